import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PageHead } from '@sufra/contracts';
import { contentTag } from '../front-end/file-store.ts';
import type { Variants } from '../front-end/send-content.ts';
import { writeHead } from './write-head.ts';

const maxKept = 100;
const stored = (content: Buffer) => ({ content, etag: contentTag(content) });
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
// Made while a visitor waits: nearly as small as the most, in a tenth of the time.
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

interface Filling {
  page: Variants;
  head: PageHead;
  feed?: { path: string; title: string } | undefined;
}

/** Pages with their heads written, the last ones kept as long as neither the shell nor the head changes. */
export function createFilledPages(origin: string) {
  const kept = new Map<string, Promise<Variants>>();

  async function fill({ page, head, feed }: Filling): Promise<Variants> {
    const content = Buffer.from(writeHead(page.plain.content.toString(), head, { origin, feed }));
    const [br, zipped] = await Promise.all([brotli(content, quickly), zip(content)]);
    return { plain: stored(content), br: stored(br), gzip: stored(zipped) };
  }

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
