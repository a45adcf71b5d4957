import { calculateObjectSize, Long } from 'bson';
import { MongoError } from '../mongo-error.ts';
import type { Doc } from '../values/value.ts';

const idleLimit = 10 * 60_000;
const batchBytes = 16 * 1024 * 1024;
const defaultFirstBatch = 101;

type Cursor = { namespace: string; docs: Doc[]; next: number; usedAt: number; isKept: boolean };
type Opening = {
  namespace: string;
  docs: Doc[];
  batchSize?: number | undefined;
  isSingle?: boolean;
  isKept?: boolean;
};

/** What was found but not yet fetched. Stored documents never change, so a cursor reads what there was when it opened. */
export class Cursors {
  readonly #open = new Map<string, Cursor>();
  #lastId = 0n;

  /** The answer to `find` and `aggregate`. */
  open({ namespace, docs, batchSize, isSingle = false, isKept = false }: Opening): Doc {
    const cursor: Cursor = { namespace, docs, next: 0, usedAt: Date.now(), isKept };
    const firstBatch = nextBatch(cursor, batchSize ?? defaultFirstBatch);
    const isDone = isSingle || cursor.next >= docs.length;
    return { cursor: { firstBatch, id: isDone ? Long.ZERO : this.#keep(cursor), ns: namespace } };
  }

  #keep(cursor: Cursor): Long {
    this.#lastId += 1n;
    this.#open.set(String(this.#lastId), cursor);
    return Long.fromBigInt(this.#lastId);
  }

  more(id: Long, { namespace, batchSize }: { namespace: string; batchSize: number | undefined }): Doc {
    const cursor = this.#open.get(id.toString());
    if (!cursor || cursor.namespace !== namespace) {
      throw new MongoError('CursorNotFound', `cursor id ${id} not found`);
    }
    cursor.usedAt = Date.now();
    const batch = nextBatch(cursor, batchSize || Number.POSITIVE_INFINITY);
    const isDone = cursor.next >= cursor.docs.length;
    if (isDone) this.#open.delete(id.toString());
    return { cursor: { nextBatch: batch, id: isDone ? Long.ZERO : id, ns: namespace } };
  }

  kill(id: Long): boolean {
    return this.#open.delete(id.toString());
  }

  closeIdle(now = Date.now()): void {
    for (const [id, cursor] of this.#open) {
      if (!cursor.isKept && now - cursor.usedAt > idleLimit) this.#open.delete(id);
    }
  }
}

/** By count and by bytes; a document larger than what is left of a batch begins the next one. */
function nextBatch(cursor: Cursor, count: number): Doc[] {
  const batch: Doc[] = [];
  let bytes = 0;
  for (const doc of cursor.docs.slice(
    cursor.next,
    count === Number.POSITIVE_INFINITY ? undefined : cursor.next + count,
  )) {
    bytes += calculateObjectSize(doc);
    if (batch.length > 0 && bytes > batchBytes) break;
    batch.push(doc);
  }
  cursor.next += batch.length;
  return batch;
}
