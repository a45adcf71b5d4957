import type { CookieOptions, Request, Response } from 'express';

/** What a route may know of HTTP beyond its input: nothing below the route sees it. */
export interface Exchange {
  ip: string;
  userAgent: string;
  requestId: string;
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

export const exchangeOf = (req: Request, res: Response): Exchange => ({
  ip: req.ip ?? 'unknown',
  userAgent: req.get('user-agent')?.slice(0, 200) ?? '',
  requestId: res.locals.requestId,
  cookie: name => readCookie(req.headers.cookie, name),
  setCookie: (name, value, options) => res.cookie(name, value, options),
  clearCookie: (name, options) => res.clearCookie(name, options),
  setHeader: (name, value) => res.set(name, value),
});
