import { ConfigurationError, readEnvironment, variable } from '@sufra/service-kit';
import { createConnection } from 'mongoose';
import { paymentModel } from '../payments/payment-model.ts';
import { findMissing } from './find-missing.ts';
import { type LedgerEntry, ledgerModel } from './ledger-model.ts';
import { verifyChain } from './verify-chain.ts';

// npm run ledger:verify
const environment = {
  MONGO_URL: variable.url('mongodb:', 'mongodb+srv:'),
  MONGO_TIMEOUT_MS: variable.atLeast(1).default(5_000),
};

/** For people: what went wrong, without the password that an address of a database may hold. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof ConfigurationError) return error.message;
  const host = URL.parse(process.env.MONGO_URL ?? '')?.host;
  if (/ServerSelection|Network/.test(error.name))
    return `The database at ${host} does not answer (MONGO_URL). On one's own machine it runs while 'npm start' does.`;
  return error.stack ?? error.message;
}

const pounds = (pence: number) => `£${(pence / 100).toFixed(2)}`;

async function run(): Promise<{ text: string; isSound: boolean }> {
  const { mongoUrl, mongoTimeoutMs } = readEnvironment(environment, process.env);
  const connection = await createConnection(mongoUrl, {
    autoIndex: false,
    autoCreate: false,
    serverSelectionTimeoutMS: mongoTimeoutMs,
    socketTimeoutMS: mongoTimeoutMs,
  }).asPromise();
  try {
    const ledger = ledgerModel(connection);
    const missing = await findMissing({ ledger, payments: paymentModel(connection) });
    const chain = await verifyChain(ledger.find().sort({ _id: 1 }).lean<LedgerEntry[]>().cursor());
    const faults = [...chain.faults, ...missing];
    if (faults.length > 0)
      return { text: `The ledger is not as it was written:\n- ${faults.join('\n- ')}`, isSound: false };
    const sums = `${pounds(chain.pledged)} pledged, ${pounds(chain.given)} given`;
    const head = chain.head ? `\nIts last hash is ${chain.head}.` : '';
    return { text: `The ledger is sound: ${chain.entries} entries, ${sums}.${head}`, isSound: true };
  } finally {
    await connection.close();
  }
}

const { text, isSound } = await run().catch(error => ({ text: reasonOf(error), isSound: false }));
(isSound ? process.stdout : process.stderr).write(`${text}\n`);
process.exitCode = isSound ? 0 : 1;
