import { Long } from 'bson';
import { MongoError } from '../mongo-error.ts';
import { type Command, isTrue } from './command.ts';

/** All that was answered is on the disk already; what is left to do is the lock. */
export const fsync: Command = (command, { store }) => {
  if (!isTrue(command.lock)) return { numFiles: 1 };
  const lockCount = Long.fromNumber(store.writeLock.take());
  return { info: 'now locked against writes, use db.fsyncUnlock() to unlock', lockCount };
};

export const fsyncUnlock: Command = (_command, { store }) => {
  if (!store.writeLock.isHeld) throw new MongoError('IllegalOperation', 'fsyncUnlock called when not locked');
  return { info: 'fsyncUnlock completed', lockCount: Long.fromNumber(store.writeLock.give()) };
};
