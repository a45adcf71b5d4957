import { MongoError } from '../mongo-error.ts';
import type { Collection } from '../store/collection.ts';
import { readIndexSpec } from '../store/index-spec.ts';
import { type Doc, isDoc, isIdentical, type Value } from '../values/value.ts';
import { type Command, type Context, collectionOf, docsOption, namespaceOf } from './command.ts';

export const createIndexes: Command = (command, context) => {
  const specs = docsOption(command, 'indexes').map(readIndexSpec);
  const namespace = namespaceOf(command, context);
  const isNew = context.store.find(namespace) === undefined;
  const collection = context.store.ensure(namespace);
  const before = collection.indexes.size + 1;
  const created = specs.filter(spec => collection.createIndex(spec));
  const note = created.length === 0 ? { note: 'all indexes already exist' } : {};
  return {
    numIndexesBefore: before,
    numIndexesAfter: collection.indexes.size + 1,
    createdCollectionAutomatically: isNew,
    ...note,
  };
};

export const listIndexes: Command = (command, context) => {
  const collection = existing(command, context);
  const docs: Doc[] = [
    { v: 2, key: { _id: 1 }, name: '_id_' },
    ...[...collection.indexes.values()].map(({ spec }) => spec),
  ];
  return context.cursors.open({ namespace: collection.namespace, docs, batchSize: Number.POSITIVE_INFINITY });
};

export const dropIndexes: Command = (command, context) => {
  const collection = existing(command, context);
  const before = collection.indexes.size + 1;
  const wanted = Array.isArray(command.index) ? command.index : [command.index];
  for (const name of wanted.flatMap(index => namesOf(collection, index))) collection.dropIndex(name);
  return { nIndexesWas: before };
};

function existing(command: Doc, context: Context): Collection {
  const collection = collectionOf(command, context);
  if (collection) return collection;
  throw new MongoError('NamespaceNotFound', `ns does not exist: ${namespaceOf(command, context)}`);
}

function namesOf(collection: Collection, index: Value): string[] {
  if (index === '*') return [...collection.indexes.keys()];
  if (index === '_id_') throw new MongoError('InvalidOptions', 'cannot drop _id index');
  const found = [...collection.indexes.values()].find(({ spec }) =>
    isDoc(index) ? isIdentical(spec.key, index) : spec.name === index,
  );
  if (found) return [found.spec.name];
  throw new MongoError(
    'IndexNotFound',
    `index not found with name [${isDoc(index) ? JSON.stringify(index) : index}]`,
  );
}
