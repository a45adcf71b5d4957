import { MongoError } from '../mongo-error.ts';
import { compileProjection } from '../query/projection.ts';
import type { Collection } from '../store/collection.ts';
import { matchedPosition, search } from '../store/search.ts';
import { compileUpdate } from '../update/compile-update.ts';
import type { Doc } from '../values/value.ts';
import { type Command, docOption, isTrue, namespaceOf } from './command.ts';
import { filterOptions } from './filter-options.ts';
import { changeDoc, insertFrom } from './update.ts';

export const findAndModify: Command = (command, context) => {
  const isRemoval = isTrue(command.remove);
  if (isRemoval === (command.update !== undefined)) {
    throw new MongoError('FailedToParse', 'Either an update or remove=true must be specified, not both');
  }
  const namespace = namespaceOf(command, context);
  const isUpsert = isTrue(command.upsert);
  const collection = isUpsert ? context.store.ensure(namespace) : context.store.find(namespace);
  const options = filterOptions(command);
  const filter = docOption(command, 'query');
  const { docs } = search(collection, { filter, options, sort: docOption(command, 'sort'), limit: 1 });
  const [doc] = docs;
  if (isRemoval) {
    if (doc) collection?.remove(doc);
    return answer(command, { value: doc, lastErrorObject: { n: docs.length } });
  }
  return collection
    ? modify(collection, command, doc)
    : answer(command, { lastErrorObject: { n: 0, updatedExisting: false } });
};

function modify(collection: Collection, command: Doc, doc: Doc | undefined): Doc {
  const filter = docOption(command, 'query');
  const options = filterOptions(command);
  const change = compileUpdate(command.update, { ...options, arrayFilters: command.arrayFilters });
  const wantsNew = isTrue(command.new);
  if (doc) {
    const changed = changeDoc(collection, doc, { change, filter, options });
    return answer(command, {
      value: wantsNew ? changed.doc : doc,
      lastErrorObject: { n: 1, updatedExisting: true },
    });
  }
  if (!isTrue(command.upsert)) return answer(command, { lastErrorObject: { n: 0, updatedExisting: false } });
  const inserted = insertFrom(collection, { filter, change, update: command.update });
  return answer(command, {
    value: wantsNew ? inserted : undefined,
    lastErrorObject: { n: 1, updatedExisting: false, upserted: inserted._id },
  });
}

function answer(
  command: Doc,
  { value, lastErrorObject }: { value?: Doc | undefined; lastErrorObject: Doc },
): Doc {
  if (!value || command.fields === undefined) return { lastErrorObject, value: value ?? null };
  const options = filterOptions(command);
  const position = matchedPosition(value, docOption(command, 'query'), options);
  return { lastErrorObject, value: compileProjection(command.fields, options)(value, position) };
}
