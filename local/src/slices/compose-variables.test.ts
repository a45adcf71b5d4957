import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { secretsOf } from '@sufra/service-kit';
import { gateway, repository, services } from './repository.ts';
import { environmentOf } from './service-environment.ts';

const read = (path: string) => readFileSync(join(repository, path), 'utf8');

/** Settled by an image, by the file of secrets that a service mounts, or by what containers are. */
const wired = new Set([
  ...[
    'MODE',
    'TRUSTED_PROXIES',
    'HOST',
    'PORT',
    'INTERNAL_HOST',
    'INTERNAL_PORT',
    'LOG_FILE',
    'LOG_FILE_MAX_BYTES',
    'LOCAL_STATUS_FILE',
    'DEV_SERVERS',
  ],
  ...['MONGO_URL', 'EVENT_BUS_URL', 'EVENT_BUS_ACCOUNTS', 'EVENT_BUS_NAMESPACE'],
]);

const compose = read('docker-compose.yml');
const example = read('.env.example');
const named = (text: string, margin: number) =>
  [...text.matchAll(new RegExp(`^ {${margin}}([A-Z][A-Z0-9_]+):`, 'gm'))].map(([, name = '']) => name);
const shared = /x-service-variables: &variables\n((?: {2}.*\n)+)/.exec(compose)?.[1] ?? '';
const listed = [...example.matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name);

const entryOf = (service: string) =>
  new RegExp(`^ {2}${service}:\\n((?: {4}.*\\n|\\n)+)`, 'm').exec(compose)?.[1] ?? '';

function passedTo(service: string): string[] {
  const entry = entryOf(service);
  return [...(entry.includes('*variables') ? named(shared, 2) : []), ...named(entry, 6)];
}

describe('the compose file', () => {
  test.each([gateway, ...services()])(
    'hands %s every setting that it reads, and no secret',
    async service => {
      const environment = await environmentOf(service);
      const secrets = Object.keys(secretsOf(environment));
      const wanted = Object.keys(environment).filter(name => !wired.has(name) && !secrets.includes(name));
      const passed = passedTo(service);
      expect(wanted).toContain('LOG_LEVEL');
      expect(wanted.filter(name => !passed.includes(name))).toEqual([]);
      expect(passed.filter(name => secrets.includes(name))).toEqual([]);
    },
  );

  test('takes nothing from outside that the example does not list', () => {
    const asked = [...compose.matchAll(/\$\{([A-Z][A-Z0-9_]*)/g)].map(([, name = '']) => name);
    expect(asked.length).toBeGreaterThan(20);
    expect([...new Set(asked)].filter(name => !listed.includes(name))).toEqual([]);
  });

  test('uses every variable of the example, each of which stands there once', () => {
    const more = ['inspect', 'stand-ins', 'collector', 'traces']
      .map(name => read(`deploy/compose.${name}.yml`))
      .join();
    const own = new Set(['COMPOSE_FILE', 'COMPOSE_PATH_SEPARATOR']);
    const unused = listed.filter(name => !own.has(name) && !`${compose}${more}`.includes(`\${${name}`));
    expect(unused).toEqual([]);
    expect(listed.filter((name, at) => listed.indexOf(name) !== at)).toEqual([]);
  });
});
