import type { Collation } from '../values/collation.ts';
import { compare } from '../values/compare.ts';
import { kindOf } from '../values/kind.ts';
import { numericOf } from '../values/numeric.ts';
import { type Doc, isDoc, isIdentical } from '../values/value.ts';
import { keyOf } from '../values/value-key.ts';
import type { Collection } from './collection.ts';
import type { Step } from './key-order.ts';
import { mergeRanges } from './merge-ranges.ts';
import { combinations, type SecondaryIndex } from './secondary-index.ts';
import { type Wanted, wantedOf } from './wanted-values.ts';

/** Documents among which all matching ones are, and the index that said so (none: the whole collection). */
export type Candidates = { docs: Iterable<Doc>; index?: string; isSorted: boolean };

type Query = {
  filter: Doc;
  sort: Doc;
  collation: Collation | undefined;
  /** How many matches are wanted; 0 for all. */
  limit: number;
};

export function candidatesFor(collection: Collection, query: Query): Candidates {
  const { filter, collation } = query;
  const wanted = wantedOf(filter);
  const ids = wanted.equal.get('_id');
  if (ids && (collation === undefined || !ids.some(id => kindOf(id) === 'string'))) {
    const inOrder = ids.length > 1 ? ids.toSorted((left, right) => compare(left, right)) : ids;
    const found = new Set(inOrder.map(id => keyOf(id)));
    return { docs: docsWith(collection, found), index: '_id_', isSorted: false };
  }
  const asked = { ...query, wanted };
  const plans = plansFor(collection, asked);
  for (const plan of plans) {
    const prefixes = prefixesOf(plan, asked);
    if (plan.isSorted && prefixes.length > 1) {
      const ranges = prefixes.map(keys => docsWith(collection, plan.index.find(keys, plan.steps)));
      return { docs: mergeRanges(ranges, query), index: plan.index.spec.name, isSorted: true };
    }
    const ids = idsOf(plan, prefixes);
    const inOrder = plans.some(other => other.isSorted) && needsSort(plan, query);
    const few = inOrder ? asFew(ids, fewerThanInOrder(collection, query.limit)) : ids;
    if (few) return { docs: docsWith(collection, few), index: plan.index.spec.name, isSorted: plan.isSorted };
  }
  return { docs: collection.docs.values(), isSorted: false };
}

const needsSort = ({ isSorted, steps }: Plan, { sort, limit }: Query) =>
  !isSorted && limit > 0 && Object.keys(sort).length > 0 && steps.some(({ range }) => range?.isPrefix);

/**
 * Of `n` matches that lie anywhere among all documents, an index in the order asked for meets `limit` after `all × limit ÷ n`: more
 * than `n`, as long as `n` is less than this.
 */
const fewerThanInOrder = ({ docs }: Collection, limit: number) => Math.sqrt(limit * docs.size);

/** All of them, unless they are more than so many. */
function asFew(ids: Iterable<string>, most: number): string[] | undefined {
  const found: string[] = [];
  for (const id of ids) {
    if (found.length >= most) return undefined;
    found.push(id);
  }
  return found;
}

/** The keys of each range of the index in which matches are: one for each combination of values asked for. */
function prefixesOf({ index, length }: Plan, { wanted, collation }: Asked): string[][] {
  const perField = index.fields
    .slice(0, length)
    .map(field => [...new Set((wanted.equal.get(field) ?? []).map(value => keyOf(value, collation)))]);
  return combinations(perField);
}

function idsOf({ index, steps }: Plan, prefixes: string[][]): Iterable<string> {
  const [only] = prefixes;
  const isOnce = only && prefixes.length === 1 && !index.hasArrays(only.length);
  return isOnce ? index.find(only, steps) : onceEach(index, prefixes, steps);
}

/** An array puts a document under several keys. Under one key it stands once, unless what follows has arrays. */
function* onceEach(index: SecondaryIndex, prefixes: string[][], steps: Step[]): Iterable<string> {
  const seen = new Set<string>();
  for (const keys of prefixes) {
    for (const id of index.find(keys, steps)) {
      if (seen.has(id)) continue;
      seen.add(id);
      yield id;
    }
  }
}

function* docsWith({ docs }: Collection, ids: Iterable<string>): Iterable<Doc> {
  for (const id of ids) {
    const doc = docs.get(id);
    if (doc) yield doc;
  }
}

type Asked = Query & { wanted: Wanted };
type Plan = { index: SecondaryIndex; length: number; steps: Step[]; isSorted: boolean };

/** The best first: the beginning of a text, most fields by equality, then a range, then an order that saves the sort. */
function plansFor(collection: Collection, asked: Asked): Plan[] {
  const ordersIds = '_id' in asked.sort || asked.wanted.within.has('_id');
  const indexes = [...collection.indexes.values(), ...(ordersIds ? [collection.idOrder()] : [])];
  const plans = indexes.flatMap(index => {
    const plan = planWith(index, asked);
    return plan ? [plan] : [];
  });
  const isRanged = ({ steps }: Plan) => Number(steps.some(({ range }) => range));
  const isPrefixed = ({ steps }: Plan) => Number(steps.some(({ range }) => range?.isPrefix));
  return plans.toSorted(
    (a, b) =>
      isPrefixed(b) - isPrefixed(a) ||
      b.length - a.length ||
      isRanged(b) - isRanged(a) ||
      Number(b.isSorted) - Number(a.isSorted) ||
      a.index.fields.length - b.index.fields.length,
  );
}

function planWith(index: SecondaryIndex, asked: Asked): Plan | undefined {
  const { wanted, collation } = asked;
  if (index.collation?.id !== collation?.id || !holdsAll(index, asked)) return undefined;
  const uncovered = index.fields.findIndex(field => !wanted.equal.has(field));
  const length = uncovered === -1 ? index.fields.length : uncovered;
  const rest = index.hasArrays(length) ? [] : index.fields.slice(length);
  const next = wanted.within.get(index.fields[length] ?? '');
  const mayRange = next?.isPrefix ? collation === undefined : rest.length > 0;
  const range = mayRange ? next : undefined;
  const sorting = sortSteps(index, { length, rest }, asked);
  if (sorting) {
    const [first, ...others] = sorting;
    return { index, length, steps: first ? [{ ...first, range }, ...others] : [], isSorted: true };
  }
  if (range) return { index, length, steps: [{ direction: 1, range }], isSorted: false };
  // A partial index that holds all is shorter than the collection.
  const isUseful = length > 0 || isDoc(index.spec.partialFilterExpression);
  return isUseful ? { index, length, steps: [], isSorted: false } : undefined;
}

/** The way through each range of the index that gives the order asked for, if there is one. */
function sortSteps(
  index: SecondaryIndex,
  { length, rest }: { length: number; rest: string[] },
  { wanted, sort }: Asked,
): Step[] | undefined {
  const equal = index.fields.slice(0, length);
  const isSingle = (field: string) => wanted.equal.get(field)?.length === 1;
  // An array that holds the one value may be ordered by another of its elements.
  const isSame = (field: string) => equal.includes(field) && isSingle(field) && !index.hasArrays(0);
  const asked = Object.entries(sort).filter(([field]) => !isSame(field));
  if (asked.length === 0 || asked.length > rest.length) return undefined;
  const steps = asked.flatMap(([field, order], at): Step[] => {
    const direction = numericOf(order);
    return field === rest[at] && (direction === 1 || direction === -1) ? [{ direction }] : [];
  });
  return steps.length === asked.length ? steps : undefined;
}

/** A sparse index lacks documents without the field, a partial one those outside its filter. */
function holdsAll({ spec, fields }: SecondaryIndex, { wanted, filter }: Asked): boolean {
  const isThere = (field: string) =>
    wanted.within.has(field) || wanted.equal.get(field)?.every(value => value !== null) === true;
  if (spec.sparse === true && !fields.some(isThere)) return false;
  const partial = spec.partialFilterExpression;
  if (!isDoc(partial)) return true;
  return Object.entries(partial).every(([field, condition]) => {
    const asked = filter[field];
    if (asked !== undefined && isIdentical({ asked }, { asked: condition })) return true;
    const isExists =
      isDoc(condition) && Object.keys(condition).join() === '$exists' && condition.$exists === true;
    return isExists && (isThere(field) || (isDoc(asked) && asked.$exists === true));
  });
}
