/** No connection was opened, or one that a page led to would not have been. What is behind it is told to no caller. */
export class AddressRefused extends Error {}

/** The page was asked, and gave nothing that can be read. */
export class PageUnavailable extends Error {
  readonly reason: 'away' | 'sign in' | 'not a page' | 'too large';

  constructor(reason: PageUnavailable['reason'], cause?: unknown) {
    super(`the page is ${reason}`, { cause });
    this.reason = reason;
  }
}
