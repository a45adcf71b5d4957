import { MongoError, toMongoError } from '../mongo-error.ts';
import type { Doc } from '../values/value.ts';
import type { Context } from './command.ts';
import { commandNamed } from './commands.ts';
import { ConnectionCut } from './fail-points.ts';

/** What went wrong is the answer; only a fail point makes it throw, to cut the connection. A write is answered once it is kept. */
export async function execute(command: Doc, context: Omit<Context, 'database'>): Promise<Doc> {
  try {
    const name = Object.keys(command)[0] ?? '';
    const { run, isWrite } = commandNamed(name);
    context.failPoints.check(name);
    refuseTransactions(command);
    if (context.store.writeLock.isHeld && isWrite(command)) await context.store.writeLock.whenOpen();
    const answer = run(command, { ...context, database: String(command.$db ?? 'admin') });
    if (isWrite(command)) await context.store.journal.flushed();
    return { ...answer, ok: 1 };
  } catch (thrown) {
    if (thrown instanceof ConnectionCut) throw thrown;
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
