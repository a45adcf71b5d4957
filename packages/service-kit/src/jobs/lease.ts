import { randomUUID } from 'node:crypto';
import { trusted } from 'mongoose';

/** For spreading into a schema: which replica has the document in hand, and until when. */
export const leaseFields = {
  leaseUntil: { type: Date },
  leaseBy: { type: String },
} as const;

/** What no replica has in hand; a document that is new begins with it. */
export const noLease = new Date(0);

/** For an update that gives a document back before its lease ends. */
export const released = { $set: { leaseUntil: noLease }, $unset: { leaseBy: '' } } as const;

export interface Lease {
  id: string;
  until: Date;
  /** The documents that no replica has in hand. */
  isFree: object;
  /** What takes them. */
  taken: { leaseUntil: Date; leaseBy: string };
  /** Those that are still this holder's: one that comes too late changes nothing. */
  isMine: { leaseBy: string };
}

/** A lease that begins now. It ends by itself, so that a killed replica keeps nothing for ever. */
export function newLease(leaseMs: number, id: string = randomUUID()): Lease {
  const now = new Date();
  const until = new Date(now.getTime() + leaseMs);
  return {
    id,
    until,
    isFree: { leaseUntil: trusted({ $lte: now }) },
    taken: { leaseUntil: until, leaseBy: id },
    isMine: { leaseBy: id },
  };
}
