import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { repository } from '../start/repository.ts';

const read = (path: string) => readFileSync(join(repository, path), 'utf8');

/** Settled by an image, by the file of secrets that a service mounts, or by what containers are. */
const wired = new Set([
  ...['MODE', 'TRUSTED_PROXIES', 'HOST', 'PORT', 'INTERNAL_PORT', 'LOG_FILE', 'LOCAL_STATUS_FILE'],
  ...['MONGO_URL', 'EVENT_BUS_URL', 'EVENT_BUS_ACCOUNTS', 'EVENT_BUS_NAMESPACE', 'SMTP_URL'],
  ...['SIGNING_KEYS', 'LINK_TOKEN_KEYS', 'REFRESH_KEYS', 'GOOGLE_CLIENT_SECRET', 'OPENAI_API_KEY'],
  ...['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
]);

const declared = (source: string) =>
  [...source.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name);

const kit = read('packages/service-kit/src/config/service-environment.ts');
const tables = Object.fromEntries(
  [...kit.matchAll(/export const (\w+Environment) = (\{[\s\S]*?\n\});/g)].map(([, name = '', body = '']) => [
    name,
    body,
  ]),
);

/** With what the table spreads in. */
function variablesOf(source: string): string[] {
  const spread = [
    ...source.matchAll(/(?:\.\.\.|return readEnvironment\(|readEnvironment\()(\w+Environment)/g),
  ];
  const more = spread.flatMap(([, name = '']) => (tables[name] ? variablesOf(tables[name]) : []));
  return [...new Set([...more, ...declared(source)])];
}

const compose = read('docker-compose.yml');
const example = read('.env.example');
const shared = /x-service-variables: &variables\n((?: {2}.*\n)+)/.exec(compose)?.[1] ?? '';

function passedTo(service: string): string[] {
  const block = new RegExp(`^ {2}${service}:\\n((?: {4}.*\\n|\\n)+)`, 'm').exec(compose)?.[1] ?? '';
  const own = [...block.matchAll(/^ {6}([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name);
  return block.includes('*variables') ? [...declared(shared), ...own] : own;
}

const services = ['svc-gateway', 'svc-auth', 'svc-recipes', 'svc-blog', 'svc-billing', 'svc-mail'];

describe('the compose file', () => {
  test.each(services)('hands %s every variable that it reads', service => {
    const wanted = variablesOf(read(`${service}/src/config.ts`)).filter(name => !wired.has(name));
    expect(wanted).toContain('LOG_LEVEL');
    expect(wanted.filter(name => !passedTo(service).includes(name))).toEqual([]);
  });

  test('takes nothing from outside that the example does not list with a comment', () => {
    const asked = [...compose.matchAll(/\$\{([A-Z][A-Z0-9_]*)/g)].map(([, name = '']) => name);
    const listed = [...example.matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name);
    expect(asked.length).toBeGreaterThan(20);
    expect([...new Set(asked)].filter(name => !listed.includes(name))).toEqual([]);
  });

  test('uses every variable of the example', () => {
    const more = ['inspect', 'stand-ins'].map(name => read(`deploy/compose.${name}.yml`)).join();
    const listed = [...example.matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name);
    const own = new Set(['COMPOSE_FILE', 'COMPOSE_PATH_SEPARATOR']);
    const unused = listed.filter(name => !own.has(name) && !`${compose}${more}`.includes(`\${${name}`));
    expect(unused).toEqual([]);
  });
});
