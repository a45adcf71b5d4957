import { newKey, newSigningKeys } from '../secrets/new-secrets.mjs';

const address = ({ host, port }) => `http://${host}:${port}`;
const list = entries => entries.map(([name, place]) => `${name}=${address(place)}`).join(',');
const databaseOf = name => name.replace('svc-', 'sufra-');

/** What each part reads, all of them in production mode, keys made for this run. */
export function environments({ places, brokerUrl, namespace }) {
  const { local } = places;
  const named = prefix => Object.entries(places).filter(([name]) => name.startsWith(prefix));
  const services = named('svc-').filter(([name]) => !['svc-gateway', 'svc-mail'].includes(name));
  const siteUrl = `http://localhost:${places['svc-gateway'].port}`;
  const linkTokenKeys = newKey();

  const ofService = (name, { port, internalPort }) => ({
    PORT: port,
    INTERNAL_PORT: internalPort,
    MONGO_URL: `mongodb://${local.host}:${local.port}/${databaseOf(name)}?directConnection=true`,
    EVENT_BUS_URL: brokerUrl,
    // One account of whichever broker is at hand.
    EVENT_BUS_ACCOUNTS: 'shared',
    EVENT_BUS_NAMESPACE: namespace,
    KEY_SET_URL: `${address(places['svc-auth'])}/api/v1/auth/keys`,
  });
  const own = {
    local: {
      MONGO_PORT: local.port,
      SMTP_PORT: local.internalPort,
      INBOX_PORT: local.inboxPort,
      STAND_INS: 'mongo,inbox,chef',
      CHEF_PORT: local.chefPort,
    },
    'svc-auth': {
      SITE_URL: siteUrl,
      SIGNING_KEYS: newSigningKeys(),
      LINK_TOKEN_KEYS: linkTokenKeys,
      REFRESH_KEYS: newKey(),
    },
    'svc-recipes': {
      OPENAI_BASE_URL: `http://${local.host}:${local.chefPort}/v1`,
      OPENAI_API_KEY: 'none-is-needed',
    },
    'svc-blog': { SITE_URL: siteUrl },
    'svc-billing': {
      PUBLIC_ORIGIN: siteUrl,
      // Nobody pays while images are tried, and nothing is asked of Stripe.
      STRIPE_SECRET_KEY: 'sk_test_try',
      STRIPE_WEBHOOK_SECRET: 'whsec_try',
      STRIPE_PRICE_ID: 'price_try',
    },
    'svc-mail': {
      SITE_URL: siteUrl,
      SMTP_URL: `smtp://${local.host}:${local.internalPort}`,
      MAIL_FROM: 'Sufra <hello@sufra.example>',
      LINK_TOKEN_KEYS: linkTokenKeys,
    },
    'svc-gateway': {
      PUBLIC_ORIGIN: siteUrl,
      SERVICES: list(services),
      FRONT_END: list([['shell', places.shell], ...named('mfe-')]),
    },
  };
  return Object.fromEntries(
    Object.entries(places).map(([name, place]) => {
      const isService = name.startsWith('svc-');
      return [name, { ...(isService ? ofService(name, place) : {}), ...own[name] }];
    }),
  );
}
