import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './repository.ts';

const versionIn = (folder: string): string =>
  JSON.parse(readFileSync(join(repository, folder, 'package.json'), 'utf8')).version;

const givenOut = (file: string) => join(import.meta.dirname, 'shared-exports', file);

interface Singleton {
  key: string;
  folder: string;
  list?: string;
}

/** Everything that exists once on a page: the shell brings it, no other slice carries a copy. */
const singletons: Singleton[] = [
  { key: 'react', folder: 'node_modules/react' },
  // Elements of a development shell's React are made by its own runtime, whichever slice asks for one.
  { key: 'react/jsx-runtime', folder: 'node_modules/react' },
  { key: 'react-dom', folder: 'node_modules/react-dom' },
  {
    key: 'react-router-dom',
    folder: 'node_modules/react-router-dom',
    list: givenOut('react-router-dom.ts'),
  },
  {
    key: '@tanstack/react-query',
    folder: 'node_modules/@tanstack/react-query',
    list: givenOut('react-query.ts'),
  },
  { key: '@sufra/web-kit', folder: 'packages/web-kit' },
];

// What makes the elements of components that a development server can change in place.
const developed: Singleton = { key: 'react/jsx-dev-runtime', folder: 'node_modules/react' };

const sharedFor = (isDevelopment: boolean) => (isDevelopment ? [...singletons, developed] : singletons);

const common = (folder: string) => {
  const version = versionIn(folder);
  return { singleton: true, version, requiredVersion: `^${version}` };
};

/** Eager, so that the shell needs no asynchronous start of its own. */
export const sharedByHost = (isDevelopment: boolean) =>
  Object.fromEntries(
    sharedFor(isDevelopment).map(({ key, folder, list }) => [
      key,
      { ...common(folder), eager: true, import: list ?? key },
    ]),
  );

export const sharedByRemote = (isDevelopment: boolean) =>
  Object.fromEntries(
    sharedFor(isDevelopment).map(({ key, folder }) => {
      const { singleton, requiredVersion } = common(folder);
      return [key, { singleton, requiredVersion, import: false as const }];
    }),
  );

/** The modules that the shell gives out by a list of names, with that list. */
export const listsOfNames = () =>
  Object.fromEntries(singletons.flatMap(({ key, list }) => (list === undefined ? [] : [[key, list]])));
