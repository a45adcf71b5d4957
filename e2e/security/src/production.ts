import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { type BrokerRights, noBrokerRights, openBrokerRights, startAlone } from '@sufra/service-kit/testing';
import { repository } from '../../src/folders.ts';
import { type CallOptions, send } from './call.ts';
import type { Site } from './site.ts';

let started = 0;

/** Why no service can be started as in production here; production takes a broker that vouches for its accounts, and no other. */
export const canStartInProduction = async (): Promise<string | undefined> => {
  const absence = await noBrokerRights();
  return absence === undefined ? undefined : `production wants a broker with accounts: ${absence}`;
};

/** A service of its own in the mode of production, with an empty database and the accounts that containers have. */
export async function startInProduction(name: string, site: Site) {
  started += 1;
  const rights: BrokerRights = await openBrokerRights();
  const database = `in-production-${process.pid}-${started}`;
  const mongoUrl = new URL(process.env.MONGO_URL ?? site.urlOf('embedded-mongo'));
  mongoUrl.pathname = `/${database}`;
  const service = await startAlone(join(repository, name, 'src', 'main.ts'), {
    ...site.secrets(),
    MODE: 'production',
    HOST: '127.0.0.1',
    PORT: '0',
    INTERNAL_PORT: '0',
    MONGO_URL: mongoUrl.href,
    EVENT_BUS_URL: rights.urlOf('svc-auth'),
    EVENT_BUS_NAMESPACE: rights.namespace,
    SITE_URL: 'https://sufra.example',
    PUBLIC_ORIGIN: 'https://sufra.example',
    KEY_SET_URL: 'http://127.0.0.1:1/keys',
    LOG_FILE: '',
    STRIPE_WEBHOOK_SECRET: `whsec_${randomBytes(8).toString('hex')}`,
  });
  return {
    collection: (collection: string) => site.databases.db(database).collection(collection),
    call: (what: string, options: CallOptions = {}) => {
      const [method = 'GET', path = '/'] = what.split(/ (.*)/);
      return send(`${service.url}/api/v1${path}`, { method, ...options });
    },
    async stop() {
      service.kill();
      await service.exited;
      await site.databases.db(database).dropDatabase();
      await rights.close();
    },
  };
}

/** The gateway as in production, before the services of the product. */
export async function startGatewayInProduction(site: Site, env: Record<string, string> = {}) {
  const services = await site.servicesNow();
  const addresses = ['svc-auth', 'svc-billing', 'svc-blog', 'svc-mail', 'svc-recipes'].map(
    name =>
      `${name}=${services
        .filter(one => one.name === name)
        .map(({ url }) => url)
        .join('|')}`,
  );
  const slices = ['shell', 'mfe-account', 'mfe-blog', 'mfe-recipes'];
  const gateway = await startAlone(join(repository, 'svc-gateway', 'src', 'main.ts'), {
    MODE: 'production',
    HOST: '127.0.0.1',
    PORT: '0',
    INTERNAL_PORT: '0',
    PUBLIC_ORIGIN: 'https://sufra.example',
    SERVICES: addresses.join(','),
    FRONT_END: slices.map(slice => `${slice}=file://${join(repository, slice, 'dist')}`).join(','),
    ...env,
  });
  return {
    url: gateway.url,
    get: (path: string, options: CallOptions & { method?: string } = {}) =>
      send(`${gateway.url}${path}`, { method: 'GET', ...options }),
    async stop() {
      gateway.kill();
      await gateway.exited;
    },
  };
}
