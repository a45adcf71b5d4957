import type { KnownSlices } from '../slices/known-slices.ts';
import { newerVersions } from '../slices/move-on.ts';
import type { SliceLoader } from '../slices/slice-loader.ts';
import { cornerStore } from './corner-store.ts';

interface Watching {
  known: KnownSlices;
  loader: SliceLoader;
  /** Whether a reload would lose something, or disturb: a dish is being cooked, a form is filled in. */
  isBusy(): boolean;
  /** Another version is there: what is kept for later is of the one before. */
  onNew(): void;
}

const askEveryMs = 5 * 60_000;
const lookEveryMs = 10_000;

/** Offers a version that was released while the page is open; the page that comes next loads it by itself (`move-on.ts`). */
export function watchVersions({ known, loader, isBusy, onNew }: Watching): void {
  let seen = newerVersions({ known, loader });

  async function ask() {
    const isDue = performance.now() - known.readAt() > askEveryMs;
    if (document.visibilityState === 'hidden' || !navigator.onLine || !isDue) return;
    // Where nothing answers now, it is asked later.
    await known.fresh().catch(() => undefined);
  }

  function look() {
    const versions = newerVersions({ known, loader });
    if (versions !== seen && versions !== '') onNew();
    seen = versions;
    const hasNewVersion = versions !== '' && !isBusy();
    if (hasNewVersion !== cornerStore.get().hasNewVersion) cornerStore.set({ hasNewVersion });
  }

  const askAndLook = () => void ask().then(look);
  setInterval(askAndLook, lookEveryMs);
  document.addEventListener('visibilitychange', askAndLook);
  known.subscribe(look);
  look();
}
