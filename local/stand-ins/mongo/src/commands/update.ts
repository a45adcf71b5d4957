import { MongoError } from '../mongo-error.ts';
import type { FilterOptions } from '../query/filter.ts';
import type { Collection } from '../store/collection.ts';
import { matchedPosition, search } from '../store/search.ts';
import { compileUpdate, isReplacement, type Update } from '../update/compile-update.ts';
import { upsertBase } from '../update/upsert-base.ts';
import { type Doc, fieldOf, isIdentical } from '../values/value.ts';
import { type Command, docOption, docsOption, isTrue, namespaceOf } from './command.ts';
import { filterOptions } from './filter-options.ts';
import { eachStatement } from './write-errors.ts';

/** MongoDB 7.0 refuses any other field of a statement; `sort` came with 8.0. */
const statementFields = new Set(['q', 'u', 'c', 'upsert', 'multi', 'collation', 'arrayFilters', 'hint']);

function refuseUnknownFields(statement: Doc): void {
  const unknown = Object.keys(statement).find(name => !statementFields.has(name));
  if (unknown === undefined) return;
  throw new MongoError('UnknownField', `BSON field 'update.updates.${unknown}' is an unknown field.`);
}

export const update: Command = (command, context) => {
  const statements = docsOption(command, 'updates');
  for (const statement of statements) refuseUnknownFields(statement);
  const namespace = namespaceOf(command, context);
  const sum = { matched: 0, modified: 0 };
  const upserted: Doc[] = [];
  const errors = eachStatement(command, statements, (statement, index) => {
    const wanted: Doc = { let: command.let, ...statement };
    const needed = isTrue(wanted.upsert) ? context.store.ensure(namespace) : context.store.find(namespace);
    runUpdate(needed, wanted, {
      onMatch: isModified => {
        sum.matched += 1;
        if (isModified) sum.modified += 1;
      },
      onInsert: doc => upserted.push({ index, _id: doc._id }),
    });
  });
  const ids = upserted.length > 0 ? { upserted } : {};
  return { n: sum.matched + upserted.length, nModified: sum.modified, ...ids, ...errors };
};

type Listener = { onMatch: (isModified: boolean) => void; onInsert: (doc: Doc) => void };

function runUpdate(
  collection: Collection | undefined,
  statement: Doc,
  { onMatch, onInsert }: Listener,
): void {
  const filter = docOption(statement, 'q');
  const isMulti = isTrue(statement.multi);
  if (isMulti && isReplacement(statement.u)) {
    throw new MongoError('FailedToParse', 'multi update is not supported for replacement-style update');
  }
  const options = filterOptions(statement);
  const change = compileUpdate(statement.u, { ...options, arrayFilters: statement.arrayFilters });
  const { docs } = search(collection, { filter, options, limit: isMulti ? 0 : 1 });
  if (!collection) return;
  for (const doc of docs) onMatch(changeDoc(collection, doc, { change, filter, options }).isModified);
  if (docs.length === 0 && isTrue(statement.upsert)) {
    onInsert(insertFrom(collection, { filter, change, update: statement.u }));
  }
}

type Change = { change: Update; filter: Doc; options: FilterOptions };

export function changeDoc(
  collection: Collection,
  doc: Doc,
  { change, filter, options }: Change,
): { doc: Doc; isModified: boolean } {
  const changed = change(doc, { isInsert: false, position: () => matchedPosition(doc, filter, options) });
  const isModified = !isIdentical(doc, changed);
  if (isModified) collection.replace(changed);
  return { doc: changed, isModified };
}

/** An upsert that found nothing. A replacement takes only the `_id` from the filter. */
export function insertFrom(
  collection: Collection,
  { filter, change, update }: { filter: Doc; change: Update; update: unknown },
): Doc {
  const base = upsertBase(filter);
  const start = isReplacement(update) ? ('_id' in base ? { _id: fieldOf(base, '_id') } : {}) : base;
  const doc = change(start, { isInsert: true, position: () => undefined });
  collection.insert(doc);
  return doc;
}
