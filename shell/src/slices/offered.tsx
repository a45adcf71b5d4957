import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import type { KnownSlices } from './known-slices.ts';
import { ownerOf } from './owner-of.ts';

type Watched = Pick<KnownSlices, 'current' | 'subscribe'>;

const Known = createContext<Watched>({ current: () => [], subscribe: () => () => {} });

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

/** A link within a text; only its words where no slice has the page. */
export function OfferedLink({ to, children }: { to: string; children: ReactNode }) {
  return useIsOffered()(to) ? <Link to={to}>{children}</Link> : children;
}
