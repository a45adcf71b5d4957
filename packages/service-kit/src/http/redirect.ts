import type { Response } from 'express';

// Two slashes, or one and a backslash, would be another site's address.
const onThisSite = /^\/(?![/\\])[\x21-\x7e]*$/;
const elsewhere = /^https?:\/\/[\x21-\x7e]+$/i;

const isPlace = (value: unknown): value is string =>
  typeof value === 'string' && (onThisSite.test(value) || (elsewhere.test(value) && URL.canParse(value)));

/** Leads a browser on. Where to is settled by the handler; an address that no page could have is a fault of ours. */
export function redirect(res: Response, address: unknown) {
  if (!isPlace(address)) throw new Error('a call leads to a page of this site, or to one at http or https');
  res.status(302).set({ location: address, 'cache-control': 'no-store' }).end();
}
