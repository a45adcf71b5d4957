// Runs once at each start, before everything else: makes the secrets that the operator has not given, and hands each part its own.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { events } from '../../packages/contracts/src/index.ts';
import { brokerDefinitions } from '../../packages/service-kit/src/events/rights/broker-definitions.ts';
import { makeSecret } from './make-secret.mjs';

const {
  KEPT_FOLDER = '/kept',
  PARTS_FOLDER = '/parts',
  MAIL_CATCHER_URL = 'smtp://mail-catcher:1025',
  // `none` for the embedded Mongo, which knows no accounts (compose.embedded.yml).
  MONGO_ACCOUNTS = 'own',
} = process.env;

/** Every service with its database and its secrets: written from their folders by `npm run slices:write`. */
const services = JSON.parse(readFileSync(join(import.meta.dirname, 'services.json'), 'utf8'));
const names = Object.keys(services);

/** Good for the stand-ins alone, in place of what a provider would have given. */
const standIns = {
  GOOGLE_CLIENT_SECRET: () => makeSecret('key'),
  STRIPE_SECRET_KEY: () => `sk_test_${makeSecret('password')}`,
  STRIPE_WEBHOOK_SECRET: () => `whsec_${makeSecret('password')}`,
};
/** Likewise, and not kept: the chef takes any key, and the mail catcher is where it is. */
const unkept = { OPENAI_API_KEY: 'none-is-needed', SMTP_URL: MAIL_CATCHER_URL };

const ours = Object.assign({}, ...Object.values(services).map(({ secrets }) => secrets));
const makers = {
  ...Object.fromEntries(
    Object.entries(ours)
      .filter(([, kind]) => kind !== 'provider')
      .map(([name, kind]) => [name, () => makeSecret(kind)]),
  ),
  ...standIns,
  ...Object.fromEntries(
    [
      'MONGO_ROOT_PASSWORD',
      'RABBITMQ_ADMIN_PASSWORD',
      ...names.flatMap(name => [`${name} database`, `${name} broker`]),
    ].map(account => [account, () => makeSecret('password')]),
  ),
};

/** What is given wins, then what an earlier start has made; only what is missing is made now. */
function settle() {
  const file = join(KEPT_FOLDER, 'secrets.json');
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const secrets = {};
  for (const [name, make] of Object.entries(makers))
    secrets[name] = process.env[name] || kept[name] || make();
  writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  return secrets;
}

function hand(part, file, content) {
  const folder = join(PARTS_FOLDER, part);
  mkdirSync(folder, { recursive: true });
  // Readable to whatever user the part runs as: the folder is a volume of that part alone.
  writeFileSync(join(folder, file), content, { mode: 0o644 });
}

const envFile = variables =>
  Object.entries(variables)
    .map(([name, value]) => `${name}='${value}'\n`)
    .join('');

const secrets = settle();
const settled = name => secrets[name] ?? (process.env[name] || unkept[name]);
/** What a provider has not given is left out, and its service says at its start that it is not set. */
const valuesOf = wanted =>
  Object.fromEntries(
    Object.keys(wanted)
      .map(name => [name, settled(name)])
      .filter(([, value]) => value),
  );

const mongoAccount = name => (MONGO_ACCOUNTS === 'none' ? '' : `${name}:${secrets[`${name} database`]}@`);

for (const [name, { database, secrets: wanted }] of Object.entries(services)) {
  const variables = {
    MONGO_URL: `mongodb://${mongoAccount(name)}mongodb:27017/${database}`,
    EVENT_BUS_URL: `amqp://${name}:${secrets[`${name} broker`]}@rabbitmq:5672/sufra`,
    ...valuesOf(wanted),
  };
  hand(name, 'env', envFile(variables));
}

const { GOOGLE_CLIENT_SECRET, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = secrets;
hand('google', 'env', envFile({ GOOGLE_CLIENT_SECRET }));
// A key that is good at Stripe itself is nothing for the stand-in.
const standInKey = process.env.STRIPE_SECRET_KEY ? standIns.STRIPE_SECRET_KEY() : STRIPE_SECRET_KEY;
hand('stripe', 'env', envFile({ STRIPE_SECRET_KEY: standInKey, STRIPE_WEBHOOK_SECRET }));

const accounts = names.map(name => ({
  user: name,
  database: services[name].database,
  password: secrets[`${name} database`],
}));
hand('mongodb', 'root-password', secrets.MONGO_ROOT_PASSWORD);
hand('mongodb', 'accounts.json', JSON.stringify(accounts));

// Which account may publish and read what, is in the contract alone.
const definitions = brokerDefinitions({
  vhost: 'sufra',
  namespace: 'sufra',
  registry: events,
  accounts: Object.fromEntries(names.map(name => [name, { name, password: secrets[`${name} broker`] }])),
  operator: { name: 'admin', password: secrets.RABBITMQ_ADMIN_PASSWORD },
});
hand('rabbitmq', 'definitions.json', JSON.stringify(definitions));
process.stdout.write('The secrets are in place.\n');
