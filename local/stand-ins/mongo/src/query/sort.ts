import { MongoError } from '../mongo-error.ts';
import type { Collation } from '../values/collation.ts';
import { compare } from '../values/compare.ts';
import { numericOf } from '../values/numeric.ts';
import { type Doc, isDoc, type Value } from '../values/value.ts';
import { keyValuesAt, type Path, pathOf } from './path.ts';

type SortPart = { path: Path; direction: 1 | -1 };
type SortBy<T> = { docOf: (item: T) => Doc; spec: Doc; collation?: Collation | undefined };

export function sortDocs(docs: Doc[], spec: Doc, collation?: Collation): Doc[] {
  return sortBy(docs, { docOf: doc => doc, spec, collation });
}

function sortBy<T>(items: T[], { docOf, spec, collation }: SortBy<T>): T[] {
  const parts = sortParts(spec);
  if (parts.length === 0) return items;
  const keyed = items.map(item => ({ item, keys: keysOf(docOf(item), parts, collation) }));
  keyed.sort((left, right) => compareKeys(left.keys, right.keys, { parts, collation }));
  return keyed.map(({ item }) => item);
}

/** What places a document in such an order, and how two of them compare. */
export function sortOrder(spec: Doc, collation?: Collation) {
  const parts = sortParts(spec);
  return {
    keysOf: (doc: Doc) => keysOf(doc, parts, collation),
    compareKeys: (left: Value[], right: Value[]) => compareKeys(left, right, { parts, collation }),
  };
}

const keysOf = (doc: Doc, parts: SortPart[], collation: Collation | undefined): Value[] =>
  parts.map(part => sortKey(doc, part, collation));

function compareKeys(
  left: Value[],
  right: Value[],
  { parts, collation }: { parts: SortPart[]; collation: Collation | undefined },
): number {
  for (const [at, { direction }] of parts.entries()) {
    const order = compare(left[at], right[at], collation);
    if (order !== 0) return order * direction;
  }
  return 0;
}

function sortParts(spec: Doc): SortPart[] {
  return Object.entries(spec).map(([name, order]) => {
    const direction = numericOf(order);
    if (isDoc(order)) throw new MongoError('BadValue', 'The embedded Mongo cannot sort by $meta');
    if (direction !== 1 && direction !== -1) {
      throw new MongoError('BadValue', '$sort key ordering must be 1 (for ascending) or -1 (for descending)');
    }
    return { path: pathOf(name), direction };
  });
}

/** An array sorts by its smallest element upwards and by its greatest downwards; an empty one before null. */
function sortKey(doc: Doc, { path, direction }: SortPart, collation: Collation | undefined): Value {
  const values = keyValuesAt(doc, path);
  if (values.length === 1 && !Array.isArray(values[0])) return values[0];
  return values
    .map(value => (Array.isArray(value) && value.length === 0 ? undefined : value))
    .reduce((best, value) => (compare(value, best, collation) * direction < 0 ? value : best));
}

/** For `$push` with `$sort`: elements by a field of theirs, or by themselves. */
export function sortValues(values: Value[], spec: Value): Value[] {
  if (isDoc(spec)) return sortBy(values, { docOf: value => (isDoc(value) ? value : {}), spec });
  const direction = numericOf(spec);
  if (direction === 1 || direction === -1) return values.toSorted((a, b) => compare(a, b) * direction);
  throw new MongoError(
    'BadValue',
    'The $sort is invalid: use 1/-1 to sort the whole element, or {field:1/-1} to sort embedded fields',
  );
}
