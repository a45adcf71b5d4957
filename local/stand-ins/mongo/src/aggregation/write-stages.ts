import { ObjectId } from 'bson';
import { MongoError } from '../mongo-error.ts';
import type { Collection } from '../store/collection.ts';
import { duplicateKey } from '../store/duplicate-key.ts';
import { search } from '../store/search.ts';
import type { Store } from '../store/store.ts';
import { pipelineUpdate } from '../update/pipeline-update.ts';
import { copyOf, type Doc, fieldOf, isDoc, toPlain, type Value } from '../values/value.ts';

export type Target = { store: Store; database: string; variables: Doc };

/** Writes what a pipeline made where its last stage says; false when that stage does not write. */
export function writeResult(docs: Doc[], stage: Doc | undefined, target: Target): boolean {
  if (stage && '$out' in stage) writeOut(docs, stage.$out, target);
  else if (stage && '$merge' in stage) writeMerge(docs, stage.$merge, target);
  else return false;
  return true;
}

function targetOf(into: Value, { store, database }: Target): Collection {
  if (typeof into === 'string') return store.ensure(`${database}.${into}`);
  if (isDoc(into) && typeof into.coll === 'string')
    return store.ensure(`${into.db ?? database}.${into.coll}`);
  throw new MongoError('FailedToParse', 'The target has to be a name, or { db, coll }');
}

/** All or nothing: when one document is refused, those that were there come back. */
function writeOut(docs: Doc[], into: Value, target: Target): void {
  const collection = targetOf(into, target);
  const before = [...collection.docs.values()];
  for (const doc of before) collection.remove(doc);
  try {
    for (const doc of docs) collection.insert(withId(doc));
  } catch (error) {
    for (const doc of [...collection.docs.values()]) collection.remove(doc);
    for (const doc of before) collection.insert(doc);
    throw error;
  }
}

function writeMerge(docs: Doc[], operand: Value, target: Target): void {
  const spec: Doc = isDoc(operand) && operand.into !== undefined ? operand : { into: operand };
  const collection = targetOf(spec.into, target);
  const on = [spec.on ?? '_id'].flat().map(String);
  checkUnique(collection, on);
  for (const given of docs) mergeOne(collection, withId(given), { spec, on, variables: target.variables });
}

type Merge = { spec: Doc; on: string[]; variables: Doc };

function mergeOne(collection: Collection, doc: Doc, { spec, on, variables }: Merge): void {
  const filter = Object.fromEntries(on.map(field => [field, { $eq: fieldOf(doc, field) ?? null }]));
  const [existing] = search(collection, { filter, options: {}, limit: 1 }).docs;
  if (existing) {
    const merged = mergedWith(existing, doc, { spec, on, variables });
    if (merged === 'fail') throw clash(collection, doc, on);
    collection.replace(merged);
    return;
  }
  const whenNotMatched = spec.whenNotMatched ?? 'insert';
  if (whenNotMatched === 'insert') collection.insert(doc);
  else if (whenNotMatched === 'fail') {
    throw new MongoError(
      'MergeStageNoMatchingDocument',
      '$merge could not find a matching document in the target collection',
    );
  } else if (whenNotMatched !== 'discard')
    throw new MongoError('BadValue', `unknown whenNotMatched: ${whenNotMatched}`);
}

function mergedWith(existing: Doc, doc: Doc, { spec, on, variables }: Merge): Doc | 'fail' {
  const how = spec.whenMatched ?? 'merge';
  if (Array.isArray(how))
    return pipelineUpdate(how, { variables: { ...variables, new: toPlain(doc) } })(existing);
  if (!on.includes('_id')) doc = { ...doc, _id: existing._id };
  if (how === 'replace') return doc;
  if (how === 'merge') return { ...existing, ...doc };
  if (how === 'keepExisting') return existing;
  if (how === 'fail') return how;
  throw new MongoError('BadValue', `unknown whenMatched: ${how}`);
}

function clash({ namespace, indexes }: Collection, doc: Doc, on: string[]): MongoError {
  const index = [...indexes.values()].find(({ fields }) => fields.join() === on.join());
  const value = Object.fromEntries(on.map(field => [field, fieldOf(doc, field)]));
  const pattern = index?.spec.key ?? { _id: 1 };
  return duplicateKey({ namespace, index: index?.spec.name ?? '_id_', pattern, value });
}

function checkUnique({ indexes }: Collection, on: string[]): void {
  if (on.join() === '_id') return;
  const isUnique = [...indexes.values()].some(
    ({ spec, fields }) => spec.unique === true && fields.toSorted().join() === on.toSorted().join(),
  );
  if (!isUnique) {
    throw new MongoError(
      'MergeNeedsUniqueIndex',
      'Cannot find index to verify that join fields will be unique',
    );
  }
}

function withId(doc: Doc): Doc {
  return copyOf('_id' in doc ? doc : { _id: new ObjectId(), ...doc });
}
