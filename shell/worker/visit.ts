import { frameAddress, languageOf, namedBy } from './frame.ts';
import { stores } from './names.ts';
import { keepOrSay } from './storage-full.ts';

const patienceMs = 10_000;
const mostPages = 60;

/** A page of the site. The API's own, a feed and what else has an ending are none. */
export const isPage = (request: Request, { pathname }: URL) =>
  request.mode === 'navigate' && !/^\/(?:api|mfe|__\w+)\//.test(pathname) && !hasEnding(pathname);

const hasEnding = (pathname: string) => pathname.slice(pathname.lastIndexOf('/')).includes('.');

interface Visit {
  request: Request;
  event: ExtendableEvent;
  preload?: Promise<Response | undefined>;
}

/** The page as the site has it now; without a net as it was, or the shell's own page, in which the slices show what was kept. */
export async function visit({ request, event, preload }: Visit): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  try {
    const answer = await inTime(preload, request);
    // A mailed link's token stands in the address of its page, and what is for one visitor is for no other.
    const isForEverybody = answer.status === 200 && search === '' && !answer.headers.has('x-robots-tag');
    if (isForEverybody) event.waitUntil(keepPage(pathname, answer.clone()));
    return answer;
  } catch (error) {
    const kept = (await keptPage(pathname)) ?? (await frame(pathname));
    if (!kept) throw error;
    return kept;
  }
}

/** A redirect is left to the browser: a navigation asks for it that way. */
async function inTime(preload: Visit['preload'], request: Request): Promise<Response> {
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('The page does not come.')), patienceMs),
  );
  return Promise.race([askFor(preload, request), late]);
}

async function askFor(preload: Visit['preload'], request: Request): Promise<Response> {
  return (await preload) ?? fetch(request);
}

async function keepPage(pathname: string, answer: Response): Promise<void> {
  const store = await caches.open(stores.pages);
  await keepOrSay(() => store.put(pathname, answer));
  const kept = await store.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - mostPages)).map(each => store.delete(each)));
}

/** Only one that can run: whose scripts are there, which those of a former build may not be. */
async function keptPage(pathname: string): Promise<Response | undefined> {
  const store = await caches.open(stores.pages);
  const page = await store.match(pathname, { ignoreVary: true });
  if (!page) return undefined;
  const scripts = namedBy(await page.clone().text()).filter(name => name.endsWith('.js'));
  const there = await Promise.all(scripts.map(script => caches.match(script, { cacheName: stores.files })));
  return there.every(Boolean) ? page : undefined;
}

const frame = async (pathname: string) =>
  (await caches.open(stores.site)).match(frameAddress(languageOf(pathname)), { ignoreVary: true });
