import type { CookieOptions, Request, Response } from 'express';
import { CallerLeft } from './caller-left.ts';
import { sendEvent, wantsEvents } from './event-stream.ts';

/** What a route may know of HTTP beyond its input: nothing below the route sees it. */
export interface Exchange {
  ip: string;
  userAgent: string;
  requestId: string;
  /** A person's browser goes to this address itself, and would show whatever comes back. */
  wantsPage: boolean;
  /** Aborted, with `CallerLeft`, when the caller leaves before the answer is complete. */
  signal: AbortSignal;
  /** There only for a caller who asked for server-sent events. After the first, the answer ends the stream as `done`. */
  send: ((event: string, data: unknown) => void) | undefined;
  header(name: string): string | undefined;
  cookie(name: string): string | undefined;
  setCookie(name: string, value: string, options: CookieOptions): void;
  clearCookie(name: string, options: CookieOptions): void;
  setHeader(name: string, value: string): void;
}

function readCookie(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}

function signalOf(res: Response): AbortSignal {
  const controller = new AbortController();
  const leave = () => {
    if (!res.writableFinished) controller.abort(new CallerLeft());
  };
  // A client that left while access was looked up is gone already, and no event tells of it any more.
  if (res.closed) leave();
  else res.once('close', leave);
  return controller.signal;
}

export function exchangeOf(req: Request, res: Response): Exchange {
  let signal: AbortSignal | undefined;
  return {
    ip: req.ip ?? 'unknown',
    userAgent: req.get('user-agent')?.slice(0, 200) ?? '',
    requestId: res.locals.requestId,
    wantsPage: req.accepts(['json', 'html']) === 'html',
    get signal() {
      signal ??= signalOf(res);
      return signal;
    },
    send: wantsEvents(req) ? (event, data) => sendEvent(res, event, data) : undefined,
    header: name => req.get(name),
    cookie: name => readCookie(req.headers.cookie, name),
    setCookie: (name, value, options) => res.cookie(name, value, options),
    clearCookie: (name, options) => res.clearCookie(name, options),
    setHeader: (name, value) => res.set(name, value),
  };
}
