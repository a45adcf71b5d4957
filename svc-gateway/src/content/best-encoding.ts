import type { Request } from 'express';

export type ContentEncoding = 'br' | 'gzip';

/** The smallest form that the client takes; browsers name gzip before Brotli and mean no order by it. */
export function bestEncoding(req: Request, offered: readonly ContentEncoding[]): ContentEncoding | undefined {
  // Without the header anything may be sent, and what sends none is seldom able to unpack it.
  if (!req.get('accept-encoding')) return undefined;
  return offered.find(encoding => req.acceptsEncodings(encoding) !== false);
}
