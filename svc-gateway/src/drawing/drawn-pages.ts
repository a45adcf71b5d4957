import { createHash } from 'node:crypto';
import type { Log } from '@sufra/service-kit';
import { createRecent } from '../content/recent.ts';
import type { Drawer } from './drawer.ts';
import type { DrawnPage as Drawn } from './messages.ts';

interface Deps {
  drawer: Drawer;
  ask(address: string, requestId: string): Promise<unknown>;
  log: Log;
  /** How long a visitor's page waits for its drawing, which goes on for the next visitor. */
  patienceMs: number;
}

/** A drawing as it is sent: made once, however many visitors get it. */
export interface DrawnPage extends Pick<Drawn, 'css' | 'answers'> {
  /** Another one whenever anything of it is. */
  version: string;
  page: Buffer;
}

export interface PageToDraw {
  slice: string;
  /** The drawing module's file, whose name holds a hash of its content. */
  file: string;
  path: string;
  language: string;
  requestId: string;
  source(): Promise<string>;
}

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64');

const toSend = (drawn: Drawn): DrawnPage => ({
  version: hashOf(drawn),
  page: Buffer.from(drawn.html),
  css: drawn.css,
  answers: drawn.answers,
});

// A page of each language is another one.
const maxPages = 400;
const maxPaths = 1_000;

const after = (ms: number) =>
  new Promise<undefined>(resolve => {
    setTimeout(resolve, ms, undefined).unref();
  });

/**
 * Pages with the answers that they show. Each visit asks the API for what the page asked when it was last drawn; the page
 * is drawn anew where an answer is another one.
 */
export function createDrawnPages({ drawer, ask, log, patienceMs }: Deps) {
  const addresses = createRecent<string[]>(maxPaths);
  const pages = createRecent<Promise<DrawnPage>>(maxPages);

  async function answersTo(asked: string[], requestId: string) {
    return new Map(
      await Promise.all(asked.map(async address => [address, await ask(address, requestId)] as const)),
    );
  }

  function drawNow(
    { slice, file, path, language, source, requestId }: PageToDraw,
    known: Map<string, unknown>,
  ) {
    const asked = new Set<string>();
    const page = drawer.draw({
      module: `${slice}/${file}`,
      path,
      language,
      source,
      ask: async address => {
        asked.add(address);
        return known.has(address) ? known.get(address) : await ask(address, requestId);
      },
    });
    void page.then(
      () => addresses.set(`${file} ${path}`, [...asked].sort()),
      () => undefined,
    );
    return page.then(toSend);
  }

  async function drawn(page: PageToDraw): Promise<DrawnPage> {
    const { file, path, language, requestId } = page;
    const asked = addresses.get(`${file} ${path}`);
    const answers = await answersTo(asked ?? [], requestId);
    const key = hashOf([file, path, language, asked ? [...answers] : 'not asked yet']);
    const last = pages.get(key);
    if (last) return await last;
    const drawing = drawNow(page, answers);
    pages.set(key, drawing);
    // The first drawing of a path is kept under no answers, and so only for those who ask for it at the same time.
    const forget = () => pages.delete(key);
    if (asked) drawing.catch(forget);
    else drawing.then(forget, forget);
    return await drawing;
  }

  /** Nothing where it cannot be drawn, or not in time. */
  return async (page: PageToDraw): Promise<DrawnPage | undefined> => {
    const drawing = drawn(page).catch(error => {
      log.warn({ err: error, slice: page.slice }, 'a page goes out without what the API answers');
      return undefined;
    });
    return await Promise.race([drawing, after(patienceMs)]);
  };
}

export type DrawnPages = ReturnType<typeof createDrawnPages>;
