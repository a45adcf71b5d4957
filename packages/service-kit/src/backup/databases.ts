import type mongoose from 'mongoose';

export type Client = InstanceType<typeof mongoose.mongo.MongoClient>;
export type Database = ReturnType<Client['db']>;

/** How each service's database is called. */
const ours = /^sufra-/;

/** Who does what and when it is due: after a restore everything is due, and no replica of then has anything in hand. */
const passing = new Set(['jobs', 'holds']);

export async function ourDatabases(client: Client): Promise<string[]> {
  const { databases } = await client.db('admin').admin().listDatabases({ nameOnly: true });
  return databases.map(({ name }) => name).filter(name => ours.test(name));
}

export async function collectionsOf(database: Database) {
  const found = await database.listCollections({ type: 'collection' }, { nameOnly: false }).toArray();
  return found
    .map(({ name, ...more }) => ({ name, options: 'options' in more ? (more.options ?? {}) : {} }))
    .filter(({ name }) => !name.startsWith('system.') && !passing.has(name))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** Each as its bytes, so that nothing of it is taken for something else on the way. */
export const rawDocuments = (database: Database, collection: string): AsyncIterable<Uint8Array> =>
  database.collection(collection).find({}, { raw: true }) as unknown as AsyncIterable<Uint8Array>;
