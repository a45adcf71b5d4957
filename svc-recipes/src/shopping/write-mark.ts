import { createHash } from 'node:crypto';
import { Problem } from '@sufra/service-kit';
import type { DoneWrite } from './shopping-model.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');

const maxKeyLength = 200;
/** So many last writes are known again: more than a phone collects while it is away. */
export const rememberedWrites = 1_000;

/** What a write is known again by; null where its caller sends no Idempotency-Key. */
export function markOf(key: string | undefined, write: unknown): DoneWrite | null {
  if (!key) return null;
  if (key.length > maxKeyLength) {
    const message = `An Idempotency-Key has at most ${maxKeyLength} characters.`;
    throw new Problem('invalid_request', { message, details: [{ path: 'Idempotency-Key', message }] });
  }
  return { key: hash(key), mark: hash(JSON.stringify(write)) };
}

/** Whether this write was made before; the same key with other words is a mistake of the caller. */
export function isDone(done: readonly DoneWrite[], write: DoneWrite | null): boolean {
  const known = write && done.find(({ key }) => key === write.key);
  if (known && known.mark !== write.mark) throw new Problem('idempotency_conflict');
  return Boolean(known);
}
