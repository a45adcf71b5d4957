import { randomUUID } from 'node:crypto';
import { isDuplicateKey } from '@sufra/service-kit';
import { type Connection, Schema, trusted } from 'mongoose';

interface JobDocument {
  _id: string;
  dueAt: Date;
  leaseUntil: Date;
  leaseBy?: string;
  finishedAt?: Date;
}

const never = new Date(0);

/** Work that one replica does at a time; when one is killed in it another takes over. */
export function openJob(connection: Connection, { name, leaseMs }: { name: string; leaseMs: number }) {
  const schema = new Schema<JobDocument>(
    { _id: String, dueAt: Date, leaseUntil: Date, leaseBy: String, finishedAt: Date },
    { versionKey: false },
  );
  const jobs = connection.model<JobDocument>('Job', schema, 'jobs');
  const lease = randomUUID();
  const mine = { _id: name, leaseBy: lease };

  return {
    /** Due now, unless it was done since `since`. */
    async ask(since: Date): Promise<void> {
      const now = new Date();
      try {
        await jobs.create({ _id: name, dueAt: now, leaseUntil: never });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        const isOlder = { _id: name, finishedAt: trusted({ $not: { $gte: since } }) };
        await jobs.updateOne(isOlder, { $min: { dueAt: now } });
      }
    },
    /** True when it is due and this replica does it. */
    async claim(): Promise<boolean> {
      const now = Date.now();
      const isFree = {
        _id: name,
        dueAt: trusted({ $lte: new Date(now) }),
        leaseUntil: trusted({ $lte: new Date(now) }),
      };
      const $set = { leaseBy: lease, leaseUntil: new Date(now + leaseMs) };
      return (await jobs.updateOne(isFree, { $set })).matchedCount > 0;
    },
    /** False when somebody else has taken over. */
    async renew(): Promise<boolean> {
      const $set = { leaseUntil: new Date(Date.now() + leaseMs) };
      return (await jobs.updateOne(mine, { $set })).matchedCount > 0;
    },
    async finish({ nextAt, isDone }: { nextAt: Date; isDone: boolean }): Promise<void> {
      const $set = { dueAt: nextAt, leaseUntil: never, ...(isDone ? { finishedAt: new Date() } : {}) };
      await jobs.updateOne(mine, { $set });
    },
  };
}

export type Job = ReturnType<typeof openJob>;
