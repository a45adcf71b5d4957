import { withinLanguage } from '@sufra/web-kit';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { KnownSlices } from './known-slices.ts';
import { ownerOf } from './owner-of.ts';
import type { SliceLoader } from './slice-loader.ts';

interface Sources {
  known: KnownSlices;
  loader: SliceLoader;
  /** The shell's own. */
  routes: RouteObject[];
}

const intents = ['pointerover', 'touchstart', 'focusin'];

/** A visitor who has asked browsers to save data pays for what is clicked alone. */
const savesData = () =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;

/** web-kit's `page` gives each route of a page of its own a way to fetch it beforehand. */
function preloadPages(routes: RouteObject[], pathname: string) {
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    const { lazy } = route;
    if (typeof lazy === 'function' && 'preload' in lazy && typeof lazy.preload === 'function')
      void lazy.preload();
  }
}

/**
 * Starts loading a slice, and the page in it, when a pointer, a finger or the focus reaches a link to it: they are there
 * when the click comes.
 */
export function preloadOnIntent({ known, loader, routes }: Sources): () => void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const path = link?.origin === location.origin ? withinLanguage(link.pathname) : undefined;
    if (path && !savesData()) void preload(path);
  };

  async function preload(pathname: string): Promise<void> {
    preloadPages(routes, pathname);
    try {
      const owner = ownerOf(pathname, await (known.latest() ?? known.fresh()));
      if (owner?.entry) preloadPages(await loader.load({ name: owner.name, entry: owner.entry }), pathname);
    } catch {
      // The visitor has not asked for the page yet. The loader remembers the failure, and a visit tries again and tells.
    }
  }

  for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true });
  return () => {
    for (const intent of intents) document.removeEventListener(intent, onIntent);
  };
}
