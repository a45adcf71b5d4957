import { setTimeout as wait } from 'node:timers/promises';
import type { GuardedUpdate } from './event-recorder.ts';

interface Versioned<D> {
  findOneAndUpdate(
    filter: object,
    update: object,
    options: { returnDocument: 'after' },
  ): PromiseLike<D | null>;
}

interface ChangeDocument<D, Id> {
  model: Versioned<D>;
  read: () => PromiseLike<D | null>;
  /** What to write for the document as it is now; nothing leaves it alone. May run again after a conflict. */
  change: (current: D) => GuardedUpdate<Id> | undefined;
  attempts?: number;
}

export class WriteConflict extends Error {
  override name = 'WriteConflict';
}

/** Reads, decides, writes; and again when somebody else wrote in between. Answers null when there is no such document. */
export async function changeDocument<D, Id>(options: ChangeDocument<D, Id>): Promise<D | null> {
  const { model, read, change, attempts = 20 } = options;
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const current = await read();
    if (!current) return null;
    const write = change(current);
    if (!write) return current;
    const changed = await model.findOneAndUpdate(write.filter, write.update, { returnDocument: 'after' });
    if (changed) return changed;
    await wait(Math.random() * 5 * attempt);
  }
  throw new WriteConflict(`the document was changed by others ${attempts} times in a row`);
}
