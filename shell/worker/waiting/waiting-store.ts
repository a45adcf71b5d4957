import type { DBSchema } from 'idb';
import { databaseOf } from '../open-database.ts';

/** A change that a member made while no service could be reached. */
export interface WaitingWrite {
  id: number;
  member: string;
  /** The same at each try, so that a service which has carried it out once does not do so again. */
  key: string;
  method: string;
  /** Address and query. */
  path: string;
  body?: unknown;
  at: number;
  what: 'recipe' | 'plan' | 'list';
  title?: string;
  /** What it changes, as it was: by this it is seen what was changed elsewhere meanwhile. */
  base?: unknown;
  refused?: { code?: string; message?: string };
  /** The member has seen what is there, and wants this all the same. */
  wins?: boolean;
}

interface Schema extends DBSchema {
  writes: { key: number; value: Omit<WaitingWrite, 'id'> & { id?: number } };
}

const within = databaseOf<Schema>('sufra-waiting', database => {
  database.createObjectStore('writes', { keyPath: 'id', autoIncrement: true });
});

/** In the order in which they were made. */
export const waitingWrites = (): Promise<WaitingWrite[]> =>
  within(async database => (await database.getAll('writes')) as WaitingWrite[]);

export const waitingOf = async (member: string) =>
  (await waitingWrites()).filter(write => write.member === member);

export const addWaiting = (write: Omit<WaitingWrite, 'id'>) =>
  within(database => database.add('writes', write));

export const changeWaiting = (write: WaitingWrite) => within(database => database.put('writes', write));

/** It is carried out. One that another has taken the place of meanwhile goes on, and stands over what is there by now. */
export const settleWaiting = ({ id, key }: Pick<WaitingWrite, 'id' | 'key'>) =>
  within(async database => {
    const transaction = database.transaction('writes', 'readwrite');
    const present = await transaction.store.get(id);
    if (present?.key === key) await transaction.store.delete(id);
    else if (present) await transaction.store.put({ ...present, wins: true });
    await transaction.done;
  });

export const removeWaiting = (id: number) => within(database => database.delete('writes', id));

export const removeWaitingOf = (isGone: (member: string) => boolean) =>
  within(async database => {
    const transaction = database.transaction('writes', 'readwrite');
    for await (const cursor of transaction.store) if (isGone(cursor.value.member)) await cursor.delete();
    await transaction.done;
  });
