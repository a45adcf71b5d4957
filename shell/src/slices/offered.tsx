import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import type { KnownSlices } from './known-slices.ts';
import { ownerOf } from './owner-of.ts';
import type { RemoteSlice } from './registry.ts';

type Watched = Pick<KnownSlices, 'current' | 'subscribe' | 'shell'>;

const Known = createContext<Watched>({
  current: () => [],
  subscribe: () => () => {},
  shell: () => undefined,
});

/** Lets everything inside know which pages there are. */
export const OfferedPages = Known.Provider;

/**
 * Whether a slice has the page at a path. A link to a page that no slice has (yet) is not offered: it appears by itself
 * when a slice ships the page.
 */
export function useIsOffered(): (path: string) => boolean {
  const { current, subscribe } = useContext(Known);
  const slices = useSyncExternalStore(subscribe, current, current);
  return path => ownerOf(path, slices) !== undefined;
}

const noneYet: RemoteSlice[] = [];

/** What this page was opened with and which versions of the slices there are: 'shell 1.2.0 (1a2b3c4d)'. */
export function useVersions(): string[] {
  const { current, subscribe, shell } = useContext(Known);
  // The drawn page knows of none, and is taken over as it is.
  const slices = useSyncExternalStore(subscribe, current, () => noneYet);
  if (slices.length === 0) return [];
  return [{ name: 'shell', ...shell() }, ...slices].flatMap(({ name, version, commit }) =>
    version ? [`${name} ${version}${commit ? ` (${commit.slice(0, 8)})` : ''}`] : [],
  );
}

/** A link within a text; only its words where no slice has the page. */
export function OfferedLink({ to, children }: { to: string; children: ReactNode }) {
  return useIsOffered()(to) ? <Link to={to}>{children}</Link> : children;
}
