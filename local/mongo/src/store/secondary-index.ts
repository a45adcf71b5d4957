import { MongoError } from '../mongo-error.ts';
import { compileFilter } from '../query/filter.ts';
import { keyValuesAt, pathOf } from '../query/path.ts';
import { type Collation, readCollation } from '../values/collation.ts';
import { type Doc, isDoc, type Value } from '../values/value.ts';
import { keyOf } from '../values/value-key.ts';
import type { IndexSpec } from './index-spec.ts';
import { keyTree } from './key-tree.ts';

type Entry = { keys: string[]; values: Value[] };

export type SecondaryIndex = {
  spec: IndexSpec;
  fields: string[];
  collation: Collation | undefined;
  /** The document's keys in this index; throws where MongoDB cannot index it. */
  entriesOf(doc: Doc): Entry[];
  /** The key, if unique, that another document than this has already. */
  conflict(entries: Entry[], id: string): Doc | undefined;
  add(entries: Entry[], id: string): void;
  remove(doc: Doc, id: string): void;
  find(keys: string[]): Iterable<string>;
};

export function secondaryIndex(spec: IndexSpec): SecondaryIndex {
  const fields = Object.keys(spec.key);
  const paths = fields.map(pathOf);
  const collation = readCollation(spec.collation);
  const covers = isDoc(spec.partialFilterExpression)
    ? compileFilter(spec.partialFilterExpression)
    : () => true;
  const isSparse = spec.sparse === true;
  const tree = keyTree();

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
      const clash = entries.find(({ keys }) => [...tree.find(keys)].some(other => other !== id));
      return clash && Object.fromEntries(fields.map((field, at) => [field, clash.values[at]]));
    },
    add: (entries, id) => {
      for (const { keys } of entries) tree.add(keys, id);
    },
    remove: (doc, id) => {
      for (const { keys } of entriesOf(doc)) tree.remove(keys, id);
    },
    find: keys => tree.find(keys),
  };
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
