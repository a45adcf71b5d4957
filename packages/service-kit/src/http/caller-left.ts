/** Why work is given up whose caller has left. */
export class CallerLeft extends Error {
  override name = 'CallerLeft';

  constructor() {
    super('the caller has left');
  }
}

/** Node's own waits throw an error of theirs, with the reason as its cause. */
export const isCallerLeft = (error: unknown): boolean =>
  error instanceof CallerLeft ||
  (typeof error === 'object' && error !== null && 'cause' in error && error.cause instanceof CallerLeft);
