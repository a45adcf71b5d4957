import { sortOrder } from '../query/sort.ts';
import type { Collation } from '../values/collation.ts';
import type { Doc, Value } from '../values/value.ts';

/** The document that comes next of one range; `at` is the place of the range among all. */
type Head = { doc: Doc; keys: Value[]; at: number; rest: Iterator<Doc> };

/**
 * Ranges that each are in the order asked for, as one in that order: of each range no more is read than is taken, and one ahead.
 * A document in several ranges comes once. Of equal ones, those of the earlier range come first.
 */
export function* mergeRanges(
  ranges: Iterable<Doc>[],
  { sort, collation }: { sort: Doc; collation: Collation | undefined },
): Iterable<Doc> {
  const { keysOf, compareKeys } = sortOrder(sort, collation);
  const isBefore = (left: Head, right: Head) =>
    (compareKeys(left.keys, right.keys) || left.at - right.at) < 0;
  const headOf = (rest: Iterator<Doc>, at: number): Head | undefined => {
    const { value, done } = rest.next();
    return done ? undefined : { doc: value, keys: keysOf(value), at, rest };
  };

  const heap = ranges
    .flatMap((range, at) => headOf(range[Symbol.iterator](), at) ?? [])
    .sort((left, right) => (isBefore(left, right) ? -1 : 1));
  const seen = new Set<Doc>();
  for (let first = heap[0]; first; first = heap[0]) {
    if (!seen.has(first.doc)) {
      seen.add(first.doc);
      yield first.doc;
    }
    const next = headOf(first.rest, first.at) ?? heap.pop();
    if (next && next !== first) sink(heap, next, isBefore);
  }
}

/** Puts it in the place of the first, and lets what is before it rise. */
function sink(heap: Head[], head: Head, isBefore: (left: Head, right: Head) => boolean): void {
  let at = 0;
  for (;;) {
    const [left, right] = [heap[2 * at + 1], heap[2 * at + 2]];
    if (!left) break;
    const isRight = right !== undefined && isBefore(right, left);
    const child = isRight ? right : left;
    if (!isBefore(child, head)) break;
    heap[at] = child;
    at = 2 * at + (isRight ? 2 : 1);
  }
  heap[at] = head;
}
