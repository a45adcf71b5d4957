import { answerPerson, type CommandAnswer, withDatabase } from '@sufra/service-kit';
import type { Connection } from 'mongoose';
import { type LedgerEntry, ledgerModel } from '../models/ledger-model.ts';
import { paymentModel } from '../models/payment-model.ts';
import { findMissing } from './find-missing.ts';
import { verifyChain } from './verify-chain.ts';

// npm run ledger:verify
const pounds = (pence: number) => `£${(pence / 100).toFixed(2)}`;

async function verify(connection: Connection): Promise<CommandAnswer> {
  const ledger = ledgerModel(connection);
  const missing = await findMissing({ ledger, payments: paymentModel(connection) });
  const chain = await verifyChain(ledger.find().sort({ _id: 1 }).lean<LedgerEntry[]>().cursor());
  const faults = [...chain.faults, ...missing];
  if (faults.length > 0)
    return { text: `The ledger is not as it was written:\n- ${faults.join('\n- ')}`, isDone: false };
  const sums = `${pounds(chain.pledged)} pledged, ${pounds(chain.given)} given`;
  const head = chain.head ? `\nIts last hash is ${chain.head}.` : '';
  return { text: `The ledger is sound: ${chain.entries} entries, ${sums}.${head}`, isDone: true };
}

await answerPerson(() => withDatabase(verify));
