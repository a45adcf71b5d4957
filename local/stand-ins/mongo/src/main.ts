import { flushCompileCache } from 'node:module';
import { startMongo } from './start-mongo.ts';
import { UnusableFolder } from './store/unusable-folder.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);

const say = (line: string) => process.stderr.write(`embedded Mongo: ${line}\n`);

const folder = process.env.MONGO_FOLDER;
const mongo = await startMongo({
  ...(folder ? { folder } : {}),
  port: Number(process.env.PORT ?? 0),
  log: say,
  warn: say,
}).catch((error: unknown) => {
  if (!(error instanceof UnusableFolder)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
let isStopping = false;
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await mongo.stop();
  process.exit(0);
}

process.once('SIGTERM', stop);
process.once('SIGINT', stop);

/** A parent that leaves a pipe open as our stdin takes us with it when it goes, however it goes. */
if (process.env.STOP_WITH_PARENT) process.stdin.once('close', stop).resume();

print(`Embedded Mongo (for one machine, never for production) at ${mongo.url}`);

/** Node keeps what it compiled when it ends; a process that is killed has no end. */
flushCompileCache();
