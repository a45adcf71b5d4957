import { MongoError, toMongoError } from '../mongo-error.ts';
import type { Doc } from '../values/value.ts';
import type { Context } from './command.ts';
import { commandNamed } from './commands.ts';

/** Never throws: what went wrong is the answer. A write is answered once it is kept. */
export async function execute(command: Doc, context: Omit<Context, 'database'>): Promise<Doc> {
  try {
    const { run, isWrite } = commandNamed(Object.keys(command)[0] ?? '');
    refuseTransactions(command);
    const answer = run(command, { ...context, database: String(command.$db ?? 'admin') });
    if (isWrite) await context.store.journal.flushed();
    return { ...answer, ok: 1 };
  } catch (thrown) {
    const { message, code, codeName, details } = toMongoError(thrown);
    return { ok: 0, errmsg: message, code, codeName, ...details };
  }
}

function refuseTransactions(command: Doc): void {
  if (command.txnNumber === undefined) return;
  throw new MongoError(
    'IllegalOperation',
    'Transaction numbers are only allowed on a replica set member or mongos',
  );
}
