import { type Lease, newLease, noLease, released } from '../../jobs/lease.ts';
import type { OutboxEntry } from './outbox-fields.ts';

/** A mongoose model whose documents have an outbox. */
export interface OutboxModel {
  readonly modelName: string;
  readonly collection: OutboxCollection;
}

/** The driver's collection, as far as it is used here: mongoose's own calls would nudge the relay at each step it takes. */
interface OutboxCollection {
  find(filter: object): Found;
  findOneAndUpdate(filter: object, update: object, options: object): Promise<Row | null>;
  updateOne(filter: object, update: object): Promise<unknown>;
  updateMany(filter: object, update: object): Promise<{ modifiedCount: number }>;
  deleteOne(filter: object): Promise<unknown>;
  countDocuments(filter: object): Promise<number>;
}

interface Found {
  sort(order: Record<string, 1>): Found;
  limit(count: number): Found;
  project(fields: object): Found;
  toArray(): Promise<Row[]>;
}

interface Row {
  _id: unknown;
  outbox?: OutboxEntry[];
  deletedAt?: Date | null;
}

interface Released {
  /** Events that were written meanwhile, or could not be published. */
  left: number;
  isTombstone: boolean;
}

export interface Claim {
  id: unknown;
  lease: Lease;
  outbox: OutboxEntry[];
}

/** The documents that are due, those first that have waited longest. */
export async function findDue({ collection }: OutboxModel, limit: number): Promise<unknown[]> {
  const now = new Date();
  const due = collection.find({ pendingAt: { $lte: now }, leaseUntil: { $lte: now } });
  const found = await due.sort({ pendingAt: 1 }).limit(limit).project({ _id: 1 }).toArray();
  return found.map(({ _id }) => _id);
}

/** Takes a document for this relay alone until the lease ends. Nothing when another one was faster. */
export async function claim(
  { collection }: OutboxModel,
  { id, leaseMs }: { id: unknown; leaseMs: number },
): Promise<Claim | undefined> {
  const lease = newLease(leaseMs);
  const claimed = await collection.findOneAndUpdate(
    { _id: id, pendingAt: { $lte: new Date() }, ...lease.isFree },
    { $set: lease.taken },
    { returnDocument: 'after', projection: { outbox: 1 } },
  );
  return claimed ? { id, lease, outbox: claimed.outbox ?? [] } : undefined;
}

/** Only the holder of this very lease changes anything; a relay that comes too late does not. */
export async function release(
  { collection }: OutboxModel,
  { claim, confirmed, retryAt }: { claim: Claim; confirmed: string[]; retryAt?: Date },
): Promise<Released> {
  const after = await collection.findOneAndUpdate(
    { _id: claim.id, ...claim.lease.isMine },
    {
      ...released,
      ...(retryAt && { $set: { ...released.$set, pendingAt: retryAt } }),
      ...(confirmed.length > 0 && { $pull: { outbox: { id: { $in: confirmed } } } }),
    },
    { returnDocument: 'after', projection: { outbox: 1, deletedAt: 1 } },
  );
  return { left: after?.outbox?.length ?? 0, isTombstone: Boolean(after?.deletedAt) };
}

/**
 * A tombstone goes, anything else stops being pending; never that first for a tombstone, as no relay would find it again.
 * A write in between fills the outbox or deletes the document, and then this changes nothing.
 */
export async function clean(
  { collection }: OutboxModel,
  { id, isTombstone }: { id: unknown; isTombstone: boolean },
): Promise<void> {
  const done = { _id: id, outbox: { $size: 0 }, leaseUntil: noLease };
  if (isTombstone) await collection.deleteOne({ ...done, deletedAt: { $type: 'date' } });
  else await collection.updateOne({ ...done, deletedAt: null }, { $unset: { pendingAt: '' } });
}

/** What could not be published is due now. Answers how many documents that is. */
export async function makeDue({ collection }: OutboxModel): Promise<number> {
  const now = new Date();
  const later = { pendingAt: { $gt: now } };
  return (await collection.updateMany(later, { $set: { pendingAt: now } })).modifiedCount;
}

export interface Pending {
  count: number;
  /** 0 when there is none. */
  oldestMs: number;
}

/** For metrics. The age is that of the oldest event in the hundred documents due first. */
export async function countPending({ collection }: OutboxModel): Promise<Pending> {
  const pending = { pendingAt: { $exists: true } };
  const count = await collection.countDocuments(pending);
  const first = collection.find(pending).sort({ pendingAt: 1 }).limit(100);
  const found = await first.project({ 'outbox.at': 1 }).toArray();
  const times = found.flatMap(({ outbox }) => (outbox?.[0] ? [outbox[0].at.getTime()] : []));
  return { count, oldestMs: times.length > 0 ? Date.now() - Math.min(...times) : 0 };
}
