import { randomUUID } from 'node:crypto';
import { type Connection, type Model, Schema, trusted } from 'mongoose';
import { isDuplicateKey } from '../mongo/duplicate-key.ts';
import { leaseFields, newLease, noLease } from './lease.ts';

interface JobDocument {
  _id: string;
  dueAt: Date;
  leaseUntil: Date;
  leaseBy?: string;
  finishedAt?: Date;
}

const schema = new Schema<JobDocument>(
  { _id: String, dueAt: Date, ...leaseFields, finishedAt: Date },
  { versionKey: false },
);

const jobModel = (connection: Connection): Model<JobDocument> =>
  connection.models.Job ?? connection.model<JobDocument>('Job', schema, 'jobs');

export interface Job {
  /** Due now, unless it was done since `since`. */
  ask(since: Date): Promise<void>;
  /** True when it is due and this replica does it. */
  claim(): Promise<boolean>;
  /** False when another replica has taken over. */
  renew(): Promise<boolean>;
  finish(end: { nextAt: Date; isDone: boolean }): Promise<void>;
}

/** Work that one replica does at a time; when that is killed in it another takes over. */
export function openJob(connection: Connection, { name, leaseMs }: { name: string; leaseMs: number }): Job {
  const jobs = jobModel(connection);
  const holder = randomUUID();
  const mine = { _id: name, leaseBy: holder };

  return {
    async ask(since) {
      const now = new Date();
      try {
        await jobs.create({ _id: name, dueAt: now, leaseUntil: noLease });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        const isOlder = { _id: name, finishedAt: trusted({ $not: { $gte: since } }) };
        await jobs.updateOne(isOlder, { $min: { dueAt: now } });
      }
    },
    async claim() {
      const { isFree, taken } = newLease(leaseMs, holder);
      const isDue = { _id: name, dueAt: trusted({ $lte: new Date() }), ...isFree };
      return (await jobs.updateOne(isDue, { $set: taken })).matchedCount > 0;
    },
    async renew() {
      const { taken } = newLease(leaseMs, holder);
      return (await jobs.updateOne(mine, { $set: taken })).matchedCount > 0;
    },
    async finish({ nextAt, isDone }) {
      const $set = { dueAt: nextAt, leaseUntil: noLease, ...(isDone ? { finishedAt: new Date() } : {}) };
      await jobs.updateOne(mine, { $set });
    },
  };
}
