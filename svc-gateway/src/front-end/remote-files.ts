import { compressed, contentTag, onlyPlain, type Variants } from '../content/variants.ts';
import { forward, type Upstream } from '../proxy/forward.ts';
import { addressOf } from './address-of.ts';
import { askReplicas } from './ask-replicas.ts';
import { createBuildKeeper } from './keep-build.ts';
import type { KeptFiles } from './kept-files.ts';
import { sendKept } from './send-kept.ts';
import { cacheControlOf, isHashed, type SliceFiles } from './slice-files.ts';

interface Options {
  slice: string;
  url: string;
  upstream: Upstream;
  publicOrigin: URL;
  timeoutMs: number;
  kept: KeptFiles;
  onFault(error: unknown): void;
}

interface Known {
  readAt: number;
  isReading: boolean;
  content: Promise<Variants | undefined>;
}

const freshMs = 1_000;
// A page waits for the first reading.
const firstReadTimeoutMs = 2_000;
const maxBytes = 4 * 1024 * 1024;

/** A slice's build on another server, an nginx container for one. */
export function remoteFiles({
  slice,
  url,
  upstream,
  publicOrigin,
  timeoutMs,
  kept,
  onFault,
}: Options): SliceFiles {
  const base = new URL(url).pathname.replace(/\/$/, '');
  const known = new Map<string, Known>();
  const keepBuild = createBuildKeeper({ slice, kept, ask: askReplicas({ upstream, base, timeoutMs }) });

  async function fetchFile(file: string, limitMs: number): Promise<Variants | undefined> {
    const before = await known.get(file)?.content;
    const answer = await fetch(`${url}/${file}`, { signal: AbortSignal.timeout(limitMs) });
    const content = Buffer.from(await answer.arrayBuffer());
    if (!answer.ok || content.length > maxBytes) return undefined;
    if (before?.plain.etag === contentTag(content)) return before;
    return file.endsWith('.html') ? compressed(content) : onlyPlain(content);
  }

  // A server that does not answer has no files for now; the next reading finds out whether it is back.
  const attempt = (file: string, limitMs: number) => fetchFile(file, limitMs).catch(() => undefined);

  function begin(file: string): Known {
    const first: Known = { readAt: Date.now(), isReading: false, content: attempt(file, firstReadTimeoutMs) };
    known.set(file, first);
    return first;
  }

  // What was read last is good enough meanwhile: one server that hangs must not hold up the pages of all others, and a
  // busy one that answers late, a development server while it compiles for one, is not gone.
  async function refresh(file: string, last: Known) {
    last.isReading = true;
    const found = await attempt(file, (await last.content) ? timeoutMs : firstReadTimeoutMs);
    known.set(file, { readAt: Date.now(), isReading: false, content: Promise.resolve(found) });
  }

  const read = (file: string) => {
    const last = known.get(file) ?? begin(file);
    if (!last.isReading && Date.now() - last.readAt > freshMs) void refresh(file, last);
    return last.content;
  };

  return {
    readPlain: async file => (await read(file))?.plain,
    read,
    keepBuild: list => {
      keepBuild(list).catch(onFault);
    },
    serve: async (req, res, segments) => {
      const file = segments.join('/');
      const held = kept.get(addressOf(slice, file));
      if (held) {
        await sendKept(req, res, { held, file });
        return true;
      }
      await forward(req, res, {
        upstream,
        publicOrigin,
        timeoutMs,
        path: `${base}/${segments.map(encodeURIComponent).join('/')}`,
        bodyLimitBytes: 0,
        // While a slice is released its replicas are of two builds: the page may come from the one, and ask the other for a file.
        mayBeElsewhere: status => status === 404 && isHashed(segments.at(-1) ?? ''),
        // The build has compressed them already.
        mayEncode: false,
        onAnswer: status => {
          const isFound = status === 200 || status === 304;
          res.setHeader('cache-control', isFound ? cacheControlOf(segments.at(-1) ?? '') : 'no-store');
        },
      });
      return true;
    },
    close: () => upstream.replicas.destroy(),
  };
}
