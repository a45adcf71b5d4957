import { createHash } from 'node:crypto';
import type { PageHead } from '@sufra/contracts';
import { createRecent } from '../content/recent.ts';
import { compressed, type Variants } from '../content/variants.ts';
import type { FirstView } from '../front-end/prerendered.ts';
import { writeFirstView } from './write-first-view.ts';
import { writeHead } from './write-head.ts';

const maxKept = 100;

interface Filling {
  page: Variants;
  head: PageHead | undefined;
  feed?: { path: string; title: string } | undefined;
  firstView: FirstView | undefined;
  /** Around Ramadan the page keeps a place for the day's times, before any script runs. */
  isSeason: boolean;
}

/** Pages with their heads and first views written, the last ones kept as long as nothing of them changes. */
export function createFilledPages(origin: string) {
  const kept = createRecent<Promise<Variants>>(maxKept);

  function fill({ page, head, feed, firstView, isSeason }: Filling): Promise<Variants> {
    const shellPage = page.plain.content.toString();
    const headed = head ? writeHead(shellPage, head, { origin, feed }) : shellPage;
    const drawn = firstView ? writeFirstView(headed, firstView) : headed;
    return compressed(Buffer.from(isSeason ? drawn.replace('<html', '<html data-season') : drawn));
  }

  return (filling: Filling): Promise<Variants> => {
    const { page, head, feed, firstView, isSeason } = filling;
    if (!head && !firstView && !isSeason) return Promise.resolve(page);
    const key = createHash('sha256')
      .update(JSON.stringify([page.plain.etag, head, feed, firstView?.version, isSeason]))
      .digest('base64');
    const last = kept.get(key);
    if (last) return last;
    const filled = fill(filling);
    kept.set(key, filled);
    return filled;
  };
}

export type FilledPages = ReturnType<typeof createFilledPages>;
