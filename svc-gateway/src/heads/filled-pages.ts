import { createHash } from 'node:crypto';
import type { PageHead } from '@sufra/contracts';
import { createRecent } from '../content/recent.ts';
import { compressed, type Variants } from '../content/variants.ts';
import type { FirstView } from '../front-end/prerendered.ts';
import { writeFirstView } from './write-first-view.ts';
import { writeHead } from './write-head.ts';

// A page of each language is another one.
const maxKept = 200;

interface Filling {
  page: Variants;
  head: PageHead | undefined;
  feed?: { path: string; title: string } | undefined;
  language: string;
  /** Those that search engines may know of. */
  languages: string[];
  firstView: FirstView | undefined;
  /** Around Ramadan the page keeps a place for the day's times, before any script runs. */
  isSeason: boolean;
}

/** Pages with their heads and first views written, the last ones kept as long as nothing of them changes. */
export function createFilledPages(origin: string) {
  const kept = createRecent<Promise<Variants>>(maxKept);

  function fill({ page, head, feed, firstView, language, languages, isSeason }: Filling): Promise<Variants> {
    const shellPage = page.plain.content.toString();
    const headed = head ? writeHead(shellPage, head, { origin, language, languages, feed }) : shellPage;
    const drawn = firstView ? writeFirstView(headed, firstView) : headed;
    return compressed(Buffer.from(isSeason ? drawn.replace('<html', '<html data-season') : drawn));
  }

  return (filling: Filling): Promise<Variants> => {
    const { page, head, feed, firstView, language, languages, isSeason } = filling;
    if (!head && !firstView && !isSeason) return Promise.resolve(page);
    const key = createHash('sha256')
      .update(
        JSON.stringify([page.plain.etag, head, feed, firstView?.version, language, languages, isSeason]),
      )
      .digest('base64');
    const last = kept.get(key);
    if (last) return last;
    const filled = fill(filling);
    kept.set(key, filled);
    return filled;
  };
}

export type FilledPages = ReturnType<typeof createFilledPages>;
