import type { RemoteSlice } from './registry.ts';

const key = 'sufra:slice-paths';

/** The paths that each slice had when it was last seen, for as long as the browser's session lasts. */
export function createRememberedPaths(storage: () => Pick<Storage, 'getItem' | 'setItem'>) {
  const paths = new Map(stored(storage));

  return {
    of: (name: string): string[] => paths.get(name) ?? [],

    keep(slices: RemoteSlice[]): void {
      for (const slice of slices) paths.set(slice.name, slice.paths);
      try {
        storage().setItem(key, JSON.stringify([...paths]));
      } catch {
        // Storage is switched off in this browser: the paths are known until the page is left.
      }
    },
  };
}

export type RememberedPaths = ReturnType<typeof createRememberedPaths>;

function stored(storage: () => Pick<Storage, 'getItem'>): [string, string[]][] {
  try {
    const entries: unknown = JSON.parse(storage().getItem(key) ?? '[]');
    return Array.isArray(entries) ? entries.filter(isEntry) : [];
  } catch {
    return []; // storage is switched off, or another program wrote there
  }
}

const isEntry = (entry: unknown): entry is [string, string[]] =>
  Array.isArray(entry) &&
  typeof entry[0] === 'string' &&
  Array.isArray(entry[1]) &&
  entry[1].every(path => typeof path === 'string');
