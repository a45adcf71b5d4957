import { type Lease, newLease, released } from '@sufra/service-kit';
import { trusted } from 'mongoose';
import type { InboxDocument, InboxModel } from '../models/inbox-model.ts';

/** Events that are looked through, and how many customers are taken at once: what is claimed is done before its lease ends. */
const maxEvents = 40;
const maxSubjects = 8;

/** Events about one customer, or one charge, which are worked on together. */
export interface Claimed {
  lease: Lease;
  rows: InboxDocument[];
}

const subjectOf = ({ customerId, chargeId }: InboxDocument) => customerId ?? chargeId ?? '';

/** Takes what is due for this replica alone, until the lease ends: all that waits of each customer. */
export async function claimDue(inbox: InboxModel, leaseMs: number): Promise<Claimed[]> {
  const lease = newLease(leaseMs);
  const isDue = { dueAt: trusted({ $lte: new Date() }), ...lease.isFree };
  const due = await inbox.find(isDue).sort({ dueAt: 1 }).limit(maxEvents).lean<InboxDocument[]>();
  const subjects = [...new Set(due.map(subjectOf))].slice(0, maxSubjects);
  if (subjects.length === 0) return [];
  const take = { $set: lease.taken };
  const ofCustomers = due.flatMap(({ customerId }) => customerId ?? []);
  const customers = subjects.filter(subject => ofCustomers.includes(subject));
  const others = due.filter(row => !row.customerId && subjects.includes(subjectOf(row)));
  if (customers.length > 0)
    await inbox.updateMany({ customerId: trusted({ $in: customers }), ...isDue }, take);
  if (others.length > 0)
    await inbox.updateMany({ _id: trusted({ $in: others.map(({ _id }) => _id) }), ...isDue }, take);
  const mine = await inbox.find(lease.isMine).lean<InboxDocument[]>();
  const groups = Map.groupBy(mine, subjectOf);
  return [...groups.values()].map(rows => ({ lease, rows }));
}

const maxPauseMs = 12_000;

/** Longer each time, and never so long that a member waits longer than that after Stripe is back. */
const pauseMs = (tries: number) => Math.min(maxPauseMs, 500 * 2 ** tries) * (0.75 + Math.random() / 4);

interface Outcome {
  claimed: Claimed;
  isDone: boolean;
}

/** A replica whose lease has ended, and was taken by another, changes nothing. */
export async function releaseClaim(inbox: InboxModel, { claimed, isDone }: Outcome): Promise<void> {
  const { lease, rows } = claimed;
  const ofMine = { _id: trusted({ $in: rows.map(({ _id }) => _id) }), ...lease.isMine };
  const tries = Math.max(...rows.map(row => row.tries)) + 1;
  const now = Date.now();
  const update = isDone
    ? { $set: { doneAt: new Date(now), tries }, $unset: { dueAt: '', leaseBy: '' } }
    : {
        ...released,
        $set: { ...released.$set, dueAt: new Date(now + pauseMs(tries)), tries },
      };
  await inbox.updateMany(ofMine, update);
}
