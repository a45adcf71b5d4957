import { answerPerson, type CommandAnswer, withDatabase } from '@sufra/service-kit';
import type { Connection } from 'mongoose';
import { type LedgerEntry, ledgerModel } from '../models/ledger-model.ts';
import { type LedgerSums, ledgerSumsModel } from '../models/ledger-sums-model.ts';
import { paymentModel } from '../models/payment-model.ts';
import { findMissing } from './find-missing.ts';
import { verifyChain } from './verify-chain.ts';

// npm run ledger:verify
const pounds = (pence: number) => `£${(pence / 100).toFixed(2)}`;

const sayEveryMs = 2_000;

/** Tells an operator who waits how far it is; a script reads the standard output, where nothing of it stands. */
function progress(whole: number) {
  let said = performance.now();
  return (entries: number) => {
    if (performance.now() - said < sayEveryMs) return;
    said = performance.now();
    process.stderr.write(`${entries} of ${whole} entries …\n`);
  };
}

async function verify(connection: Connection): Promise<CommandAnswer> {
  const ledger = ledgerModel(connection);
  // Before the entries, which may become more meanwhile.
  const sums = await ledgerSumsModel(connection).findById('by-month').lean<LedgerSums>();
  const missing = await findMissing({ ledger, payments: paymentModel(connection) });
  const whole = await ledger.estimatedDocumentCount();
  const all = ledger.find().sort({ _id: 1 }).lean<LedgerEntry[]>().cursor({ batchSize: 1_000 });
  const chain = await verifyChain(all, { sums, tell: progress(whole) });
  const faults = [...chain.faults, ...missing];
  if (faults.length > 0)
    return { text: `The ledger is not as it was written:\n- ${faults.join('\n- ')}`, isDone: false };
  const amounts = `${pounds(chain.pledged)} pledged, ${pounds(chain.given)} given`;
  const head = chain.head ? `\nIts last hash is ${chain.head}.` : '';
  return { text: `The ledger is sound: ${chain.entries} entries, ${amounts}.${head}`, isDone: true };
}

await answerPerson(() => withDatabase(verify));
