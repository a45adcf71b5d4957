import type Stripe from 'stripe';
import type { PaymentDocument, PaymentModel } from '../models/payment-model.ts';
import { idOf } from '../stripe/id-of.ts';

interface Deps {
  stripe: Stripe;
  payments: PaymentModel;
}

const most = 100;

/** The invoices of a customer of which Stripe says something else than is known here. */
export async function movedSince({ stripe, payments }: Deps, customer: string): Promise<string[]> {
  const { data: invoices } = await stripe.invoices.list({ customer, limit: most });
  const { data: charges } = await stripe.charges.list({ customer, limit: most });
  const ids = invoices.map(({ id }) => id);
  const rows = await payments.find({ _id: ids }).lean<PaymentDocument[]>();
  const known = new Map(rows.map(row => [row._id, row]));
  const paidNow = invoices.filter(({ id, status, amount_paid }) => {
    const row = known.get(id);
    return status === 'paid' && amount_paid > 0 && (row?.outcome !== 'paid' || row.isUnsettled);
  });
  const takenBack = charges.filter(({ amount_refunded, disputed }) => amount_refunded > 0 || disputed);
  const changed = rows.filter(({ intents = [], refunded = 0 }) =>
    takenBack.some(
      charge =>
        intents.includes(idOf(charge.payment_intent) ?? '') &&
        // What becomes of a dispute is not said here.
        (charge.disputed || charge.amount_refunded !== refunded),
    ),
  );
  return [...new Set([...paidNow.map(({ id }) => id), ...changed.map(({ _id }) => _id)])];
}
