import { z } from 'zod';
import { refundable } from '../api/payments.ts';
import type { Account } from '../billing/open-account.ts';
import type { Charge } from '../store/records.ts';
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

function chargeOf(account: Account, wanted: z.output<typeof which>): Charge {
  if ('charge' in wanted) return account.get('charge', wanted.charge);
  if ('invoice' in wanted) return account.chargeOf(wanted.invoice);
  return account.chargeOf(account.invoiceOf(wanted.subscription));
}

/** What otherwise an operator does in Stripe's dashboard, or a bank. */
export const moneyCommands = (account: Account): Record<string, Command> => ({
  'POST /__control/refunds': command(Refund, order => {
    const charge = chargeOf(account, order);
    return account.refund(charge, refundable(charge, order.amount));
  }),
  'POST /__control/disputes': command(Dispute, order =>
    'dispute' in order
      ? account.closeDispute(order.dispute, order.outcome)
      : account.dispute(chargeOf(account, order), order.reason),
  ),
});
