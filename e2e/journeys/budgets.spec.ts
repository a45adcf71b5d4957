import type { Page, Request } from '@playwright/test';
import { expect, signIn, test } from '../src/site.ts';

interface Loaded {
  path: string;
  kind: string;
  bytes: number;
}

/** What a page does seconds after it has come, at rest, is no part of the visit, however long a busy machine takes over that. */
const holdWhatComesAtRest = (page: Page) =>
  page.addInitScript(rest => {
    const { setTimeout } = window;
    const hold = (run: TimerHandler, ms = 0, ...given: unknown[]) =>
      ms >= rest ? 0 : setTimeout(run, ms, ...given);
    Object.assign(window, { setTimeout: hold });
  }, 3_000);

/** What a browser that was never here receives for a page, as it is sent. */
async function firstVisit(page: Page, open: () => Promise<unknown>): Promise<Loaded[]> {
  await holdWhatComesAtRest(page);
  const loaded: Promise<Loaded>[] = [];
  const note = (request: Request) => {
    const { pathname } = new URL(request.url());
    loaded.push(
      request.sizes().then(({ responseBodySize }) => ({
        path: pathname,
        kind: request.resourceType(),
        bytes: responseBodySize,
      })),
    );
  };
  page.on('requestfinished', note);
  await open();
  await page.waitForLoadState('networkidle');
  // What comes later is no part of the visit, and its size could no longer be asked for once the page is closed.
  page.off('requestfinished', note);
  return Promise.all(loaded);
}

const sumOf = (files: Loaded[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);
const list = (files: Loaded[]) =>
  files
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ path, bytes }) => `${String(bytes).padStart(7)} ${path}`)
    .join('\n');

// What each page costs today and a little: a change that adds more says so here, with its reason in the commit.
// A script is sent in some hundred bytes more or less as the hashes fall that it names: the shell's, of 483,175 characters, in 132,621 and,
// with two of them changed, in 132,727.
interface Budget {
  path: string;
  scripts: number;
  slice: number;
  fonts: number;
  requests: number;
  shell?: number;
}
const shellBudget = 138_400;
const budgets: Budget[] = [
  { path: '/', scripts: 165_600, slice: 32_500, fonts: 111_000, requests: 24 },
  // Translations are compressed faster and less; two weights of its text and one of its headings are the page's own. The sample's
  // note is said by the table of the guard's reasons, which is loaded behind the page.
  // Its samples stand in its language, which is 200 bytes of it.
  { path: '/ar', scripts: 193_400, slice: 36_800, fonts: 150_000, requests: 25, shell: 156_600 },
  { path: '/sunnah-foods', scripts: 143_950, slice: 10_500, fonts: 95_000, requests: 18 },
  // With /ramadan and /qurbani, which are one part of the script. Each page of the slice stands in the table of its parts, so the
  // others grow by some bytes with it. A kilobyte of it is what countries have announced of the months, and how it is followed; 1.4 KB
  // say to the shell, on /ramadan, what to remind of; 750 bytes are the button of the calendar subscription and know whether there is one.
  { path: '/eid', scripts: 165_000, slice: 31_600, fonts: 95_000, requests: 19 },
  { path: '/blog', scripts: 146_000, slice: 12_600, fonts: 86_000, requests: 18 },
  { path: '/how-we-check', scripts: 139_900, slice: 6_500, fonts: 86_000, requests: 14 },
  { path: '/signin', scripts: 157_000, slice: 23_500, fonts: 86_000, requests: 17 },
  { path: '/signup', scripts: 154_000, slice: 20_500, fonts: 86_000, requests: 16 },
  { path: '/charity', scripts: 142_600, slice: 8_900, fonts: 86_000, requests: 15 },
  { path: '/contact', scripts: 138_400, slice: 0, fonts: 86_000, requests: 12 },
];

for (const { path, scripts, slice, fonts, requests, shell = shellBudget } of budgets)
  test(`the first visit of ${path} keeps within its budget`, async ({ page }) => {
    const loaded = await firstVisit(page, () => page.goto(path));
    for (const [kind, budget] of [
      ['script', scripts],
      ['font', fonts],
    ] as const) {
      const files = loaded.filter(file => file.kind === kind);
      expect(sumOf(files), `bytes of each ${kind}:\n${list(files)}`).toBeLessThanOrEqual(budget);
    }
    const ofSlices = loaded.filter(file => file.kind === 'script' && file.path.startsWith('/mfe/'));
    expect(sumOf(ofSlices), `bytes of the slice:\n${list(ofSlices)}`).toBeLessThanOrEqual(slice);
    const ofShell = loaded.filter(file => file.kind === 'script' && !file.path.startsWith('/mfe/'));
    expect(sumOf(ofShell), `bytes of the shell:\n${list(ofShell)}`).toBeLessThanOrEqual(shell);
    // How many pictures are fetched depends on how far a browser looks ahead.
    const others = loaded.filter(({ kind }) => kind !== 'image');
    expect(others.length, `requests:\n${list(others)}`).toBeLessThanOrEqual(requests);
  });

test('the dashboard keeps within its budget', async ({ page, context }) => {
  await signIn(page, 'premium@sufra.example');
  const { cookies, origins } = await context.storageState();
  const browser = context.browser();
  if (!browser) throw new Error('the context has no browser');
  const fresh = await browser.newContext({
    storageState: { cookies, origins },
    baseURL: new URL(page.url()).origin,
  });
  const opened = await fresh.newPage();
  const loaded = await firstVisit(opened, () => opened.goto('/dashboard'));
  const files = loaded.filter(({ kind }) => kind === 'script');
  // 2.5 KB of it say what of the member's profile a wish begins with, and mark recipes by it; 2.5 KB know in which nights of the year
  // there are suhoor and iftar.
  expect(sumOf(files), `bytes of each script:\n${list(files)}`).toBeLessThanOrEqual(204_200);
  await fresh.close();
});
