import { setTimeout as wait } from 'node:timers/promises';
import type { GuardedUpdate } from './event-recorder.ts';

interface ChangeDocument<D extends { _id: unknown }> {
  read: () => PromiseLike<D | null>;
  /** As it was when the caller last had it: read only when it has been changed since. */
  known?: D | undefined;
  /** What to write for the document as it is now; nothing leaves it alone. Runs again after a conflict. */
  change: (current: D) => GuardedUpdate<D['_id']> | undefined;
  /** `model.findOneAndUpdate(filter, update, { returnDocument: 'after' })`. */
  write: (guarded: GuardedUpdate<D['_id']>) => PromiseLike<D | null>;
  attempts?: number;
}

export class WriteConflict extends Error {
  override name = 'WriteConflict';
}

/** Reads, decides, writes; and again when another caller wrote in between. Answers null when there is no such document. */
export async function changeDocument<D extends { _id: unknown }>(
  options: ChangeDocument<D>,
): Promise<D | null> {
  const { read, known, change, write, attempts = 20 } = options;
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const current = attempt === 1 && known ? known : await read();
    if (!current) return null;
    const guarded = change(current);
    if (!guarded) return current;
    const changed = await write(guarded);
    if (changed) return changed;
    await wait(Math.random() * 5 * attempt);
  }
  throw new WriteConflict(`the document was changed by others ${attempts} times in a row`);
}
