import { join } from 'node:path';
import { startInbox } from '../../stand-ins/inbox/index.ts';
import { startMongo } from '../../stand-ins/mongo/index.ts';

interface StandIn {
  is: string;
  stop(): Promise<void>;
}

// What the image of this folder runs: the stand-ins alone, for services in other containers.
const {
  STAND_INS = 'mongo,inbox',
  MONGO_PORT = '27017',
  SMTP_PORT = '1025',
  INBOX_PORT = '1080',
  CHEF_PORT = '8090',
  DATA_FOLDER = '/data',
} = process.env;
const say = (line: string) => process.stdout.write(`${line}\n`);

const starters: Record<string, () => Promise<StandIn>> = {
  mongo: async () => {
    const sayOfMongo = (line: string) => say(`embedded Mongo: ${line}`);
    const { stop } = await startMongo({
      folder: join(DATA_FOLDER, 'mongo'),
      host: '0.0.0.0',
      port: Number(MONGO_PORT),
      log: sayOfMongo,
      warn: sayOfMongo,
    });
    return { is: `Embedded Mongo on ${MONGO_PORT}`, stop };
  },

  inbox: async () => {
    const { stop } = await startInbox({
      host: '0.0.0.0',
      smtpPort: Number(SMTP_PORT),
      webPort: Number(INBOX_PORT),
      folder: join(DATA_FOLDER, 'mail'),
      warn: say,
    });
    return { is: `mail on ${SMTP_PORT}, the inbox on ${INBOX_PORT}`, stop };
  },

  chef: async () => {
    const { startChef } = await import('../../stand-ins/chef/index.ts');
    const { stop } = await startChef({ host: '0.0.0.0', port: Number(CHEF_PORT) });
    return { is: `in place of an AI on ${CHEF_PORT}`, stop };
  },

  google: async () => {
    const { googleOf } = await import('./google.ts');
    const { issuer, stop } = await googleOf(process.env, line => say(`stand-in for Google: ${line}`));
    return { is: `in place of Google ${issuer}`, stop };
  },

  stripe: async () => {
    const { stripeOf } = await import('./stripe.ts');
    const { url, stop } = await stripeOf(process.env, DATA_FOLDER, line =>
      say(`stand-in for Stripe: ${line}`),
    );
    return { is: `in place of Stripe ${url}`, stop };
  },
};

const running: StandIn[] = [];
let isStopping = false;
async function stopAll(code: number) {
  if (isStopping) return;
  isStopping = true;
  for (const one of running.toReversed()) await one.stop();
  process.exit(code);
}
process.once('SIGTERM', () => stopAll(0));
process.once('SIGINT', () => stopAll(0));

for (const name of STAND_INS.split(',')) {
  const start = starters[name];
  if (!start) throw new Error(`STAND_INS: there is no '${name}', only ${Object.keys(starters).join(', ')}`);
  running.push(await start());
}
say(`${running.map(({ is }) => is).join(', ')}: never for production.`);
