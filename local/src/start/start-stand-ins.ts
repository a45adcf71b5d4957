import { randomBytes } from 'node:crypto';
import { apiPrefix } from '@sufra/contracts';
import { startInbox } from '../../stand-ins/inbox/index.ts';
import { startMongo, UnusableFolder } from '../../stand-ins/mongo/index.ts';
import { type LocalData, UnusableData } from './local-data.ts';
import type { Part } from './part.ts';
import { isFree } from './reserve-ports.ts';

interface Options {
  data: LocalData;
  env: NodeJS.ProcessEnv;
  nextPort: () => Promise<number>;
  siteUrl: string;
  isObserved?: boolean;
}

export interface StandIns {
  parts: Part[];
  mongoUrl: string;
  smtpUrl: string;
  inboxUrl: string;
  /** Where traces are shown, if they are recorded. */
  traces: string | undefined;
  /** What tells services where those stand-ins are that take the place of providers. */
  variables: Record<string, string>;
}

/** Stands in for a provider: what services are told of it. */
type Provider = Pick<StandIns, 'parts' | 'variables'>;

const usualInboxPort = 1080;
// The same each time where it can be: accounts remember who vouched for their owners.
const usualGooglePort = 1081;
const usualTracesPort = 4_318;
// Receipts are kept with their addresses.
const usualStripePort = 1082;

/** Two products that start at the same moment would both find the usual port free, so one of them may be told to leave it. */
async function portFor(usual: number, { env, nextPort }: Pick<Options, 'env' | 'nextPort'>): Promise<number> {
  return env.STAND_IN_PORTS !== 'any' && (await isFree(usual)) ? usual : nextPort();
}

const sayOnStderr = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

async function mongo({ data, env }: Options): Promise<{ url: string; parts: Part[] }> {
  if (env.MONGO_URL) return { url: env.MONGO_URL, parts: [] };
  const warn = (line: string) => sayOnStderr(`embedded Mongo: ${line}`);
  const { url, stop } = await startMongo({ folder: data.mongo, warn }).catch(error => {
    throw error instanceof UnusableFolder ? new UnusableData(error.message) : error;
  });
  return { url, parts: [{ name: 'embedded-mongo', kind: 'stand-in', pid: process.pid, url, stop }] };
}

async function inbox({ data, env, nextPort }: Options) {
  const webPort = await portFor(usualInboxPort, { env, nextPort });
  const running = await startInbox({
    smtpPort: await nextPort(),
    webPort,
    folder: data.mail,
    warn: sayOnStderr,
  });
  const { smtpUrl, webUrl, stop } = running;
  // It may have ended and come back as another process.
  const part: Part = {
    name: 'inbox',
    kind: 'stand-in',
    get pid() {
      return running.pid;
    },
    url: webUrl,
    stop,
  };
  return { smtpUrl, webUrl, parts: [part] };
}

async function google({ env, nextPort, siteUrl }: Options): Promise<Provider> {
  if (env.GOOGLE_CLIENT_ID) return { variables: {}, parts: [] };
  const { startGoogle } = await import('../../stand-ins/google/index.ts');
  const client = { clientId: 'sufra', clientSecret: randomBytes(32).toString('base64url') };
  const { issuer, stop } = await startGoogle({
    ...client,
    port: await portFor(usualGooglePort, { env, nextPort }),
    redirectUri: `${siteUrl}${apiPrefix}/auth/google/return`,
    log: line => sayOnStderr(`stand-in for Google: ${line}`),
  });
  return {
    variables: {
      GOOGLE_ISSUER: issuer,
      GOOGLE_CLIENT_ID: client.clientId,
      GOOGLE_CLIENT_SECRET: client.clientSecret,
    },
    parts: [{ name: 'google', kind: 'stand-in', pid: process.pid, url: issuer, stop }] satisfies Part[],
  };
}

async function chef({ env, nextPort }: Options): Promise<Provider> {
  if (env.OPENAI_API_KEY) return { variables: {}, parts: [] };
  const { startChef } = await import('../../stand-ins/chef/index.ts');
  const { url, dishes, stop } = await startChef({ port: await nextPort() });
  return {
    variables: { OPENAI_BASE_URL: url, OPENAI_API_KEY: 'none-is-needed', OPENAI_MODEL: 'local-chef' },
    parts: [{ name: 'local-chef', kind: 'stand-in', pid: process.pid, url, dishes, stop }] satisfies Part[],
  };
}

async function stripe({ data, env, nextPort, siteUrl }: Options): Promise<Provider> {
  if (env.STRIPE_SECRET_KEY) return { variables: {}, parts: [] };
  const { startStripe } = await import('../../stand-ins/stripe/index.ts');
  const secret = (prefix: string) => `${prefix}_${randomBytes(24).toString('hex')}`;
  const given = {
    secretKey: secret('sk_test'),
    // A caller who signs events of its own, as the suite of attacks does, says by what.
    webhookSecret: env.STRIPE_WEBHOOK_SECRET || secret('whsec'),
    priceId: env.STRIPE_PRICE_ID || 'price_local_premium',
  };
  const { url, stop } = await startStripe({
    ...given,
    port: await portFor(usualStripePort, { env, nextPort }),
    webhookUrl: `${siteUrl}${apiPrefix}/payment/webhook`,
    folder: data.stripe,
    log: line => sayOnStderr(`stand-in for Stripe: ${line}`),
  });
  return {
    variables: {
      STRIPE_API_URL: url,
      STRIPE_SECRET_KEY: given.secretKey,
      STRIPE_WEBHOOK_SECRET: given.webhookSecret,
      STRIPE_PRICE_ID: given.priceId,
    },
    parts: [{ name: 'stripe', kind: 'stand-in', pid: process.pid, url, stop }] satisfies Part[],
  };
}

/** Where the environment names a collector, traces go there, and there is the place to look at them. */
async function collector({ env, nextPort, isObserved }: Options): Promise<Provider & { url?: string }> {
  // On one's own machine every caller is known: a trace begins in the browser.
  const variables = { TRACES_OF_CALLERS: 'taken' };
  if (!isObserved) return { variables: {}, parts: [] };
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT) return { variables, parts: [] };
  const { startCollector } = await import('../../stand-ins/collector/index.ts');
  const { url, stop } = await startCollector({ port: await portFor(usualTracesPort, { env, nextPort }) });
  return {
    url,
    variables: { ...variables, OTEL_EXPORTER_OTLP_ENDPOINT: url },
    parts: [{ name: 'collector', kind: 'stand-in', pid: process.pid, url, stop }] satisfies Part[],
  };
}

async function mail(options: Options) {
  const { SMTP_URL, INBOX_URL = '' } = options.env;
  if (SMTP_URL) return { smtpUrl: SMTP_URL, webUrl: INBOX_URL, parts: [] };
  return inbox(options);
}

/** What the environment names is used as it is; a stand-in takes the place of what it does not name. */
export async function startStandIns(options: Options): Promise<StandIns> {
  const [database, mails, signIn, recipes, payments, traces] = await Promise.all([
    mongo(options),
    mail(options),
    google(options),
    chef(options),
    stripe(options),
    collector(options),
  ]);
  return {
    parts: [database, mails, signIn, recipes, payments, traces].flatMap(({ parts }) => parts as Part[]),
    mongoUrl: database.url,
    smtpUrl: mails.smtpUrl,
    inboxUrl: mails.webUrl,
    traces: traces.url,
    variables: { ...signIn.variables, ...recipes.variables, ...payments.variables, ...traces.variables },
  };
}
