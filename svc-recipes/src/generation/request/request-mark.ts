import { createHash } from 'node:crypto';
import { Problem } from '@sufra/service-kit';
import type { RequestMark } from '../../quota/allowance-model.ts';
import type { RecipeRequest } from './read-request.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');

const maxKeyLength = 200;

/** A repeated request is known by its Idempotency-Key; the same key with other words is a mistake of the caller. */
export function markOf(key: string | undefined, request: RecipeRequest): RequestMark | null {
  if (!key) return null;
  if (key.length > maxKeyLength) {
    const message = `An Idempotency-Key has at most ${maxKeyLength} characters.`;
    throw new Problem('invalid_request', { message, details: [{ path: 'Idempotency-Key', message }] });
  }
  const { language, ...words } = request;
  // English is left out: so a request from before languages were asked for is still the same one.
  return { key: hash(key), body: hash(JSON.stringify(language === 'en' ? words : request)) };
}
