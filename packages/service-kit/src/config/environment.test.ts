import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { type Environment, readEnvironment } from './environment.ts';
import { processEnvironment, workerEnvironment } from './service-environment.ts';
import { clusterUrl, httpUrl, keys, numbers, origin, port, proxies, url } from './variables.ts';

const shape = {
  PORT: port(),
  MONGO_URL: url('mongodb:'),
  LINK_TOKEN_KEYS: keys(),
  RETRY_DELAYS: numbers().default([1]),
  NAME: z.string().optional(),
};
const key = Buffer.alloc(32, 7).toString('base64');
const good = { PORT: '8080', MONGO_URL: 'mongodb://db/sufra', LINK_TOKEN_KEYS: key };

describe('readEnvironment', () => {
  test('good variables become a frozen object in camel case, with defaults', () => {
    const config = readEnvironment(shape, good);

    expect(config).toEqual({
      port: 8080,
      mongoUrl: 'mongodb://db/sufra',
      linkTokenKeys: [key],
      retryDelays: [1],
      name: undefined,
    });
    expect(Object.isFrozen(config)).toBe(true);
  });

  test('several wrong variables are all named at once, their values never', () => {
    const wrong = { PORT: 'eighty', MONGO_URL: 'postgres://root:hunter2@db', LINK_TOKEN_KEYS: 'hunter3' };

    const read = () => readEnvironment(shape, wrong);

    expect(read).toThrow(/PORT: must be a port/);
    expect(read).toThrow(/MONGO_URL: must be an address that starts with mongodb:/);
    expect(read).toThrow(/LINK_TOKEN_KEYS: must hold one or more keys/);
    expect(read).not.toThrow(/eighty|hunter/);
  });

  test.each(['', ' '])('an empty variable %j counts as unset', PORT => {
    expect(() => readEnvironment(shape, { ...good, PORT })).toThrow(/PORT: is not set/);
  });

  test.each([
    ['1,20,300', [1, 20, 300]],
    [' 5 ', [5]],
  ])('a list of numbers %j is read', (text, expected) => {
    expect(readEnvironment(shape, { ...good, RETRY_DELAYS: text }).retryDelays).toEqual(expected);
  });

  test.each(['1,two', '-1', '1.5'])('a list of numbers %j is refused', text => {
    expect(() => readEnvironment(shape, { ...good, RETRY_DELAYS: text })).toThrow(/RETRY_DELAYS/);
  });
});

describe('an address of a cluster', () => {
  const read = (text: string) => readEnvironment({ BUS: clusterUrl('amqp:', 'memory:') }, { BUS: text }).bus;

  test.each([
    'memory:',
    'amqp://one/sufra',
    'amqp://user:word@one:5672,two:5673,three/sufra?heartbeat=5',
    'amqp://[::1]:5672,127.0.0.1:5672',
  ])('%j is read as it is', text => {
    expect(read(text)).toBe(text);
  });

  test.each([
    'amqp://user:word@one:5672,,two/sufra',
    'amqp://one:5672,two:many/sufra',
    'http://one,two',
    'one:5672',
  ])('%j is refused, without its password', text => {
    expect(() => read(text)).toThrow(/BUS: must be an address that starts with amqp: or memory:(?!.*word)/);
  });
});

describe('whose word on a caller’s address is taken', () => {
  const read = (text: string) => readEnvironment({ TRUSTED_PROXIES: proxies() }, { TRUSTED_PROXIES: text });

  test.each(['none', 'loopback, uniquelocal', '10.0.0.0/8,::1', 'fd00::/8'])('may be %j', text => {
    expect(read(text).trustedProxies).toBe(text);
  });

  test.each(['everybody', '10.0.0.0/33', '10.0.0', 'true', '10.0.0.1,'])('may not be %j', text => {
    expect(() => read(text)).toThrow(/TRUSTED_PROXIES/);
  });
});

test.each(['https://sufra.example/shop', 'https://root:hunter2@sufra.example', 'ftp://sufra.example'])(
  'an origin with more than a site, like %j, is refused',
  text => {
    expect(() => readEnvironment({ PUBLIC_ORIGIN: origin() }, { PUBLIC_ORIGIN: text })).toThrow(
      /PUBLIC_ORIGIN/,
    );
  },
);

describe('in production', () => {
  const site = { ...processEnvironment, SITE_URL: httpUrl(), PUBLIC_ORIGIN: origin().optional() };
  const read = (more: Environment) =>
    readEnvironment(site, { INTERNAL_PORT: '0', SITE_URL: 'https://sufra.example', ...more });

  test.each([
    [{ SITE_URL: 'http://sufra.example' }, /SITE_URL: must start with https/],
    [{ PUBLIC_ORIGIN: 'http://sufra.example' }, /PUBLIC_ORIGIN: must start with https/],
    [{ SITE_URL: 'http://localhost:8080' }, /SITE_URL: must start with https/],
    [{ SITE_URL: 'http://sufra.example', HTTP_SITE: 'localhost' }, /SITE_URL: must start with https/],
    [{ SITE_URL: 'http://localhost.sufra.example', HTTP_SITE: 'localhost' }, /SITE_URL: must start with/],
    [{ SITE_URL: 'http://sufra.example', HTTP_SITE: 'yes' }, /HTTP_SITE: must be refused, localhost or/],
  ])('%j is refused', (more, reason) => {
    expect(() => read(more)).toThrow(reason);
  });

  test.each([
    { SITE_URL: 'https://sufra.example' },
    { SITE_URL: 'http://localhost:8080', HTTP_SITE: 'localhost' },
    { SITE_URL: 'http://127.0.0.1:8080', HTTP_SITE: 'localhost' },
    { SITE_URL: 'http://[::1]:8080', HTTP_SITE: 'localhost' },
    { SITE_URL: 'http://sufra.example', HTTP_SITE: 'anywhere' },
    { SITE_URL: 'http://sufra.example', MODE: 'local' },
  ])('%j is taken', more => {
    expect(read(more).siteUrl).toBe(more.SITE_URL);
  });

  test('events that stay in one process are refused, and in local mode are not', () => {
    const env = { INTERNAL_PORT: '0', MONGO_URL: 'mongodb://db/sufra', EVENT_BUS_URL: 'memory:' };
    expect(() => readEnvironment(workerEnvironment, env)).toThrow(/EVENT_BUS_URL: must not be memory:/);
    expect(readEnvironment(workerEnvironment, { ...env, MODE: 'local' }).eventBusUrl).toBe('memory:');
  });
});
