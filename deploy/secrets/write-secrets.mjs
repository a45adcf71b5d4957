// Runs once at each start, before everything else: makes the secrets that nobody has given, and hands each part its own.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { events, services } from '../../packages/contracts/src/index.ts';
import { brokerDefinitions } from '../../packages/service-kit/src/events/rights/broker-definitions.ts';
import { newKey, newPassword, newSigningKeys } from './new-secrets.mjs';

const {
  KEPT_FOLDER = '/kept',
  PARTS_FOLDER = '/parts',
  MAIL_CATCHER_URL = 'smtp://mail-catcher:1025',
} = process.env;

const makers = {
  SIGNING_KEYS: newSigningKeys,
  LINK_TOKEN_KEYS: newKey,
  REFRESH_KEYS: newKey,
  // Of Google's console; what is made is for the stand-in.
  GOOGLE_CLIENT_SECRET: newKey,
  // Of Stripe's dashboard; likewise.
  STRIPE_SECRET_KEY: () => `sk_test_${newPassword()}`,
  STRIPE_WEBHOOK_SECRET: () => `whsec_${newPassword()}`,
  MONGO_ROOT_PASSWORD: newPassword,
  RABBITMQ_ADMIN_PASSWORD: newPassword,
  ...Object.fromEntries(
    services.flatMap(name => [`${name} database`, `${name} broker`]).map(account => [account, newPassword]),
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

const databaseOf = name => name.replace('svc-', 'sufra-');

const secrets = settle();
const { SIGNING_KEYS, LINK_TOKEN_KEYS, REFRESH_KEYS, GOOGLE_CLIENT_SECRET } = secrets;
const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = secrets;
const own = {
  'svc-auth': { SIGNING_KEYS, LINK_TOKEN_KEYS, REFRESH_KEYS, GOOGLE_CLIENT_SECRET },
  // The chef that stands in for a model takes any key.
  'svc-recipes': { OPENAI_API_KEY: process.env.OPENAI_API_KEY || 'none-is-needed' },
  'svc-billing': { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET },
  'svc-mail': { LINK_TOKEN_KEYS, SMTP_URL: process.env.SMTP_URL || MAIL_CATCHER_URL },
};

for (const name of services) {
  const variables = {
    MONGO_URL: `mongodb://${name}:${secrets[`${name} database`]}@mongodb:27017/${databaseOf(name)}`,
    EVENT_BUS_URL: `amqp://${name}:${secrets[`${name} broker`]}@rabbitmq:5672/sufra`,
    ...own[name],
  };
  hand(name, 'env', envFile(variables));
}

hand('google', 'env', envFile({ GOOGLE_CLIENT_SECRET }));
// A key that is good at Stripe itself is nothing for the stand-in.
const standInKey = process.env.STRIPE_SECRET_KEY ? makers.STRIPE_SECRET_KEY() : STRIPE_SECRET_KEY;
hand('stripe', 'env', envFile({ STRIPE_SECRET_KEY: standInKey, STRIPE_WEBHOOK_SECRET }));

const accounts = services.map(name => ({
  user: name,
  database: databaseOf(name),
  password: secrets[`${name} database`],
}));
hand('mongodb', 'root-password', secrets.MONGO_ROOT_PASSWORD);
hand('mongodb', 'accounts.json', JSON.stringify(accounts));

// Who may publish and read what, is in the contract alone.
const definitions = brokerDefinitions({
  vhost: 'sufra',
  namespace: 'sufra',
  registry: events,
  accounts: Object.fromEntries(services.map(name => [name, { name, password: secrets[`${name} broker`] }])),
  operator: { name: 'admin', password: secrets.RABBITMQ_ADMIN_PASSWORD },
});
hand('rabbitmq', 'definitions.json', JSON.stringify(definitions));
process.stdout.write('The secrets are in place.\n');
