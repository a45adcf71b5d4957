import type { CloudEvent } from '@sufra/contracts';
import { keepRenewed } from '../../jobs/keep-renewed.ts';
import { leaseFields, newLease, noLease } from '../../jobs/lease.ts';
import { isDuplicateKey } from '../../mongo/duplicate-key.ts';

/** For spreading into the ledger's schema, whose `_id` is the event's id. */
export const processedEventFields = {
  _id: { type: String, required: true },
  type: { type: String },
  ...leaseFields,
  /** MongoDB forgets it after 30 days; no event comes back later than that. */
  doneAt: { type: Date, index: { expires: '30d' } },
} as const;

export interface Ledger {
  findOneAndUpdate(filter: object, update: object, options: { upsert: true }): PromiseLike<unknown>;
  updateOne(filter: object, update: object): PromiseLike<unknown>;
  findById(id: string): PromiseLike<{ doneAt?: Date | null } | null>;
}

interface ProcessOnce {
  ledger: Ledger;
  event: CloudEvent;
  work: () => Promise<unknown>;
  /** How long after a kill another replica may begin; renewed for as long as the work takes. */
  leaseMs?: number;
}

/** Over by the third delivery of an event, so that a kill does not cost it the longest delay. */
const defaultLeaseMs = 9_000;

/** Another replica has it in hand; the event comes again later, in case that one dies. */
export class HeldElsewhere extends Error {
  override name = 'HeldElsewhere';
}

/**
 * Does the work of an event once, however often and to however many replicas it is delivered. A kill between the work and
 * the mark repeats it: what leaves the house (a mail) should carry the event's id, so that a repetition can be told.
 */
export async function processOnce({
  ledger,
  event,
  work,
  leaseMs = defaultLeaseMs,
}: ProcessOnce): Promise<boolean> {
  const lease = newLease(leaseMs);
  if (!(await claim())) {
    const known = await ledger.findById(event.id);
    if (known?.doneAt) return false;
    throw new HeldElsewhere(`${event.type} is in hand at another replica`);
  }
  const lastRenewal = keepRenewed(() => mark({ leaseUntil: new Date(Date.now() + leaseMs) }), leaseMs);
  try {
    await work();
  } catch (error) {
    await lastRenewal();
    await mark({ leaseUntil: noLease });
    throw error;
  }
  await lastRenewal();
  await mark({ doneAt: new Date() });
  return true;

  async function claim(): Promise<boolean> {
    const isFree = { _id: event.id, doneAt: null, ...lease.isFree };
    const $set = { type: event.type, ...lease.taken };
    try {
      await ledger.findOneAndUpdate(isFree, { $set }, { upsert: true });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  async function mark(fields: Record<string, Date>): Promise<void> {
    await ledger.updateOne({ _id: event.id, ...lease.isMine }, { $set: fields });
  }
}
