import { compileFilter, type FilterOptions, type Trace } from '../query/filter.ts';
import { sortDocs } from '../query/sort.ts';
import type { Doc } from '../values/value.ts';
import { candidatesFor } from './candidates.ts';
import type { Collection } from './collection.ts';

export type Search = {
  filter: Doc;
  options: FilterOptions;
  sort?: Doc | undefined;
  skip?: number | undefined;
  limit?: number | undefined;
};

export type Found = { docs: Doc[]; examined: number; index?: string | undefined };

export function search(
  collection: Collection | undefined,
  { filter, options, sort = {}, skip = 0, limit = 0 }: Search,
): Found {
  const matches = compileFilter(filter, options);
  if (!collection) return { docs: [], examined: 0 };
  const wanted = limit > 0 ? skip + limit : 0;
  const { collation } = options;
  const { docs, index, isSorted } = candidatesFor(collection, { filter, sort, collation, limit: wanted });
  const needsSort = Object.keys(sort).length > 0 && !isSorted;
  const enough = limit > 0 && !needsSort ? wanted : Number.POSITIVE_INFINITY;
  const found: Doc[] = [];
  let examined = 0;
  for (const doc of docs) {
    examined += 1;
    if (matches(doc)) found.push(doc);
    if (found.length >= enough) break;
  }
  const sorted = needsSort ? sortDocs(found, sort, options.collation) : found;
  return {
    docs: skip || limit ? sorted.slice(skip, limit > 0 ? skip + limit : undefined) : sorted,
    examined,
    index,
  };
}

/** Where in its arrays a document that is known to match does so. */
export function matchedPosition(doc: Doc, filter: Doc, options: FilterOptions): number | undefined {
  const trace: Trace = {};
  compileFilter(filter, options)(doc, trace);
  return trace.position;
}
