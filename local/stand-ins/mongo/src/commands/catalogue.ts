import { Long } from 'bson';
import { MongoError } from '../mongo-error.ts';
import { compileFilter } from '../query/filter.ts';
import { collectionNameOf, databaseOf } from '../store/store.ts';
import { copyOf, type Doc, isIdentical } from '../values/value.ts';
import { type Command, docOption, namespaceOf, ofAnyCommand } from './command.ts';

const notOptions = new Set(['create', ...ofAnyCommand]);
const refused = ['capped', 'timeseries', 'viewOn', 'encryptedFields', 'clusteredIndex', 'collation'];

export const create: Command = (command, context) => {
  const namespace = namespaceOf(command, context);
  const unknown = refused.find(name => command[name] !== undefined && command[name] !== false);
  if (unknown)
    throw new MongoError('InvalidOptions', `The embedded Mongo has no collections with '${unknown}'`);
  const options = Object.fromEntries(
    Object.entries(copyOf(command)).filter(([name]) => !notOptions.has(name)),
  );
  const existing = context.store.find(namespace);
  if (existing && !isIdentical(existing.options, options)) {
    throw new MongoError('NamespaceExists', `Collection ${namespace} already exists.`);
  }
  context.store.ensure(namespace, options);
  return {};
};

export const drop: Command = (command, context) => {
  const namespace = namespaceOf(command, context);
  const dropped = context.store.find(namespace);
  context.store.drop(namespace);
  return dropped ? { nIndexesWas: dropped.indexes.size + 1, ns: namespace } : {};
};

export const dropDatabase: Command = (_command, { store, database }) => {
  const collections = store.collectionsOf(database);
  for (const { namespace } of collections) store.drop(namespace);
  return collections.length > 0 ? { dropped: database } : {};
};

export const listCollections: Command = (command, { store, database, cursors }) => {
  const matches = compileFilter(docOption(command, 'filter'));
  const docs = store
    .collectionsOf(database)
    .map(
      ({ namespace, options }): Doc => ({
        name: collectionNameOf(namespace),
        type: 'collection',
        options,
        info: { readOnly: false },
        idIndex: { v: 2, key: { _id: 1 }, name: '_id_' },
      }),
    )
    .filter(doc => matches(doc));
  return cursors.open({
    namespace: `${database}.$cmd.listCollections`,
    docs,
    batchSize: Number.POSITIVE_INFINITY,
  });
};

export const listDatabases: Command = (command, { store }) => {
  const names = new Set(store.all().map(({ namespace }) => databaseOf(namespace)));
  const matches = compileFilter(docOption(command, 'filter'));
  const databases = [...names]
    .toSorted()
    .map((name): Doc => ({ name, sizeOnDisk: Long.ZERO, empty: false }))
    .filter(doc => matches(doc))
    .map(doc => (command.nameOnly === true ? { name: doc.name } : doc));
  return { databases, totalSize: Long.ZERO };
};
