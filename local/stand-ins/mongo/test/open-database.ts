import { randomUUID } from 'node:crypto';
import { afterAll } from '@jest/globals';
import {
  type Collection,
  type Db,
  type Document,
  type Double,
  type Long,
  MongoClient,
  type ObjectId,
} from 'mongodb';

type Id = string | number | number[] | ObjectId | Long | Double;

/** What is in a document is the test's own affair. */
export type Anything = Document & { _id?: Id };

export type TestDatabase = { client: MongoClient; db: Db; collection(): Collection<Anything> };

/** A database of the test file's own on the server that MONGO_URL names, gone when the file is done. */
export function openDatabase(): TestDatabase {
  const url = process.env.MONGO_URL;
  if (!url)
    throw new Error('MONGO_URL is missing: run this through Jest, whose global setup starts a database');
  const client = new MongoClient(url);
  const db = client.db(`test-${randomUUID().slice(0, 13)}`);
  afterAll(async () => {
    await db.dropDatabase();
    await client.close();
  });
  return { client, db, collection: () => db.collection<Anything>(`c-${randomUUID().slice(0, 8)}`) };
}
