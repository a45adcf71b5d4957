import { createHash } from 'node:crypto';
import type { PageHead } from '@sufra/contracts';
import { compressed, type Variants } from '../content/variants.ts';
import { writeHead } from './write-head.ts';

const maxKept = 100;

interface Filling {
  page: Variants;
  head: PageHead;
  feed?: { path: string; title: string } | undefined;
}

/** Pages with their heads written, the last ones kept as long as neither the shell nor the head changes. */
export function createFilledPages(origin: string) {
  const kept = new Map<string, Promise<Variants>>();

  const fill = ({ page, head, feed }: Filling): Promise<Variants> =>
    compressed(Buffer.from(writeHead(page.plain.content.toString(), head, { origin, feed })));

  return (filling: Filling): Promise<Variants> => {
    const { page, head, feed } = filling;
    const key = createHash('sha256')
      .update(JSON.stringify([page.plain.etag, head, feed]))
      .digest('base64');
    const filled = kept.get(key) ?? fill(filling);
    kept.delete(key);
    kept.set(key, filled);
    for (const oldest of kept.keys()) {
      if (kept.size <= maxKept) break;
      kept.delete(oldest);
    }
    return filled;
  };
}

export type FilledPages = ReturnType<typeof createFilledPages>;
