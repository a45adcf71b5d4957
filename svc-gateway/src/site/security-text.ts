import { Problem } from '@sufra/service-kit';
import type { NextFunction, Request, Response } from 'express';
import { sendContent } from '../content/send-content.ts';
import { onlyPlain } from '../content/variants.ts';
import { assertReading } from '../edge/assert-reading.ts';

const textPath = '/.well-known/security.txt';
const policyPath = '/.well-known/security-policy.txt';
/** RFC 9116 asks for less than a year. */
const lifeDays = 180;
const dayMs = 86_400_000;

interface Options {
  origin: string;
  /** `mailto:`, `https:` or `tel:`; without one, the site's own page for messages. */
  contacts: readonly string[];
  now?: () => number;
}

const policy = `How to tell us about a hole in this site

Write to the contact named in ${textPath}, with what you did, what you saw, and how to see it again. You hear from us within three
days, and when it is mended. Please try it with accounts of your own, read and change no data of others, and keep what you found to
yourself until it is mended or ninety days are over. Who keeps to this has no complaint of ours to fear.

Out of scope: floods of requests, mails that pretend to be ours, and the sites of our payment, sign-in and recipe providers.
`;

/** Made for each reader, so that it is never past its own end. */
export function securityText({ origin, contacts, now = Date.now }: Options): string {
  const midnight = Math.ceil(now() / dayMs) * dayMs;
  const named = contacts.length > 0 ? contacts : [`${origin}/contact`];
  return [
    ...named.map(contact => `Contact: ${contact}`),
    `Expires: ${new Date(midnight + lifeDays * dayMs).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}${textPath}`,
    `Policy: ${origin}${policyPath}`,
    '',
  ].join('\n');
}

/** Where people who have found a hole are told whom to write to. */
export const tellOfSecurity = (options: Options) => (req: Request, res: Response, next: NextFunction) => {
  const { path } = res.locals.target;
  if (!path.startsWith('/.well-known/')) return next();
  const text = { [textPath]: () => securityText(options), [policyPath]: () => policy }[path as string];
  if (!text) throw new Problem('not_found');
  assertReading(req, res);
  res.locals.route = 'security.txt';
  const variants = onlyPlain(Buffer.from(text()));
  sendContent(req, res, {
    variants,
    type: 'text/plain; charset=utf-8',
    cacheControl: 'public, max-age=86400',
  });
};
