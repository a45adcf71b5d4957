import type { RouteObject } from 'react-router-dom';
import type { LoadRoutes } from '../src/slices/federation.ts';
import { createKnownSlices } from '../src/slices/known-slices.ts';
import { createRememberedPaths } from '../src/slices/remembered-paths.ts';
import { createSliceLoader } from '../src/slices/slice-loader.ts';

type Listed = {
  name: string;
  title: string;
  titles?: Record<string, string>;
  paths: string[];
  entry?: string;
  missing?: boolean;
  version?: string;
  commit?: string;
};

export const aSlice = (overrides: Partial<Listed> = {}): Listed => ({
  name: 'mfe-blog',
  title: 'The blog',
  paths: ['/blog', '/blog/:slug'],
  entry: '/mfe/mfe-blog/remoteEntry.1.js',
  ...overrides,
});

export const aMissingSlice = (overrides: Partial<Listed> = {}): Listed =>
  aSlice({ entry: undefined, missing: true, paths: [], ...overrides });

/** A site whose registry and slices do as the test says; `loads` notes each attempt to load one. */
export function aSite(listed: Listed[] = [aSlice()]) {
  const loads: { name: string; entry: string; afterFailure: boolean }[] = [];
  const site = {
    remotes: listed,
    shell: { build: 'files.1.json' } as { build: string; version?: string },
    registry: 'up' as 'up' | 'down',
    broken: new Set<string>(),
    routes: (name: string): RouteObject[] =>
      (site.remotes.find(slice => slice.name === name)?.paths ?? []).map(path => ({
        path,
        element: <h1>{name} is here</h1>,
      })),
    loads,
  };
  const fetchRegistry = async () => {
    if (site.registry === 'down') throw new Error('no answer');
    return { shell: site.shell, remotes: site.remotes };
  };
  const loadRoutes: LoadRoutes = async (slice, { afterFailure }) => {
    loads.push({ ...slice, afterFailure });
    if (site.broken.has(slice.entry)) throw new Error(`${slice.entry} did not come`);
    return site.routes(slice.name);
  };
  const known = createKnownSlices(
    fetchRegistry,
    createRememberedPaths(() => sessionStorage),
  );
  return { site, known, loader: createSliceLoader(loadRoutes) };
}
