import { type Connection, createConnection } from 'mongoose';
import { readEnvironment } from '../config/environment.ts';
import * as variable from '../config/variables.ts';

const environment = {
  MONGO_URL: variable.url('mongodb:', 'mongodb+srv:'),
  MONGO_TIMEOUT_MS: variable.atLeast(1).default(5_000),
};

/** Lends a command the service's database; it makes nothing there that only the service may make. */
export async function withDatabase<T>(use: (connection: Connection) => Promise<T>): Promise<T> {
  const { mongoUrl, mongoTimeoutMs } = readEnvironment(environment, process.env);
  const connection = await createConnection(mongoUrl, {
    autoIndex: false,
    autoCreate: false,
    serverSelectionTimeoutMS: mongoTimeoutMs,
    socketTimeoutMS: mongoTimeoutMs,
  }).asPromise();
  try {
    return await use(connection);
  } finally {
    await connection.close();
  }
}
