import { MongoError } from '../mongo-error.ts';
import { compileFilter } from '../query/filter.ts';
import { keyValuesAt, pathOf } from '../query/path.ts';
import { type Collation, readCollation } from '../values/collation.ts';
import { compare } from '../values/compare.ts';
import { type Doc, isDoc, type Value } from '../values/value.ts';
import { keyOf } from '../values/value-key.ts';
import type { IndexSpec } from './index-spec.ts';
import type { Step } from './key-order.ts';
import { type Entry, keyTree } from './key-tree.ts';

export type Conflict = { value: Doc; holder: string };

export type SecondaryIndex = {
  spec: IndexSpec;
  fields: string[];
  collation: Collation | undefined;
  /** The document's keys in this index; throws where MongoDB cannot index it. */
  entriesOf(doc: Doc): Entry[];
  /** The key, if unique, that another document than this has already, and that one's id. */
  conflict(entries: Entry[], id: string): Conflict | undefined;
  add(entries: Entry[], id: string): void;
  remove(doc: Doc, id: string): void;
  find(keys: string[], steps?: Step[]): Iterable<string>;
  /** Whether an array was ever indexed from that field on: then a document has several places there, and no order to give. */
  hasArrays(from: number): boolean;
};

export function secondaryIndex(spec: IndexSpec): SecondaryIndex {
  const fields = Object.keys(spec.key);
  const paths = fields.map(pathOf);
  const collation = readCollation(spec.collation);
  const covers = isDoc(spec.partialFilterExpression)
    ? compileFilter(spec.partialFilterExpression)
    : () => true;
  const isSparse = spec.sparse === true;
  const tree = keyTree((left, right) => compare(left, right, collation));
  let lastWithArrays = -1;

  function entriesOf(doc: Doc): Entry[] {
    if (!covers(doc)) return [];
    const perField = paths.map(path => keyValuesAt(doc, path));
    if (isSparse && paths.every(path => isMissing(doc, path))) return [];
    refuseParallelArrays(fields, perField);
    return combinations(perField).map(values => ({
      values,
      keys: values.map(value => keyOf(value, collation)),
    }));
  }

  return {
    spec,
    fields,
    collation,
    entriesOf,
    conflict: (entries, id) => {
      if (spec.unique !== true) return undefined;
      for (const { keys, values } of entries) {
        const holder = [...tree.find(keys)].find(other => other !== id);
        if (holder === undefined) continue;
        return { holder, value: Object.fromEntries(fields.map((field, at) => [field, values[at]])) };
      }
      return undefined;
    },
    add: (entries, id) => {
      lastWithArrays = Math.max(lastWithArrays, lastArrayIn(entries));
      for (const entry of entries) tree.add(entry, id);
    },
    remove: (doc, id) => {
      for (const { keys } of entriesOf(doc)) tree.remove(keys, id);
    },
    find: (keys, steps) => tree.find(keys, steps),
    hasArrays: from => lastWithArrays >= from,
  };
}

/** The last field in which a document has several values, or an array as its value; -1 where none has. */
function lastArrayIn([first, ...others]: Entry[]): number {
  if (!first) return -1;
  return first.values.findLastIndex(
    (value, at) => Array.isArray(value) || others.some(({ keys }) => keys[at] !== first.keys[at]),
  );
}

function isMissing(doc: Doc, path: readonly string[]): boolean {
  return compileFilter({ [path.join('.')]: { $exists: false } })(doc);
}

function refuseParallelArrays(fields: string[], perField: Value[][]): void {
  const several = fields.filter((_, at) => (perField[at]?.length ?? 0) > 1);
  const roots = new Set(several.map(field => pathOf(field)[0]));
  if (roots.size > 1) {
    const [first, second] = roots;
    throw new MongoError('CannotIndexParallelArrays', `cannot index parallel arrays [${second}] [${first}]`);
  }
}

export function combinations<T>(choices: T[][]): T[][] {
  return choices.reduce<T[][]>(
    (made, next) => made.flatMap(left => next.map(right => [...left, right])),
    [[]],
  );
}
