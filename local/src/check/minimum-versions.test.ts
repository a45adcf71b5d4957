import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';

/** Versions before these have holes that are known, or lack what we rely on. */
const minimum: Record<string, string> = {
  mongoose: '9.9.2',
  'http-proxy-middleware': '4.1.1',
  multer: '2.0.2',
  '@tiptap/extension-link': '2.10.4',
};

interface LockFile {
  packages: Record<string, { version?: string; link?: boolean }>;
}

const repository = join(import.meta.dirname, '..', '..', '..');
const lock: LockFile = JSON.parse(readFileSync(join(repository, 'package-lock.json'), 'utf8'));

const inFolder = 'node_modules/';
const installed = Object.entries(lock.packages)
  .filter(([path, { link, version }]) => path.includes(inFolder) && !link && version)
  .map(([path, { version = '' }]) => ({
    name: path.slice(path.lastIndexOf(inFolder) + inFolder.length),
    version,
  }));

const numbersOf = (version: string) => (version.split('-')[0] ?? '').split('.').map(Number);

/** A version before its release (9.9.2-rc.1) is older than the release. */
function isAtLeast(version: string, least: string): boolean {
  const wanted = numbersOf(least);
  const difference = numbersOf(version)
    .map((number, at) => number - (wanted[at] ?? 0))
    .find(one => one !== 0);
  return difference === undefined ? !version.includes('-') : difference > 0;
}

const tooOld = (packages: { name: string; version: string }[]) =>
  packages
    .filter(({ name, version }) => {
      const least = minimum[name];
      return least !== undefined && !isAtLeast(version, least);
    })
    .map(({ name, version }) => `${name} ${version}`);

describe('the lock file', () => {
  test('names mongoose, so that what follows looks at something', () => {
    expect(installed.map(({ name }) => name)).toContain('mongoose');
  });

  test('has no version older than its minimum, wherever it is nested', () => {
    expect(tooOld(installed)).toEqual([]);
  });

  test.each([
    ['9.9.1', ['mongoose 9.9.1']],
    ['8.20.0', ['mongoose 8.20.0']],
    ['9.9.2-rc.1', ['mongoose 9.9.2-rc.1']],
    ['9.9.2', []],
    ['9.12.0', []],
    ['10.0.0', []],
  ])('would be found out with mongoose %s', (version, expected) => {
    expect(tooOld([{ name: 'mongoose', version }])).toEqual(expected);
  });
});
