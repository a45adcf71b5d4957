import { pageFailed } from '@sufra/web-kit';
import { basename } from '../languages/address-in.ts';
import type { KnownSlices } from './known-slices.ts';
import type { ReloadOnce } from './reload-once.ts';
import type { SliceLoader } from './slice-loader.ts';

type Stale = {
  known: KnownSlices;
  loader: SliceLoader;
  /** Whether the site now serves another shell than the one that runs here. */
  hasNewShell(): Promise<boolean>;
  reloadOnce: ReloadOnce;
  /** Whether something would be lost with the page. */
  isInUse(): boolean;
};

/**
 * An open page whose version is no longer served cannot fetch the parts that it has not loaded yet. When one fails and
 * the site has indeed moved on, the page is loaded anew: at once where nothing would be lost by it, otherwise with the next page (`move-on.ts`).
 */
export function reloadWhenStale({ known, loader, hasNewShell, reloadOnce, isInUse }: Stale): () => void {
  const onPageFailed = (event: Event) => {
    const address = event instanceof CustomEvent ? addressOf(event.detail) : undefined;
    if (address) void check(address);
  };

  async function check(address: URL): Promise<void> {
    const version = await newVersionOf(address).catch(() => undefined);
    if (version !== undefined && !isInUse()) reloadOnce(version);
  }

  async function newVersionOf({ pathname }: URL): Promise<string | undefined> {
    const [, name] = /^\/mfe\/([^/]+)\//.exec(pathname) ?? [];
    if (name === undefined) return (await hasNewShell()) ? pathname : undefined;
    const running = loader.startedFrom(name);
    const current = (await known.fresh()).find(slice => slice.name === name)?.entry;
    return running === current ? undefined : current;
  }

  addEventListener(pageFailed, onPageFailed);
  return () => removeEventListener(pageFailed, onPageFailed);
}

/** webpack notes on the error of a failed chunk where it had looked for it. */
function addressOf(error: unknown): URL | undefined {
  if (!(error instanceof Error) || !('request' in error) || typeof error.request !== 'string')
    return undefined;
  const address = new URL(error.request, location.href);
  return address.origin === location.origin ? address : undefined;
}

/** Compares the script that this page was started by with the one that the site's page names now. */
export async function hasNewShell(): Promise<boolean> {
  const running = document.querySelector('script[src^="/main."]')?.getAttribute('src');
  if (!running) return false;
  // The page of another language names other scripts.
  const answer = await fetch(basename(), { cache: 'no-store' });
  return answer.ok && !(await answer.text()).includes(running);
}
