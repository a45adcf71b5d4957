import { builtinModules } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { repository } from '../slices/repository.ts';
import {
  filesBelow,
  frontEnds,
  importsOf,
  isRelative,
  manifest,
  owners,
  packageOf,
  services,
} from './imports-of.ts';

/** Which packages of ours each may import. */
function mayImport(owner: string): string[] {
  if (services.includes(owner))
    return [
      '@sufra/amounts',
      '@sufra/contracts',
      '@sufra/guard',
      '@sufra/nutrition',
      '@sufra/plates',
      '@sufra/prayer-times',
      '@sufra/recipe-reader',
      '@sufra/service-kit',
      '@sufra/texts',
    ];
  if (frontEnds.includes(owner))
    return [
      '@sufra/amounts',
      '@sufra/contracts',
      '@sufra/nutrition',
      '@sufra/prayer-times',
      '@sufra/texts',
      '@sufra/web-kit',
      '@sufra/web-build',
    ];
  // Libraries of their own, which know nothing of the site.
  if (/^packages\/(guard|nutrition|plates|prayer-times|recipe-reader|texts)$/.test(owner)) return [];
  if (owner === 'packages/amounts') return ['@sufra/contracts', '@sufra/nutrition'];
  if (owner === 'packages/contracts') return ['@sufra/texts'];
  if (owner === 'packages/web-build') return ['@sufra/contracts', '@sufra/texts'];
  if (owner === 'packages/web-kit') return ['@sufra/contracts', '@sufra/texts', '@sufra/web-build'];
  if (owner === 'packages/service-kit') return ['@sufra/contracts', '@sufra/texts'];
  // It measures the guard by its public interface, as a third party may use it.
  if (owner === 'bench') return ['@sufra/contracts', '@sufra/guard', '@sufra/service-kit'];
  // Its checks ask the guard of what pages offer in other languages.
  if (owner === 'local') return ['@sufra/contracts', '@sufra/guard', '@sufra/service-kit', '@sufra/texts'];
  return ['@sufra/contracts', '@sufra/service-kit', '@sufra/texts'];
}

const isForTests = (file: string) => /\.test\.ts$|\/test\//.test(file);
/** What tests of services may import of the stand-ins: the public interface of each. */
const isStandIn = (path: string) => /^local\/stand-ins\/[^/]+\/index\.ts$/.test(path);
// A name that the package gives itself.
const isOwn = (specifier: string) => specifier.startsWith('#');
const isBuiltIn = (specifier: string) => specifier.startsWith('node:') || builtinModules.includes(specifier);

const shared = Object.keys(manifest('.').devDependencies);

describe.each(owners)('%s', owner => {
  const folder = join(repository, owner);
  const imports = filesBelow(folder).flatMap(file =>
    importsOf(file).map(specifier => ({ file: relative(repository, file), specifier })),
  );

  test('reaches into no other folder', () => {
    const outside = imports.filter(({ file, specifier }) => {
      if (!isRelative(specifier)) return false;
      const path = join(dirname(file), specifier);
      if (services.includes(owner) && isForTests(file) && isStandIn(path)) return false;
      // The scripts of deploy/ run without an install, and their tests stand here.
      if (owner === 'local' && isForTests(file) && path.startsWith(`deploy${sep}`)) return false;
      return !path.startsWith(owner + sep);
    });
    expect(outside).toEqual([]);
  });

  test('imports only those packages of ours that it may', () => {
    const allowed = new Set([...mayImport(owner), manifest(owner).name]);
    const ours = imports.filter(
      ({ specifier }) => specifier.startsWith('@sufra/') || owners.includes(packageOf(specifier)),
    );
    expect(ours.filter(({ specifier }) => !allowed.has(packageOf(specifier)))).toEqual([]);
  });

  test('declares what it imports', () => {
    const { dependencies = {}, devDependencies = {}, peerDependencies = {} } = manifest(owner);
    const declared = new Set([
      ...Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }),
      ...shared,
      manifest(owner).name,
    ]);
    const undeclared = imports.filter(
      ({ specifier }) =>
        !isRelative(specifier) &&
        !isOwn(specifier) &&
        !isBuiltIn(specifier) &&
        !declared.has(packageOf(specifier)),
    );
    expect(undeclared).toEqual([]);
  });
});

describe('a stand-in', () => {
  const standIns = 'local/stand-ins';
  const partOf = (path: string) => path.split(sep).slice(0, 3).join(sep);
  const imports = filesBelow(join(repository, 'local')).flatMap(path => {
    const file = relative(repository, path);
    const own = importsOf(path).filter(isRelative);
    return own.map(specifier => ({ file, path: join(dirname(file), specifier) }));
  });
  const crossing = imports.filter(({ file, path }) => partOf(file) !== partOf(path));

  test('imports nothing beside itself, but what their pages and their files share', () => {
    const common = [`${standIns}/pages`, `${standIns}/files`];
    const outside = crossing.filter(
      ({ file, path }) => file.startsWith(standIns) && !common.includes(partOf(path)),
    );
    expect(outside).toEqual([]);
  });

  test('is imported by its public interface alone', () => {
    const inside = crossing.filter(
      ({ file, path }) => !file.startsWith(standIns) && path.startsWith(standIns) && !isStandIn(path),
    );
    expect(inside).toEqual([]);
  });
});

test('contracts import zod alone', () => {
  const foreign = filesBelow(join(repository, 'packages/contracts/src'))
    .filter(file => !file.endsWith('.test.ts'))
    .flatMap(importsOf)
    .filter(specifier => !isRelative(specifier) && specifier !== 'zod');
  expect(foreign).toEqual([]);
});
