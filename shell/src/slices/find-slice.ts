import type { RouteObject } from 'react-router-dom';
import type { KnownSlices } from './known-slices.ts';
import { ownerOf } from './owner-of.ts';
import type { RemoteSlice } from './registry.ts';
import type { SliceLoader } from './slice-loader.ts';

/** What came of looking for the slice that owns a path. */
export type Finding =
  | { kind: 'found'; name: string; routes: RouteObject[] }
  /** Its slice is known and did not come. */
  | { kind: 'unavailable'; titles: string[] }
  /** No slice that is there owns it, but these are missing, and it may be theirs. */
  | { kind: 'perhaps-missing'; titles: string[] }
  /** The gateway did not say which slices there are. */
  | { kind: 'no-registry' }
  | { kind: 'unowned' };

type Sources = { known: KnownSlices; loader: SliceLoader };

/**
 * Finds and loads the slice that owns a path, and never rejects. What fails with the registry at hand is tried once
 * more with a fresh one: the slice may have been deployed anew, or be back, since the page was opened.
 */
export async function findSlice(pathname: string, { known, loader }: Sources): Promise<Finding> {
  const atHand = await settled(known.latest());
  const first = atHand && (await attempt(pathname, { slices: atHand, loader }));
  if (first?.kind === 'found') return first;

  const fresh = await settled(known.fresh());
  if (fresh === undefined) return first ?? { kind: 'no-registry' };
  if (first && hasSameOwner(pathname, { before: atHand, after: fresh })) return first;
  return attempt(pathname, { slices: fresh, loader });
}

async function attempt(
  pathname: string,
  { slices, loader }: { slices: RemoteSlice[]; loader: SliceLoader },
): Promise<Finding> {
  const owner = ownerOf(pathname, slices);
  if (owner === undefined) {
    const titles = slices.filter(slice => slice.entry === undefined).map(slice => slice.title);
    return titles.length > 0 ? { kind: 'perhaps-missing', titles } : { kind: 'unowned' };
  }
  const unavailable: Finding = { kind: 'unavailable', titles: [owner.title] };
  if (owner.entry === undefined) return unavailable;
  const routes = await settled(loader.load({ name: owner.name, entry: owner.entry }));
  return routes ? { kind: 'found', name: owner.name, routes } : unavailable;
}

/** The same slice at the same address: what failed a moment ago would fail again. */
function hasSameOwner(
  pathname: string,
  { before, after }: { before: RemoteSlice[]; after: RemoteSlice[] },
): boolean {
  const entry = ownerOf(pathname, after)?.entry;
  return entry !== undefined && entry === ownerOf(pathname, before)?.entry;
}

/** The outcome is the answer here: what failed is said on the page, by the kind of finding. */
const settled = <Value>(promise: Promise<Value> | undefined): Promise<Value | undefined> =>
  Promise.resolve(promise).catch(() => undefined);
