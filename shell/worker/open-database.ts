import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A database of this worker, which is open for as long as a piece of work takes: so none stands in the way of its removal. */
export const databaseOf =
  <Schema extends DBSchema>(name: string, create: (database: IDBPDatabase<Schema>) => void) =>
  async <T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> => {
    const database = await openDB<Schema>(name, 1, { upgrade: create });
    try {
      return await work(database);
    } finally {
      database.close();
    }
  };
