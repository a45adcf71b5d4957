import { setTimeout as wait } from 'node:timers/promises';
import { createTurns, isDuplicateKey } from '@sufra/service-kit';
import type { LedgerEntry, LedgerModel } from '../models/ledger-model.ts';
import { hashEntry } from './hash-entry.ts';

export type NewEntry = Pick<
  LedgerEntry,
  'amount' | 'kind' | 'at' | 'invoice' | 'charity' | 'reference' | 'once'
>;

const maxPauseMs = 100;
/** One after the other within this process, so that only replicas get into each other's way. */
const turns = createTurns();

export const headOf = (ledger: LedgerModel) => ledger.findOne().sort({ _id: -1 }).lean<LedgerEntry>().exec();

/**
 * Puts an entry behind the newest one. `decide` sees the ledger as it stands there and says what to put, if anything: when
 * another replica is faster it is asked again, so what it adds up is never out of date.
 */
export const appendEntry = (ledger: LedgerModel, decide: Decide) =>
  turns(ledger, () => append(ledger, decide));

type Decide = () => Promise<NewEntry | undefined>;

async function append(ledger: LedgerModel, decide: Decide): Promise<LedgerEntry | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    const head = await headOf(ledger);
    const wanted = await decide();
    if (!wanted) return undefined;
    const linked = { ...wanted, _id: (head?._id ?? 0) + 1, previous: head?.hash ?? null };
    const entry: LedgerEntry = { ...linked, hash: hashEntry(linked) };
    try {
      await ledger.insertOne(entry);
      return entry;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    await wait(Math.random() * Math.min(maxPauseMs, 5 * attempt));
  }
}
