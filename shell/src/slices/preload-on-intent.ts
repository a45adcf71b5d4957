import type { KnownSlices } from './known-slices.ts';
import { ownerOf } from './owner-of.ts';
import type { SliceLoader } from './slice-loader.ts';

const intents = ['pointerover', 'touchstart', 'focusin'];

/** Starts loading a slice when a pointer, a finger or the focus reaches a link to it: it is there when the click comes. */
export function preloadOnIntent({ known, loader }: { known: KnownSlices; loader: SliceLoader }): () => void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link && link.origin === location.origin) void preload(link.pathname);
  };

  async function preload(pathname: string): Promise<void> {
    try {
      const owner = ownerOf(pathname, await (known.latest() ?? known.fresh()));
      if (owner?.entry) await loader.load({ name: owner.name, entry: owner.entry });
    } catch {
      // The visitor has not asked for the page yet. The loader remembers the failure, and a visit tries again and tells.
    }
  }

  for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true });
  return () => {
    for (const intent of intents) document.removeEventListener(intent, onIntent);
  };
}
