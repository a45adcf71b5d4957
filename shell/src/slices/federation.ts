import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RouteObject } from 'react-router-dom';

export type SliceAddress = { name: string; entry: string };

/** How the code of a slice comes into the page. */
export type LoadRoutes = (slice: SliceAddress, again: { afterFailure: boolean }) => Promise<RouteObject[]>;

let attempts = 0;

export const loadRoutes: LoadRoutes = async ({ name, entry }, { afterFailure }) => {
  const address = new URL(entry, location.origin);
  // Another address: a script that still hangs, or a broken one in the browser's cache, must not answer for it.
  if (afterFailure) address.searchParams.set('again', String(++attempts));
  const remote = {
    name,
    entry: address.href,
    type: 'global',
    // The container is a variable, and a variable's name has no hyphen.
    entryGlobalName: name.replaceAll('-', '_'),
  };
  // Only a forced registration forgets the failed entry; after a success it would start the slice a second time.
  registerRemotes([remote], { force: afterFailure });
  const exposed = await loadRemote<{ routes?: unknown }>(`${name}/routes`);
  if (!Array.isArray(exposed?.routes)) throw new Error(`${name} exposes no routes`);
  return exposed.routes;
};
