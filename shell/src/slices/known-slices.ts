import { type FetchRegistry, parseRegistry, type RemoteSlice, type Shell, shellIn } from './registry.ts';
import type { RememberedPaths } from './remembered-paths.ts';

export type KnownSlices = {
  latest(): Promise<RemoteSlice[]> | undefined;
  fresh(): Promise<RemoteSlice[]>;
  /** What the last reading that succeeded said; nothing before it. */
  current(): RemoteSlice[];
  subscribe(listener: () => void): () => void;
  /** What this page was opened with. */
  shell(): Shell | undefined;
  /** Another build of the shell is served than when this page was opened: what names it. */
  newerShell(): string | undefined;
  readAt(): number;
};

/**
 * The registry as it was read last. A slice that has gone missing keeps the paths that it had before, so that its
 * pages are called unavailable and not unknown.
 */
export function createKnownSlices(fetchRegistry: FetchRegistry, remembered: RememberedPaths): KnownSlices {
  let latest: Promise<RemoteSlice[]> | undefined;
  let lastGood: Promise<RemoteSlice[]> | undefined;
  let current: RemoteSlice[] = [];
  const shells: { first?: Shell | undefined; last?: Shell | undefined } = {};
  let readAt = 0;
  const listeners = new Set<() => void>();

  async function read(): Promise<RemoteSlice[]> {
    // A page that knows the slices asks what has changed since; the same again would look like an answer to that.
    const answer = await fetchRegistry({ mayBeKept: lastGood === undefined });
    const listed = parseRegistry(answer);
    shells.last = shellIn(answer);
    shells.first ??= shells.last;
    readAt = performance.now();
    const slices = listed.map(slice =>
      slice.entry === undefined && slice.paths.length === 0
        ? { ...slice, paths: remembered.of(slice.name) }
        : slice,
    );
    remembered.keep(slices);
    current = slices;
    for (const listener of listeners) listener();
    return slices;
  }

  return {
    latest: () => latest,
    current: () => current,
    shell: () => shells.first,
    newerShell: () => (shells.last?.build === shells.first?.build ? undefined : shells.last?.build),
    readAt: () => readAt,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    fresh() {
      const reading = read();
      latest = reading;
      reading.then(
        () => {
          lastGood = reading;
        },
        // What was known before is still the best there is; without that, the next caller reads again.
        () => {
          if (latest === reading) latest = lastGood;
        },
      );
      return reading;
    },
  };
}
