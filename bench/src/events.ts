import { execFile } from 'node:child_process';
import { connect } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runProduct } from '@sufra/service-kit/testing';
import { asInProduction } from './as-in-production.ts';
import { openMailServer } from './mail-server.ts';
import { openParts } from './parts.ts';
import { record } from './report.ts';
import { median, percentile } from './summary.ts';

/**
 * How many events a second come from an outbox to a reader's projection, and how long after the answer to a sign-up its mail
 * is accepted: over RabbitMQ, and in the memory of one process.
 */
const rounds = Number(process.env.ROUNDS ?? 5);
const signUps = 40;
const eventsAtOnce = 2_000;
const broker = process.env.RABBITMQ_URL ?? 'amqp://guest:guest@127.0.0.1:5672';

const isListening = ({ hostname, port }: URL) =>
  new Promise<boolean>(resolve => {
    const socket = connect({ host: hostname, port: Number(port || 5672) }, () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
    socket.once('connect', () => socket.end());
  });

const hasBroker = await isListening(new URL(broker));
const ways = { 'in memory': 'memory:', ...(hasBroker && { 'over RabbitMQ': broker }) };
const spreadOf = (values: number[]) => [Math.min(...values), Math.max(...values)] as const;

async function eventsASecond(): Promise<void> {
  const script = join(
    import.meta.dirname,
    '..',
    '..',
    'packages',
    'service-kit',
    'test',
    'measure-events.ts',
  );
  const parts = await openParts();
  try {
    const rate = async (url: string) => {
      const words = ['--no-warnings', script, url, String(eventsAtOnce)];
      const { stdout } = await promisify(execFile)(process.execPath, words, {
        env: { ...process.env, MONGO_URL: parts.mongo },
      });
      return eventsAtOnce / ((JSON.parse(stdout) as { ms: number }).ms / 1000);
    };
    const rates = Object.fromEntries(Object.keys(ways).map(way => [way, [] as number[]]));
    for (let round = 0; round < rounds; round += 1)
      for (const [way, url] of Object.entries(ways)) rates[way]?.push(await rate(url));
    for (const [way, seen] of Object.entries(rates))
      record({
        what: `events from an outbox to a projection, ${way}`,
        unit: 'events/s',
        value: median(seen),
        spread: spreadOf(seen),
      });
    const { 'in memory': inMemory = [], 'over RabbitMQ': overBroker } = rates;
    if (!overBroker) return;
    const ratios = overBroker.map((seen, round) => seen / (inMemory[round] ?? Number.NaN));
    record({
      what: 'events, over RabbitMQ against in memory',
      unit: '×',
      value: median(ratios),
      spread: spreadOf(ratios),
    });
  } finally {
    await parts.stop();
  }
}

async function signUpToMail(way: string, args: string[]): Promise<void> {
  const mails = await openMailServer();
  const product = await runProduct({
    args,
    env: {
      ...asInProduction,
      ...{ RATE_PER_MINUTE: '0', AUTH_RATE_PER_MINUTE: '0', SIGN_UPS_PER_IP_AND_HOUR: '100000' },
      SMTP_URL: mails.url,
    },
  });
  try {
    const times: number[] = [];
    for (let round = -5; round < signUps; round += 1) {
      const email = `guest-${round + 5}@sufra.example`;
      const accepted = mails.accepted(email);
      const answer = await fetch(`${product.origin}/api/v1/auth/signup`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, name: 'Olive', password: 'saffron and rice' }),
      });
      await answer.text();
      const answered = performance.now();
      if (answer.status !== 201) throw new Error(`the sign-up was answered ${answer.status}`);
      const ms = (await accepted) - answered;
      if (round >= 0) times.push(ms);
    }
    record({
      what: `from the answer to a sign-up to its mail, ${way}`,
      unit: 'ms',
      value: median(times),
      spread: [percentile(times, 0.25), percentile(times, 0.75)],
    });
  } finally {
    await product.stop();
    mails.close();
  }
}

await eventsASecond();
await signUpToMail('in one process', []);
if (hasBroker) await signUpToMail('over RabbitMQ, in a process each', ['--separate']);
else record({ what: 'events over RabbitMQ', skipped: 'no RabbitMQ answers' });
