import { contentTag } from '../content/variants.ts';
import type { Upstream } from '../proxy/forward.ts';
import type { KeptFile } from './kept-files.ts';

interface Options {
  upstream: Upstream;
  base: string;
  timeoutMs: number;
}

const maxBytes = 4 * 1024 * 1024;

/** A file of whichever replica has it, made small where its server has it so; nothing when none has. */
export const askReplicas =
  ({ upstream, base, timeoutMs }: Options) =>
  async (file: string): Promise<KeptFile | undefined> => {
    const path = `${base}/${file.split('/').map(encodeURIComponent).join('/')}`;
    for (const { pool } of upstream.replicas.inTurn()) {
      const signal = AbortSignal.timeout(timeoutMs);
      const headers = { 'accept-encoding': 'br' };
      // A server that does not answer is asked again in a minute.
      const answer = await pool.request({ method: 'GET', path, headers, signal }).catch(() => undefined);
      if (!answer) continue;
      const encoding = answer.headers['content-encoding'];
      const isOurs = answer.statusCode === 200 && (encoding === undefined || encoding === 'br');
      const content = isOurs ? await answer.body.arrayBuffer().then(Buffer.from, () => undefined) : undefined;
      if (!isOurs) await answer.body.dump().catch(() => undefined);
      if (!content || content.length > maxBytes) continue;
      return { content, etag: contentTag(content), isBrotli: encoding === 'br' };
    }
    return undefined;
  };
