import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { completed, missingFrom, platformOf } from '../../../deploy/ci/complete-lock.mjs';

/** Versions before these have holes that are known, or lack what we rely on. */
const minimum: Record<string, string> = {
  mongoose: '9.9.2',
  'http-proxy-middleware': '4.1.1',
  multer: '2.0.2',
  '@tiptap/extension-link': '2.10.4',
};

interface LockFile {
  packages: Record<
    string,
    {
      version?: string;
      link?: boolean;
      os?: string[];
      cpu?: string[];
      libc?: string[];
      integrity?: string;
      license?: string;
      engines?: object;
      optionalDependencies?: Record<string, string>;
    }
  >;
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

  test('names each part of the project with the version that it has', () => {
    const parts = Object.entries(lock.packages).filter(([path]) => path !== '' && !path.includes(inFolder));
    expect(parts.length).toBeGreaterThan(20);
    const others = parts.filter(([path, { version }]) => {
      const manifest: { version?: string } = JSON.parse(
        readFileSync(join(repository, path, 'package.json'), 'utf8'),
      );
      return manifest.version !== version;
    });
    expect(others.map(([path]) => path)).toEqual([]);
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

describe('the lock file, for every platform', () => {
  test('holds each package that another wants for one of them', () => {
    expect([...missingFrom(lock).keys()]).toEqual([]);
  });

  const others = ['darwin-arm64', 'darwin-x64', 'win32-arm64', 'win32-x64'];
  test.each([
    ...others.flatMap(platform => [`@biomejs/cli-${platform}`, `@typescript/typescript-${platform}`]),
    ...['darwin-arm64', 'darwin-x64', 'win32-x64-msvc', 'linux-x64-musl'].flatMap(platform => [
      `@swc/core-${platform}`,
      `lightningcss-${platform}`,
    ]),
    '@img/sharp-win32-x64',
    '@img/sharp-darwin-arm64',
  ])('%s is there, for its own platform alone', name => {
    const { os, cpu } = lock.packages[`node_modules/${name}`] ?? {};
    expect(name).toContain(`${os}-${cpu}`);
  });

  test('one that is lost is found out, and comes back as it was, in its place', () => {
    const lost = 'node_modules/@swc/core-linux-arm64-musl';
    const { [lost]: was, ...rest } = lock.packages;
    const found = { ...lock, packages: rest };
    expect([...missingFrom(found).keys()]).toEqual(['@swc/core-linux-arm64-musl']);

    const again = completed(found);
    expect(Object.keys(again.packages)).toEqual(Object.keys(lock.packages));
    // What its name and the package that wants it do not tell is not made up.
    const { integrity, license, engines, ...described } = was ?? {};
    expect(again.packages[lost]).toEqual(described);
  });

  test.each([
    ['@swc/core-linux-arm-gnueabihf', { cpu: ['arm'], libc: ['glibc'], os: ['linux'] }],
    ['@unrs/resolver-binding-linux-x64-musl', { cpu: ['x64'], libc: ['musl'], os: ['linux'] }],
    ['@unrs/resolver-binding-wasm32-wasi', { cpu: ['wasm32'] }],
    ['lightningcss-win32-arm64-msvc', { cpu: ['arm64'], os: ['win32'] }],
  ])('%s says by its name where it runs', (name, platform) => {
    expect(platformOf(name)).toEqual(platform);
  });
});
