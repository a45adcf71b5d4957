import { randomUUID } from 'node:crypto';
import mongoose, { type Connection } from 'mongoose';

export interface TestDatabase {
  url: string;
  connection: Connection;
  stop(): Promise<void>;
}

/** A database of its own on the server that the test run was given, removed at the end. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const server = process.env.MONGO_URL;
  if (!server) throw new Error('MONGO_URL is not set: run this through the test command');
  const url = new URL(server);
  url.pathname = `/test_${randomUUID().replaceAll('-', '').slice(0, 20)}`;
  // So that tests can count the commands of a call.
  url.searchParams.set('monitorCommands', 'true');
  const connection = await mongoose.createConnection(url.href).asPromise();
  return {
    url: url.href,
    connection,
    stop: async () => {
      await connection.dropDatabase();
      await connection.close();
    },
  };
}
