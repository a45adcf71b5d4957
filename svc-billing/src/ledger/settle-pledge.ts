import type { LedgerEntry, LedgerModel } from '../models/ledger-model.ts';
import type { PaymentDocument, PaymentModel } from '../models/payment-model.ts';
import { appendEntry, type NewEntry } from './append-entry.ts';
import { donationOf } from './donation-of.ts';
import { keptOf } from './kept-of.ts';

interface Deps {
  ledger: LedgerModel;
  payments: PaymentModel;
}

/**
 * Brings the ledger to what a payment gives by now. The share is taken of what is kept, so a full refund takes back all of
 * it to the penny, whatever the parts it came in. Several at once add nothing twice: each decides on the newest ledger.
 */
export async function settlePledge({ ledger, payments }: Deps, invoice: string): Promise<void> {
  const decide = async () => {
    // The ledger first: what is appended in between is noticed, for its place is taken then.
    const entries = await ledger.find({ invoice }).lean<LedgerEntry[]>();
    const payment = await payments.findById(invoice).lean<PaymentDocument>();
    return payment?.outcome === 'paid' ? owed(payment, entries) : undefined;
  };
  const appended = await appendEntry(ledger, decide);
  // What went back already when the payment was heard of is an entry of its own.
  if (appended?.kind === 'pledge') await appendEntry(ledger, decide);
}

function owed(payment: PaymentDocument, entries: readonly LedgerEntry[]): NewEntry | undefined {
  const { _id: invoice, at = new Date(0), amount = 0 } = payment;
  if (entries.length === 0)
    return { kind: 'pledge', amount: donationOf(amount), at, invoice, once: `pledge ${invoice}` };
  const pledged = entries.reduce((sum, entry) => sum + entry.amount, 0);
  const difference = donationOf(keptOf(payment)) - pledged;
  if (difference === 0) return undefined;
  const kind = difference < 0 ? 'taken-back' : 'restored';
  return { kind, amount: difference, at: later(new Date(), at), invoice };
}

const later = (a: Date, b: Date) => (a > b ? a : b);
