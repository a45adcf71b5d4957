import { z } from 'zod';
import { refundable } from '../api/payments.ts';
import { closeDispute, openDispute } from '../billing/dispute-charge.ts';
import { refundCharge } from '../billing/refund-charge.ts';
import { idOf } from '../id-of.ts';
import type { Charge } from '../store/records.ts';
import { missing } from '../stripe-problem.ts';
import type { World } from '../world.ts';
import { type Command, command } from './command.ts';

const which = z.union([
  z.object({ charge: z.string() }),
  z.object({ invoice: z.string() }),
  z.object({ subscription: z.string() }),
]);

const Refund = which.and(z.object({ amount: z.int().positive().optional() }));
const Dispute = z.union([
  which.and(z.object({ reason: z.string().default('fraudulent') })),
  z.strictObject({ dispute: z.string(), outcome: z.enum(['won', 'lost']) }),
]);

function invoiceCharge({ store }: World, id: string): Charge {
  const payment = store.all('invoicePayment').find(({ invoice }) => invoice === id);
  const intent = store.get('paymentIntent', idOf(payment?.payment.payment_intent ?? ''));
  const charge = intent?.latest_charge && store.get('charge', idOf(intent.latest_charge));
  if (!charge) throw missing('invoice with a charge', id);
  return charge;
}

function chargeOf(world: World, wanted: z.output<typeof which>): Charge {
  if ('invoice' in wanted) return invoiceCharge(world, wanted.invoice);
  if ('charge' in wanted) {
    const charge = world.store.get('charge', wanted.charge);
    if (!charge) throw missing('charge', wanted.charge);
    return charge;
  }
  const latest = world.store.get('subscription', wanted.subscription)?.latest_invoice;
  if (!latest) throw missing('subscription', wanted.subscription);
  return invoiceCharge(world, idOf(latest));
}

/** What otherwise an operator does in Stripe's dashboard, or a bank. */
export function moneyCommands(world: World): Record<string, Command> {
  const { store } = world;
  return {
    'POST /__control/refunds': command(Refund, order =>
      store.transaction(() => {
        const charge = chargeOf(world, order);
        return refundCharge(world, charge, { amount: refundable(charge, order.amount) });
      }),
    ),
    'POST /__control/disputes': command(Dispute, order =>
      store.transaction(() => {
        if (!('dispute' in order)) {
          const charge = chargeOf(world, order);
          return openDispute(world, charge, { reason: order.reason, amount: charge.amount });
        }
        const dispute = store.get('dispute', order.dispute);
        if (!dispute) throw missing('dispute', order.dispute);
        return closeDispute(world, dispute, order.outcome);
      }),
    ),
  };
}
