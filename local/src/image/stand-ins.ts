import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { startMongo } from '../../mongo/src/start-mongo.ts';
import { stopChild } from '../start/stop-child.ts';

// What the image of this folder runs: the stand-ins alone, for whoever asks from another container.
const { MONGO_PORT = '27017', SMTP_PORT = '1025', INBOX_PORT = '1080', DATA_FOLDER = '/data' } = process.env;
const say = (line: string) => process.stdout.write(`${line}\n`);

const mongo = await startMongo({
  folder: join(DATA_FOLDER, 'mongo'),
  host: '0.0.0.0',
  port: Number(MONGO_PORT),
  log: line => say(`embedded Mongo: ${line}`),
});
// A process of its own: maildev ends whatever process it runs in when a signal comes.
const options = [SMTP_PORT, INBOX_PORT, join(DATA_FOLDER, 'mail')];
const inbox = spawn(process.execPath, [join(import.meta.dirname, 'inbox.ts'), ...options], {
  stdio: ['ignore', 'inherit', 'inherit'],
});

let isStopping = false;
async function stop(code: number) {
  if (isStopping) return;
  isStopping = true;
  await stopChild(inbox);
  await mongo.stop();
  process.exit(code);
}
process.once('SIGTERM', () => stop(0));
process.once('SIGINT', () => stop(0));
inbox.once('exit', () => stop(1));
say(
  `Embedded Mongo on ${MONGO_PORT}, mail on ${SMTP_PORT}, the inbox on ${INBOX_PORT}: never for production.`,
);
