import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@sufra/contracts';
import { forgetEvents, openTestDatabase } from '@sufra/service-kit/testing';
import { connect } from 'amqplib';
import { gateway } from '../src/slices/repository.ts';
import { serviceEnvironment } from '../src/start/environment.ts';
import { chooseEventBus } from '../src/start/event-bus.ts';
import { openLocalData } from '../src/start/local-data.ts';
import type { Part } from '../src/start/part.ts';
import { reservePorts } from '../src/start/reserve-ports.ts';
import { runSeparately } from '../src/start/run-separately.ts';
import { waitUntilReady } from '../src/start/wait-until.ts';

/** Every service that answers calls. */
const called = [...new Set(Object.values(api).map(({ slice }) => slice))];

// What these calls never reach; providers are tried elsewhere.
const providers = {
  SMTP_URL: 'smtp://127.0.0.1:9',
  OPENAI_BASE_URL: 'http://127.0.0.1:9/v1',
  OPENAI_API_KEY: 'none',
  STRIPE_API_URL: 'http://127.0.0.1:9',
  STRIPE_SECRET_KEY: 'sk_test_none',
  STRIPE_WEBHOOK_SECRET: 'whsec_none',
  STRIPE_PRICE_ID: 'price_none',
};

export interface RunningReplica {
  name: string;
  pid(): number | undefined;
  /** As a new version would take the place of the old one. */
  restart(): Promise<void>;
}

/** Two processes of each service that answers calls, behind a gateway of its own process: as in production, without front ends. */
export async function startTwoOfEach(more: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'sufra-two-of-each-'));
  const data = await openLocalData({ isFresh: true, env: { DATA_FOLDER: folder } });
  const namespace = `two-of-each-${randomUUID()}`;
  // Without a broker each process keeps its events to itself, and none of these calls waits for one.
  const eventBusUrl = await chooseEventBus({ isSeparate: true, env: process.env }).catch(() => 'memory:');
  const ports = reservePorts();
  const databases = new Map(
    await Promise.all(called.map(async name => [name, await openTestDatabase()] as const)),
  );
  const port = await ports.next();
  const origin = `http://127.0.0.1:${port}`;
  const own = async () => ({ port: await ports.next(), internalPort: await ports.next() });
  const places = await Promise.all(
    called.flatMap(name => [0, 1].map(async () => ({ name, ...(await own()) }))),
  );
  const addressesOf = (name: string) =>
    places.filter(place => place.name === name).map(place => `http://127.0.0.1:${place.port}`);
  const platform = {
    mongoUrl: process.env.MONGO_URL ?? '',
    smtpUrl: providers.SMTP_URL,
    eventBusUrl,
    keySetUrls: addressesOf('svc-auth').map(url => `${url}/api/v1/auth/keys`),
    siteUrl: origin,
    logFolder: data.logs,
    secrets: data.secrets,
    standIns: providers,
  };
  const common = { EVENT_BUS_NAMESPACE: namespace, NODE_OPTIONS: '', LOG_LEVEL: 'warn', ...more };
  const hooks = { say: () => undefined, changed: () => undefined };
  const parts = new Set<Part>();

  async function run(name: string, env: NodeJS.ProcessEnv): Promise<Part> {
    const part = runSeparately({ name, kind: 'service', env }, hooks);
    parts.add(part);
    await waitUntilReady(name, part.internalUrl ?? '');
    return part;
  }

  const replicas: RunningReplica[] = await Promise.all(
    places.map(async ({ name, ...at }) => {
      const env = {
        ...serviceEnvironment(platform, name, at),
        ...common,
        MONGO_URL: databases.get(name)?.url,
      };
      let part = await run(name, env);
      return {
        name,
        pid: () => part.pid,
        restart: async () => {
          await part.stop();
          parts.delete(part);
          part = await run(name, env);
        },
      };
    }),
  );
  await run(gateway, {
    ...serviceEnvironment(platform, gateway, { port, internalPort: await ports.next() }),
    ...common,
    SERVICES: called.map(name => `${name}=${addressesOf(name).join('|')}`).join(','),
    FRONT_END: 'shell=file:///nowhere',
    RATE_PER_MINUTE: '0',
    AUTH_RATE_PER_MINUTE: '0',
  });

  return {
    origin,
    replicas,
    stop: async () => {
      await Promise.all([...parts].map(part => part.stop()));
      await Promise.all([...databases.values()].map(database => database.stop()));
      await ports.release();
      rmSync(folder, { recursive: true, force: true });
      if (eventBusUrl === 'memory:') return;
      const model = await connect(eventBusUrl);
      await forgetEvents(model, { namespace });
      await model.close();
    },
  };
}

export type TwoOfEach = Awaited<ReturnType<typeof startTwoOfEach>>;
