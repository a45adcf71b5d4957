// Makes every secret that the slices and the stores read, as one list for kubectl:
//   node deploy/kubernetes/make-secrets.mjs [--stand-ins] | kubectl create -n sufra -f -
// `create` refuses what is there already, so a secret is made once. What a variable of the same name gives wins; a provider's secret has
// to be given, unless --stand-ins says that no provider is used.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeSecret } from '../secrets/make-secret.mjs';

/** Every service with its secrets: written from their folders by `npm run slices:write`. */
const services = JSON.parse(readFileSync(join(import.meta.dirname, '../secrets/services.json'), 'utf8'));
const isForStandIns = process.argv.includes('--stand-ins');

const standIns = {
  SMTP_URL: 'smtp://mail-catcher:1025',
  OPENAI_API_KEY: 'none-is-needed',
  STRIPE_SECRET_KEY: `sk_test_${makeSecret('password')}`,
  STRIPE_WEBHOOK_SECRET: `whsec_${makeSecret('password')}`,
};
/** Without it there is no sign-in with Google, and all else works. */
const optional = new Set(['GOOGLE_CLIENT_SECRET']);

const settled = {};
const missing = new Set();
function settle(name, kind) {
  settled[name] ??=
    process.env[name] || (kind === 'provider' ? isForStandIns && standIns[name] : makeSecret(kind));
  if (!settled[name] && !optional.has(name)) missing.add(name);
  return settled[name];
}

const secret = (name, values) => ({
  apiVersion: 'v1',
  kind: 'Secret',
  metadata: { name },
  type: 'Opaque',
  stringData: Object.fromEntries(Object.entries(values).filter(([, value]) => value)),
});

const items = Object.entries(services).flatMap(([service, { secrets }]) => {
  const values = Object.fromEntries(
    Object.entries(secrets).map(([name, kind]) => [name, settle(name, kind)]),
  );
  const password = makeSecret('password');
  return [
    ...(Object.keys(values).length > 0 ? [secret(`${service}-secrets`, values)] : []),
    secret(`${service}-broker`, {
      username: service,
      password,
      url: `amqp://${service}:${password}@rabbitmq:5672/sufra`,
    }),
    secret(`${service}-mongodb-password`, { password: makeSecret('password') }),
  ];
});
items.push(
  secret('backup-mongodb-password', { password: makeSecret('password') }),
  secret('backup-key', { BACKUP_KEY: process.env.BACKUP_KEY || makeSecret('password') }),
);

if (missing.size > 0) {
  process.stderr.write(`Give these as variables, or say --stand-ins: ${[...missing].join(', ')}\n`);
  process.exit(1);
}
process.stdout.write(`${JSON.stringify({ apiVersion: 'v1', kind: 'List', items }, null, 2)}\n`);
