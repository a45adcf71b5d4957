import { z } from 'zod';
import { refundCharge } from '../billing/refund-charge.ts';
import { invalid, missing, StripeProblem } from '../http/stripe-problem.ts';
import { idOf } from '../id-of.ts';
import type { Store } from '../store/open-store.ts';
import type { Charge, Kind } from '../store/records.ts';
import { endpoint } from './endpoint.ts';
import { created, ignored, metadata, paging, text, whole } from './fields.ts';
import { list } from './list.ts';

const retrieve = (kind: Kind, name: string) =>
  endpoint({}, ({ store }, { id }) => {
    const found = store.get(kind, id);
    if (!found) throw missing(name, id);
    return found;
  });

interface Which {
  charge?: string | undefined;
  payment_intent?: string | undefined;
}

function chargeOf(store: Store, { charge: id, payment_intent }: Which): Charge {
  if (!id && !payment_intent)
    throw new StripeProblem(400, 'One of the following params should be provided: payment_intent, charge.');
  const intent = payment_intent ? store.get('paymentIntent', payment_intent) : undefined;
  if (payment_intent && !intent) throw missing('payment_intent', payment_intent, 'payment_intent');
  const chargeId = id ?? (intent?.latest_charge ? idOf(intent.latest_charge) : '');
  const charge = store.get('charge', chargeId);
  if (!charge) throw missing('charge', chargeId, 'charge');
  return charge;
}

/** What of a charge can still go back. */
export function refundable(charge: Charge, wish: number | undefined): number {
  const rest = charge.amount_captured - charge.amount_refunded;
  if (rest === 0)
    throw new StripeProblem(400, `Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  const amount = wish ?? rest;
  if (amount >= 1 && amount <= rest) return amount;
  throw invalid(
    'amount',
    `Refund amount (${amount}) is greater than unrefunded amount on charge (${rest})`,
    'amount_too_large',
  );
}

const wished = { charge: text, payment_intent: text };

export const paymentEndpoints = {
  'GET /v1/payment_intents/:id': retrieve('paymentIntent', 'payment_intent'),
  'GET /v1/payment_methods/:id': retrieve('paymentMethod', 'PaymentMethod'),
  'GET /v1/charges/:id': retrieve('charge', 'charge'),
  'GET /v1/charges': endpoint(
    { ...paging, created, customer: text, payment_intent: text, transfer_group: ignored },
    ({ store }, { params }) => {
      const wanted = store
        .all('charge')
        .filter(
          charge =>
            (!params.customer || charge.customer === params.customer) &&
            (!params.payment_intent || charge.payment_intent === params.payment_intent),
        );
      return list('/v1/charges', wanted, params);
    },
  ),

  'POST /v1/refunds': endpoint(
    {
      ...wished,
      amount: whole.optional(),
      reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
      metadata,
    },
    (world, { params }) => {
      const charge = chargeOf(world.store, params);
      return refundCharge(world, charge, { ...params, amount: refundable(charge, params.amount) });
    },
  ),
  'GET /v1/refunds/:id': retrieve('refund', 'refund'),
  'GET /v1/refunds': endpoint({ ...paging, created, ...wished }, ({ store }, { params }) => {
    const wanted = store
      .all('refund')
      .filter(
        refund =>
          (!params.charge || refund.charge === params.charge) &&
          (!params.payment_intent || refund.payment_intent === params.payment_intent),
      );
    return list('/v1/refunds', wanted, params);
  }),

  'GET /v1/disputes/:id': retrieve('dispute', 'dispute'),
  'GET /v1/disputes': endpoint({ ...paging, created, ...wished }, ({ store }, { params }) => {
    const wanted = store
      .all('dispute')
      .filter(
        dispute =>
          (!params.charge || dispute.charge === params.charge) &&
          (!params.payment_intent || dispute.payment_intent === params.payment_intent),
      );
    return list('/v1/disputes', wanted, params);
  }),
};
