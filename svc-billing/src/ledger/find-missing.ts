import type { LedgerModel } from '../models/ledger-model.ts';
import type { PaymentModel } from '../models/payment-model.ts';

interface Deps {
  ledger: LedgerModel;
  payments: PaymentModel;
}

const atOnce = 1_000;

async function* inBatches<T>(items: AsyncIterable<T>): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < atOnce) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/**
 * The payments without a pledge: a chain alone does not show that its end was cut off. A payment is in the ledger before it
 * counts as settled.
 */
export async function findMissing({ ledger, payments }: Deps): Promise<string[]> {
  const settled = payments
    .find({ outcome: 'paid', isUnsettled: false }, { _id: 1 })
    .lean<{ _id: string }[]>()
    .cursor({ batchSize: atOnce });
  const missing: string[] = [];
  for await (const batch of inBatches(settled)) {
    const wanted = batch.map(({ _id }) => ({ _id, once: `pledge ${_id}` }));
    const found = await ledger.find({ once: { $in: wanted.map(({ once }) => once) } }, { once: 1 }).lean();
    const known = new Set(found.map(({ once }) => once));
    for (const { _id, once } of wanted) if (!known.has(once)) missing.push(`payment ${_id} has no pledge`);
  }
  return missing;
}
