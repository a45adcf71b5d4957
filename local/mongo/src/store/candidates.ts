import { isOperators } from '../query/filter.ts';
import { regularExpressionOf } from '../query/regular-expression.ts';
import type { Collation } from '../values/collation.ts';
import { compare } from '../values/compare.ts';
import { kindOf } from '../values/kind.ts';
import { type Doc, isDoc, isIdentical, type Value } from '../values/value.ts';
import { keyOf } from '../values/value-key.ts';
import type { Collection } from './collection.ts';
import { combinations, type SecondaryIndex } from './secondary-index.ts';

/** Documents among which all matching ones are, and the index that said so (none: the whole collection). */
export type Candidates = { docs: Iterable<Doc>; index?: string };

export function candidatesFor(collection: Collection, filter: Doc, collation?: Collation): Candidates {
  const wanted = wantedValues(filter);
  const ids = wanted.get('_id');
  if (ids && (collation === undefined || !ids.some(id => kindOf(id) === 'string'))) {
    const inOrder = ids.length > 1 ? ids.toSorted((left, right) => compare(left, right)) : ids;
    return { docs: docsWith(collection, new Set(inOrder.map(id => keyOf(id)))), index: '_id_' };
  }
  const best = bestIndex({ collection, wanted, filter, collation });
  if (!best) return { docs: collection.docs.values() };
  const { index, length } = best;
  const perField = index.fields
    .slice(0, length)
    .map(field => (wanted.get(field) ?? []).map(value => keyOf(value, collation)));
  const found = new Set(
    combinations(perField.map(keys => [...new Set(keys)])).flatMap(keys => [...index.find(keys)]),
  );
  return { docs: docsWith(collection, found), index: index.spec.name };
}

function* docsWith({ docs }: Collection, ids: Iterable<string>): Iterable<Doc> {
  for (const id of ids) {
    const doc = docs.get(id);
    if (doc) yield doc;
  }
}

/** Fields that have to equal one of some values. Arrays and expressions are left out: an index holds neither. */
function wantedValues(filter: Doc): Map<string, Value[]> {
  const wanted = new Map<string, Value[]>();
  for (const [name, spec] of Object.entries(filter)) {
    if (name === '$and' && Array.isArray(spec)) {
      for (const part of spec) {
        if (isDoc(part)) for (const [field, values] of wantedValues(part)) wanted.set(field, values);
      }
    }
    const values = name.startsWith('$') ? undefined : wantedBy(spec);
    if (values?.every(isIndexed)) wanted.set(name, values);
  }
  return wanted;
}

function wantedBy(spec: Value): Value[] | undefined {
  if (!isOperators(spec)) return [spec];
  if ('$eq' in spec) return [spec.$eq];
  return Array.isArray(spec.$in) ? spec.$in : undefined;
}

function isIndexed(value: Value): boolean {
  return value !== undefined && !Array.isArray(value) && regularExpressionOf(value) === undefined;
}

type Choice = {
  collection: Collection;
  wanted: Map<string, Value[]>;
  filter: Doc;
  collation: Collation | undefined;
};

function bestIndex({
  collection,
  wanted,
  filter,
  collation,
}: Choice): { index: SecondaryIndex; length: number } | undefined {
  const usable = [...collection.indexes.values()].flatMap(index => {
    const uncovered = index.fields.findIndex(field => !wanted.has(field));
    const length = uncovered === -1 ? index.fields.length : uncovered;
    const isUsable =
      length > 0 && index.collation?.id === collation?.id && holdsAll(index, { wanted, filter });
    return isUsable ? [{ index, length }] : [];
  });
  return usable.toSorted((a, b) => b.length - a.length || a.index.fields.length - b.index.fields.length)[0];
}

/** A sparse index lacks documents without the field, a partial one those outside its filter. */
function holdsAll(
  { spec }: SecondaryIndex,
  { wanted, filter }: { wanted: Map<string, Value[]>; filter: Doc },
): boolean {
  const values = Object.keys(spec.key).flatMap(field => wanted.get(field) ?? []);
  if (spec.sparse === true && values.includes(null)) return false;
  const partial = spec.partialFilterExpression;
  if (!isDoc(partial)) return true;
  return Object.entries(partial).every(([field, condition]) => {
    const asked = filter[field];
    if (asked !== undefined && isIdentical({ asked }, { asked: condition })) return true;
    const isExists =
      isDoc(condition) && Object.keys(condition).join() === '$exists' && condition.$exists === true;
    return isExists && wanted.get(field)?.every(value => value !== null) === true;
  });
}
