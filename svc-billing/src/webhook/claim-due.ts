import { randomUUID } from 'node:crypto';
import { trusted } from 'mongoose';
import type { InboxDocument, InboxModel } from './inbox-model.ts';

/** Events that are looked through, and how many customers are taken at once: what is claimed is done before its lease ends. */
const maxEvents = 40;
const maxSubjects = 8;

/** Events about one customer, or one charge, which are worked on together. */
export interface Claimed {
  lease: string;
  rows: InboxDocument[];
}

const subjectOf = ({ customerId, chargeId }: InboxDocument) => customerId ?? chargeId ?? '';

/** Takes what is due for this replica alone, until the lease ends: all that waits of each customer. */
export async function claimDue(inbox: InboxModel, leaseMs: number): Promise<Claimed[]> {
  const now = new Date();
  const isFree = { dueAt: trusted({ $lte: now }), leaseUntil: trusted({ $lte: now }) };
  const due = await inbox.find(isFree).sort({ dueAt: 1 }).limit(maxEvents).lean<InboxDocument[]>();
  const subjects = [...new Set(due.map(subjectOf))].slice(0, maxSubjects);
  if (subjects.length === 0) return [];
  const lease = randomUUID();
  const take = { $set: { leaseBy: lease, leaseUntil: new Date(now.getTime() + leaseMs) } };
  const ofCustomers = due.flatMap(({ customerId }) => customerId ?? []);
  const customers = subjects.filter(subject => ofCustomers.includes(subject));
  const others = due.filter(row => !row.customerId && subjects.includes(subjectOf(row)));
  if (customers.length > 0)
    await inbox.updateMany({ customerId: trusted({ $in: customers }), ...isFree }, take);
  if (others.length > 0)
    await inbox.updateMany({ _id: trusted({ $in: others.map(({ _id }) => _id) }), ...isFree }, take);
  const mine = await inbox.find({ leaseBy: lease }).lean<InboxDocument[]>();
  const groups = Map.groupBy(mine, subjectOf);
  return [...groups.values()].map(rows => ({ lease, rows }));
}

const maxPauseMs = 30_000;

/** Longer each time, and never so long that a member waits a minute after Stripe is back. */
const pauseMs = (tries: number) => Math.min(maxPauseMs, 500 * 2 ** tries) * (0.75 + Math.random() / 4);

interface Outcome {
  claimed: Claimed;
  isDone: boolean;
}

/** Whoever held a lease that has ended changes nothing. */
export async function releaseClaim(inbox: InboxModel, { claimed, isDone }: Outcome): Promise<void> {
  const { lease, rows } = claimed;
  const ofMine = { _id: trusted({ $in: rows.map(({ _id }) => _id) }), leaseBy: lease };
  const tries = Math.max(...rows.map(row => row.tries)) + 1;
  const now = Date.now();
  const update = isDone
    ? { $set: { doneAt: new Date(now), tries }, $unset: { dueAt: '', leaseBy: '' } }
    : {
        $set: { dueAt: new Date(now + pauseMs(tries)), leaseUntil: new Date(0), tries },
        $unset: { leaseBy: '' },
      };
  await inbox.updateMany(ofMine, update);
}
