import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeSecret } from '../secrets/make-secret.mjs';

const gateway = 'svc-gateway';
/** Every service but the gateway, with its database and its secrets. */
const known = JSON.parse(readFileSync(join(import.meta.dirname, '../secrets/services.json'), 'utf8'));

const address = ({ host, port }) => `http://${host}:${port}`;
const list = entries => entries.map(([name, place]) => `${name}=${address(place)}`).join(',');

/** What providers would give: no model, no payment and no mail server but the stand-ins of `local`. */
const ofProviders = local => ({
  OPENAI_API_KEY: 'none-is-needed',
  // Nothing is bought while images are tried, and nothing is asked of Stripe.
  STRIPE_SECRET_KEY: 'sk_test_try',
  STRIPE_WEBHOOK_SECRET: 'whsec_try',
  SMTP_URL: `smtp://${local.host}:${local.internalPort}`,
});

/** By name, as services share them. */
function secretsFor(local) {
  const values = ofProviders(local);
  for (const { secrets } of Object.values(known))
    for (const [name, kind] of Object.entries(secrets))
      if (kind !== 'provider') values[name] ??= makeSecret(kind);
  return values;
}

/** What each part reads, all of them in production mode, keys made for this run. */
export function environments({ places, brokerUrl, namespace }) {
  const { local } = places;
  const named = prefix => Object.entries(places).filter(([name]) => name.startsWith(prefix));
  const services = named('svc-').filter(([name]) => name !== gateway);
  const siteUrl = `http://localhost:${places[gateway].port}`;
  const secrets = secretsFor(local);

  const ofService = (name, { port, internalPort }) => ({
    PORT: port,
    INTERNAL_PORT: internalPort,
    MONGO_URL: `mongodb://${local.host}:${local.port}/${known[name].database}?directConnection=true`,
    EVENT_BUS_URL: brokerUrl,
    // One account of whichever broker is at hand.
    EVENT_BUS_ACCOUNTS: 'shared',
    EVENT_BUS_NAMESPACE: namespace,
    KEY_SET_URL: `${address(places['svc-auth'])}/api/v1/auth/keys`,
    SITE_URL: siteUrl,
    PUBLIC_ORIGIN: siteUrl,
    HTTP_SITE: 'localhost',
    ...Object.fromEntries(
      Object.keys(known[name].secrets)
        .filter(secret => secrets[secret])
        .map(secret => [secret, secrets[secret]]),
    ),
  });
  const own = {
    local: {
      MONGO_PORT: local.port,
      SMTP_PORT: local.internalPort,
      INBOX_PORT: local.inboxPort,
      STAND_INS: 'mongo,inbox,chef',
      CHEF_PORT: local.chefPort,
    },
    'svc-recipes': { OPENAI_BASE_URL: `http://${local.host}:${local.chefPort}/v1` },
    'svc-billing': { STRIPE_PRICE_ID: 'price_try' },
    'svc-mail': { MAIL_FROM: 'Sufra <hello@sufra.example>' },
    [gateway]: {
      PORT: places[gateway].port,
      INTERNAL_PORT: places[gateway].internalPort,
      PUBLIC_ORIGIN: siteUrl,
      HTTP_SITE: 'localhost',
      SERVICES: list(services),
      FRONT_END: list([['shell', places.shell], ...named('mfe-')]),
    },
  };
  return Object.fromEntries(
    Object.entries(places).map(([name, place]) => [
      name,
      { ...(known[name] ? ofService(name, place) : {}), ...own[name] },
    ]),
  );
}
