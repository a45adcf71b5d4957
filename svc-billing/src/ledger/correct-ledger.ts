import { parseArgs } from 'node:util';
import { answerPerson, type CommandAnswer, withDatabase } from '@sufra/service-kit';
import type { Connection } from 'mongoose';
import { type LedgerEntry, ledgerModel } from '../models/ledger-model.ts';
import { correctTransfer, NotCorrected } from './correct-transfer.ts';

// npm run ledger:correct -- [entry amount-in-pence --yes]
const pounds = (pence: number) => `${pence < 0 ? '−' : ''}£${(Math.abs(pence) / 100).toFixed(2)}`;
const lineOf = ({ _id, amount, charity, reference }: LedgerEntry) =>
  `${_id}  ${pounds(amount)}  ${charity ?? ''}  ${reference ?? ''}`;

const usage = 'npm run ledger:correct -- ENTRY PENCE --yes, where PENCE is what was given in truth';

async function correct(connection: Connection): Promise<CommandAnswer> {
  const ledger = ledgerModel(connection);
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { yes: { type: 'boolean', default: false } },
  });
  const transfers = ledger.find({ kind: 'transfer' }).sort({ _id: -1 }).limit(20);
  if (positionals.length === 0) {
    const lines = (await transfers.lean<LedgerEntry[]>()).map(lineOf);
    return { text: ['The newest transfers:', ...lines, usage].join('\n'), isDone: true };
  }
  const [entry = Number.NaN, amount = Number.NaN] = positionals.map(Number);
  const isGood = [entry, amount].every(number => Number.isSafeInteger(number) && number >= 0);
  if (!isGood || positionals.length !== 2) return { text: usage, isDone: false };
  if (!values.yes)
    return {
      text: `Every visitor will see the correction, and nothing takes it back. Say --yes if ${pounds(amount)} is what was given.`,
      isDone: false,
    };
  try {
    const written = await correctTransfer(ledger, { entry, amount });
    return { text: `Written: ${lineOf(written)}`, isDone: true };
  } catch (error) {
    if (!(error instanceof NotCorrected)) throw error;
    return { text: error.message, isDone: false };
  }
}

await answerPerson(() => withDatabase(correct));
