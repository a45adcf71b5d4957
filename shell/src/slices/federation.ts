import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RouteObject } from 'react-router-dom';

export type SliceAddress = { name: string; entry: string };

/** How the code of a slice comes into the page. */
export type LoadRoutes = (slice: SliceAddress, again: { afterFailure: boolean }) => Promise<RouteObject[]>;

export const loadRoutes: LoadRoutes = async ({ name, entry }, { afterFailure }) => {
  const remote = {
    name,
    entry: new URL(entry, location.origin).href,
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
