import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readEnvironment } from '@sufra/service-kit';
import { repository, services } from './repository.ts';
import { environmentOf, secretsByService } from './service-environment.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sufra-secrets-'));
  run();
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(given: Record<string, string> = {}) {
  const env = {
    PATH: process.env.PATH,
    KEPT_FOLDER: folder,
    PARTS_FOLDER: join(folder, 'parts'),
    ...given,
  };
  execFileSync(process.execPath, [join(repository, 'deploy/secrets/write-secrets.mjs')], { env });
}

const handed = (...path: string[]) => readFileSync(join(folder, 'parts', ...path), 'utf8');
const envOf = (service: string) => parseEnv(handed(service, 'env'));

describe('what the containers are handed', () => {
  test.each(services())('%s gets every secret that it names, and accounts of its own', async service => {
    const { MONGO_URL, EVENT_BUS_URL, ...secrets } = envOf(service);
    const wanted = (await secretsByService())[service] ?? {};
    expect(Object.keys(secrets).sort()).toEqual(Object.keys(wanted).sort());

    // Read by the same rules as in the service.
    const environment = await environmentOf(service);
    const own = Object.fromEntries(
      Object.entries(environment).filter(([name]) => name in secrets || /^(MONGO|EVENT_BUS)_URL$/.test(name)),
    );
    expect(() => readEnvironment(own, envOf(service))).not.toThrow();

    const account = JSON.parse(handed('mongodb', 'accounts.json')).find(
      ({ user }: { user: string }) => user === service,
    );
    const { username, password, pathname } = new URL(String(MONGO_URL));
    expect({ user: username, password, database: pathname.slice(1) }).toEqual(account);
    const { users } = JSON.parse(handed('rabbitmq', 'definitions.json'));
    expect(users.map(({ name }: { name: string }) => name)).toContain(
      new URL(String(EVENT_BUS_URL)).username,
    );
  });

  test('no two services have an account or a database in common', () => {
    for (const name of ['MONGO_URL', 'EVENT_BUS_URL']) {
      const all = services().map(service => envOf(service)[name]);
      expect(new Set(all).size).toBe(services().length);
    }
  });

  test('a second start hands the same, and what is given wins over what was made', () => {
    const before = Object.fromEntries(services().map(service => [service, envOf(service)]));
    run();
    expect(Object.fromEntries(services().map(service => [service, envOf(service)]))).toEqual(before);

    run({ SMTP_URL: 'smtps://mail.example' });
    expect(envOf('svc-mail').SMTP_URL).toBe('smtps://mail.example');
    run();
    expect(envOf('svc-mail').SMTP_URL).toBe(before['svc-mail']?.SMTP_URL);
  });
});
