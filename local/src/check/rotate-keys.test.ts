import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { repository } from '../slices/repository.ts';

const secretsFolder = join(repository, 'deploy', 'secrets');

interface Needs {
  secrets: Record<string, string>;
}

/** Keys of ours, and not what a provider gives. */
const services: Record<string, Needs> = JSON.parse(
  readFileSync(join(secretsFolder, 'services.json'), 'utf8'),
);
const kinds = new Map(Object.values(services).flatMap(({ secrets }) => Object.entries(secrets)));
/** Browsers are bound to a key of theirs, so it is not replaced. */
const isReplaced = (kind: string) => kind !== 'provider' && kind !== 'push-key';
const keys = [...kinds].filter(([, kind]) => isReplaced(kind)).map(([name]) => name);

test('each key of ours can be replaced, and the old one opens what it closed until it is dropped', () => {
  expect(keys.length).toBeGreaterThan(3);
  const folder = mkdtempSync(join(tmpdir(), 'sufra-keys-'));
  const file = join(folder, 'secrets.json');
  const listed = (name: string): string[] => {
    const text: string = JSON.parse(readFileSync(file, 'utf8'))[name];
    return name === 'SIGNING_KEYS'
      ? JSON.parse(text).map(({ kid }: { kid: string }) => kid)
      : text.split(',');
  };
  try {
    for (const name of keys) {
      writeFileSync(file, JSON.stringify({ [name]: name === 'SIGNING_KEYS' ? '[{"kid":"old"}]' : 'old' }));
      const after = (step: string) => {
        execFileSync(process.execPath, [join(secretsFolder, 'rotate.mjs'), file, name, step]);
        return listed(name);
      };
      const [first, added] = after('announce');
      expect([name, first]).toEqual([name, 'old']);
      expect(after('use')).toEqual([added, 'old']);
      expect(after('drop')).toEqual([added]);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
