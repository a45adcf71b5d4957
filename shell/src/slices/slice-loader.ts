import type { RouteObject } from 'react-router-dom';
import type { LoadRoutes, SliceAddress } from './federation.ts';

export type SliceLoader = {
  load(slice: SliceAddress): Promise<RouteObject[]>;
  /** The entry that a slice was started from, once it was. */
  startedFrom(name: string): string | undefined;
};

/** Loads each slice once; a failed one is loaded anew for the next caller. */
export function createSliceLoader(loadRoutes: LoadRoutes): SliceLoader {
  const loading = new Map<string, { entry: string; routes: Promise<RouteObject[]> }>();
  const started = new Map<string, string>();
  const failed = new Set<string>();

  async function start({ name, entry }: SliceAddress): Promise<RouteObject[]> {
    try {
      const routes = await loadRoutes({ name, entry }, { afterFailure: failed.has(name) });
      started.set(name, entry);
      return routes;
    } catch (error) {
      failed.add(name);
      loading.delete(name);
      throw error;
    }
  }

  return {
    startedFrom: name => started.get(name),
    load(slice) {
      const current = loading.get(slice.name);
      // A slice that runs is never swapped for its next version under an open page.
      if (current) return current.routes;
      const routes = start(slice);
      loading.set(slice.name, { entry: slice.entry, routes });
      return routes;
    },
  };
}
