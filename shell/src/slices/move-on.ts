import type { KnownSlices } from './known-slices.ts';
import type { ReloadOnce } from './reload-once.ts';
import type { SliceLoader } from './slice-loader.ts';

interface MovingOn {
  known: KnownSlices;
  loader: SliceLoader;
  reloadOnce: ReloadOnce;
  /** Whether something would be lost with the page, or its visitor be disturbed. */
  isBusy(): boolean;
}

const readAgainAfterMs = 5 * 60_000;
/** Who has the page for longer has begun to read it. */
const atOnceMs = 1_000;

/** What runs in this page and is served no more by that name: the versions that have taken its place. */
export function newerVersions({ known, loader }: Pick<MovingOn, 'known' | 'loader'>): string {
  const slices = known.current().flatMap(({ name, entry }) => {
    const running = loader.startedFrom(name);
    return running && entry && running !== entry ? [entry] : [];
  });
  return [known.newerShell() ?? [], slices].flat().join(' ');
}

/**
 * Called when another page has taken the place of the one before: the moment at which a visitor expects a page to load. If a part of
 * the site was released anew since this document was opened, it is loaded anew here, unless it is busy; then the next page is the next chance.
 */
export async function moveOn({ known, loader, reloadOnce, isBusy }: MovingOn): Promise<void> {
  const began = performance.now();
  if (began - known.readAt() > readAgainAfterMs)
    // Where nothing answers now, the page that is there is good enough.
    await known.fresh().catch(() => undefined);
  const versions = newerVersions({ known, loader });
  if (versions !== '' && performance.now() - began < atOnceMs && !isBusy()) reloadOnce(versions);
}
