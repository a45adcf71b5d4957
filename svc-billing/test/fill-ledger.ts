import { createConnection } from 'mongoose';
import { donationOf } from '../src/ledger/donation-of.ts';
import { hashEntry } from '../src/ledger/hash-entry.ts';
import { type LedgerEntry, ledgerModel } from '../src/models/ledger-model.ts';
import { paymentModel } from '../src/models/payment-model.ts';

/**
 * `MONGO_URL=… node test/fill-ledger.ts MEMBER 10000`: as many entries, one in ten of them a transfer, and the payments of this member
 * that the others are pledged from, are there afterwards.
 */
const [userId = '', wanted] = process.argv.slice(2);
const count = Number(wanted);
const atOnce = 500;
/** Whatever the number, they come within one year: the answer has as many months. */
const year = 365 * 86_400_000;
const last = Date.parse('2026-11-01T08:00:00Z');
const amount = 999;

const connection = await createConnection(process.env.MONGO_URL ?? '').asPromise();
const [ledger, payments] = [ledgerModel(connection), paymentModel(connection)];
await connection.dropDatabase();
await ledger.createIndexes();
await payments.createIndexes();

let previous: string | null = null;
function anEntry(place: number): LedgerEntry {
  const at = new Date(last - (count - place) * (year / count));
  const isTransfer = place % 10 === 0;
  const what = isTransfer
    ? {
        kind: 'transfer' as const,
        amount: 4 * donationOf(amount),
        charity: 'Wells',
        reference: `wells-${place}`,
      }
    : { kind: 'pledge' as const, amount: donationOf(amount), invoice: `in_${place}` };
  const linked = {
    ...what,
    _id: place,
    at,
    previous,
    once: isTransfer ? `wells-${place}` : `pledge in_${place}`,
  };
  const entry = { ...linked, hash: hashEntry(linked) };
  previous = entry.hash;
  return entry;
}

for (let from = 1; from <= count; from += atOnce) {
  const length = Math.min(atOnce, count - from + 1);
  const entries = Array.from({ length }, (_, at) => anEntry(from + at));
  await ledger.insertMany(entries);
  await payments.insertMany(
    entries.flatMap(({ invoice, at }) =>
      invoice ? [{ _id: invoice, userId, outcome: 'paid' as const, at, amount }] : [],
    ),
  );
}
await connection.close();
