import { APIError } from 'openai';
import { ModelFailure } from './model-failure.ts';

const passing = new Set([408, 409, 425, 429]);
const maxToldLength = 500;

/** What an error of a call means for the next one. Its words are kept for the log, the key is not. */
export function failureOf(error: unknown, apiKey: string): ModelFailure {
  const cause = new Error(wordsOf(error).replaceAll(apiKey, '…').slice(0, maxToldLength));
  const status = error instanceof APIError ? error.status : undefined;
  // No status: no server answered, the answer broke off, or it told of an error in its middle.
  const isPassing = status === undefined || passing.has(status) || status >= 500;
  if (!isPassing) return new ModelFailure('broken', { cause });
  const headers = error instanceof APIError ? error.headers : undefined;
  return new ModelFailure('busy', { cause, retryAfterMs: retryAfter(headers?.get('retry-after')) });
}

/** An error of the network says what happened only in its causes. */
function wordsOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('message' in error)) return String(error);
  const words = String(error.message);
  return 'cause' in error && error.cause ? `${words}: ${wordsOf(error.cause)}` : words;
}

/** Seconds, or a date. */
function retryAfter(value: string | null | undefined): number | undefined {
  if (!value) return undefined;
  const seconds = Number(value);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) && ms > 0 ? ms : undefined;
}
