import type { Charge } from '../store/records.ts';
import { invalid, missing, StripeProblem } from '../stripe-problem.ts';
import { endpoint } from './endpoint.ts';
import { created, paging, text } from './fields.ts';
import { list } from './list.ts';

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

export const paymentEndpoints = {
  'GET /v1/charges/:id': endpoint({}, ({ store }, { id }) => {
    const charge = store.get('charge', id);
    if (!charge) throw missing('charge', id);
    return charge;
  }),
  'GET /v1/charges': endpoint(
    { ...paging, created, customer: text, payment_intent: text },
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

  'GET /v1/disputes': endpoint(
    { ...paging, created, charge: text, payment_intent: text },
    ({ store }, { params }) => {
      const wanted = store
        .all('dispute')
        .filter(
          dispute =>
            (!params.charge || dispute.charge === params.charge) &&
            (!params.payment_intent || dispute.payment_intent === params.payment_intent),
        );
      return list('/v1/disputes', wanted, params);
    },
  ),
};
