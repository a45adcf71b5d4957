import mongoose from 'mongoose';
import { BackupFault } from './backup-fault.ts';
import type { End, Entry, Part } from './content.ts';
import { type Client, collectionsOf, type Database, ourDatabases, rawDocuments } from './databases.ts';
import { documentSum } from './document-sum.ts';
import { type BackupSource, checked, readEntries, verifyBackup } from './read-backup.ts';

export interface RestoreBackup extends BackupSource {
  client: Client;
  /** Asked before anything is overwritten; false leaves everything as it is. */
  mayOverwrite: (what: string) => Promise<boolean>;
  say: (line: string) => void;
}

const { BSON } = mongoose.mongo;
const atOnce = 500;
const bytesAtOnce = 8 * 1024 * 1024;
// Every value keeps the type that it has in the database.
const exact = { promoteValues: false, promoteLongs: false, bsonRegExp: true } as const;

/**
 * Reads the whole backup before it changes anything, then puts every database of the product in the place of what is there, and compares
 * what the database then gives with the backup. Indexes come last, so that nothing expires before it was compared.
 */
export async function restoreBackup({ client, mayOverwrite, say, ...source }: RestoreBackup): Promise<End[]> {
  say('Reading the whole backup first …');
  const expected = await verifyBackup(source);
  const there = await databasesThere(client);
  if (there.length > 0 && !(await mayOverwrite(there.join(', '))))
    throw new BackupFault(`Nothing was restored: ${there.join(', ')} would have been overwritten.`);
  let done = 0;
  try {
    for (const name of await ourDatabases(client)) await empty(client.db(name));
    await readEntries(source, async entries => {
      for await (const end of restoreCollections(client, entries)) {
        done += 1;
        say(`${end.database}.${end.collection}: ${end.documents} documents`);
      }
    });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new BackupFault(
      `The restore ended at ${done} of ${expected.length} collections: ${reason} What is there is incomplete: start no service, and run the same command again. It begins anew.`,
      { cause },
    );
  }
  return expected;
}

async function databasesThere(client: Client): Promise<string[]> {
  const found = await Promise.all(
    (await ourDatabases(client)).map(async name => {
      const database = client.db(name);
      const collections = await collectionsOf(database);
      const first = await Promise.all(collections.map(one => database.collection(one.name).findOne()));
      return first.some(document => document !== null) ? [name] : [];
    }),
  );
  return found.flat();
}

async function empty(database: Database): Promise<void> {
  const collections = await database.listCollections({ type: 'collection' }).toArray();
  for (const { name } of collections) if (!name.startsWith('system.')) await database.dropCollection(name);
}

type Head = Part & { part: 'collection' };

async function* restoreCollections(client: Client, entries: AsyncIterable<Entry>): AsyncIterable<End> {
  let head: Head | undefined;
  let held: Buffer[] = [];
  let heldBytes = 0;
  const write = async ({ database, collection }: Head) => {
    const documents = held.map(bytes => BSON.deserialize(bytes, exact));
    held = [];
    heldBytes = 0;
    if (documents.length > 0)
      await client.db(database).collection(collection).insertMany(documents, { ordered: false });
  };
  for await (const { part, document } of entries) {
    if (document && head) {
      held.push(document);
      heldBytes += document.length;
      if (held.length >= atOnce || heldBytes >= bytesAtOnce) await write(head);
    } else if (part?.part === 'collection') {
      head = part;
      await client.db(part.database).createCollection(part.collection, part.options);
    } else if (part?.part === 'end' && head) {
      await write(head);
      yield await compared(client, part);
      await makeIndexes(client, head);
    }
  }
}

async function compared(client: Client, end: End): Promise<End> {
  const sum = documentSum();
  for await (const document of rawDocuments(client.db(end.database), end.collection)) sum.add(document);
  return checked(end, sum.read());
}

async function makeIndexes(client: Client, { database, collection, indexes }: Head): Promise<void> {
  const specs = indexes.map(({ v: _, ns: __, ...spec }) => spec);
  if (specs.length > 0) await client.db(database).command({ createIndexes: collection, indexes: specs });
}
