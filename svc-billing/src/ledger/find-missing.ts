import type { LedgerModel } from '../models/ledger-model.ts';
import type { PaymentModel } from '../models/payment-model.ts';

interface Deps {
  ledger: LedgerModel;
  payments: PaymentModel;
}

/**
 * The payments without a pledge: a chain alone does not show that its end was cut off. A payment is in the ledger before it
 * counts as settled.
 */
export async function findMissing({ ledger, payments }: Deps): Promise<string[]> {
  const settled = payments.find({ outcome: 'paid', isUnsettled: false }, { _id: 1 }).lean().cursor();
  const missing: string[] = [];
  for await (const { _id } of settled)
    if (!(await ledger.exists({ once: `pledge ${_id}` }))) missing.push(`payment ${_id} has no pledge`);
  return missing;
}
