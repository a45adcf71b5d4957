import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page, type Request } from '@playwright/test';
import { expect, signIn, test } from '../src/site.ts';

test.use({ serviceWorkers: 'allow' });

const noNet = ['ERR_INTERNET_DISCONNECTED', 'ERR_FAILED', 'Failed to load resource'];
const allowNoNet = () => {
  for (const description of noNet) test.info().annotations.push({ type: 'expected fault', description });
};

/** What the browser's stores of the site hold, by their names. */
const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const addresses = async (name: string) =>
      (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
    return Object.fromEntries(await Promise.all(names.map(async name => [name, await addresses(name)])));
  });

const storeOfMember = async (page: Page) =>
  Object.entries(await keptBy(page)).find(([name]) => name.startsWith('sufra-member-'))?.[1] ?? [];

/** Until all that a member has saved is there. */
const isAllKept = (page: Page) =>
  expect.poll(() => storeOfMember(page), { timeout: 60_000 }).toContain('/kept/at.json');

const saved = (page: Page) => page.getByRole('region', { name: 'My Saved Recipes' });
const tagine = 'Lamb tagine with apricots and almonds';

test('the site can be installed, in the language that is read', async ({ product }) => {
  const folder = mkdtempSync(join(tmpdir(), 'sufra-profile-'));
  // A browser of a test is a private window otherwise, in which nothing is installed.
  const { launchOptions } = test.info().project.use;
  const context = await chromium.launchPersistentContext(folder, launchOptions);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    for (const [path, start] of [
      ['/contact', '/'],
      ['/ar/contact', '/ar'],
    ] as const) {
      await page.goto(product.origin + path);
      const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
      expect(installabilityErrors).toEqual([]);
      const { data, errors } = await devtools.send('Page.getAppManifest');
      expect(errors).toEqual([]);
      const manifest = JSON.parse(data ?? '');
      expect(manifest).toMatchObject({ id: '/', start_url: start, display: 'standalone' });
      expect(manifest.shortcuts).toHaveLength(3);
      const icons = [
        ...manifest.icons,
        ...manifest.shortcuts.flatMap(({ icons }: { icons: object[] }) => icons),
      ];
      for (const { src } of icons) {
        const answer = await fetch(product.origin + src);
        expect([src, answer.status, answer.headers.get('content-type')]).toEqual([src, 200, 'image/png']);
      }
    }
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('what works without a net is fetched after the first visit, and is small', async ({ page, context }) => {
  const scripts: { at: 'first' | 'later'; path: string; bytes: Promise<number> }[] = [];
  let at: 'first' | 'later' = 'first';
  context.on('requestfinished', request => {
    const path = new URL(request.url()).pathname;
    if (!path.endsWith('.js') || request.serviceWorker()) return;
    const bytes = request.sizes().then(({ responseBodySize }) => responseBodySize);
    scripts.push({ at, path, bytes });
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  at = 'later';
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  const later = scripts.filter(script => script.at === 'later');
  expect(later.length).toBeGreaterThan(0);
  const sum = (await Promise.all(later.map(({ bytes }) => bytes))).reduce((all, each) => all + each, 0);
  expect(sum, later.map(({ path }) => path).join(' ')).toBeLessThanOrEqual(8_000);
  const { headers, length } = await page.evaluate(async () => {
    const answer = await fetch('/sw.js', { cache: 'no-store' });
    return { headers: Object.fromEntries(answer.headers), length: (await answer.text()).length };
  });
  expect(Number(headers['content-length'])).toBeLessThanOrEqual(13_000);
  expect(length).toBeGreaterThan(12_000);
});

/** A member's calls as any page makes them: what a service answered, or what was made up in its place. */
const callAs = (page: Page, calls: { method: string; path: string }[]) =>
  page.evaluate(async calls => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
    const ask = async ({ method, path }: { method: string; path: string }) => {
      const answer = await fetch(`/api/v1${path}`, { method, headers });
      return answer.json();
    };
    const answers: { recipe: { _id: string; personal: { cookedOn: string[] } } }[] = [];
    for (const each of calls) answers.push(await ask(each));
    return answers;
  }, calls);

const days = Array.from({ length: 10 }, (_, day) => `2026-10-${String(day + 10)}`);

/** What reaches the services, by its keys. */
function watchWrites(context: BrowserContext) {
  const keys: { path: string; key: string | undefined }[] = [];
  context.on('request', request => {
    if (request.method() === 'PUT' && request.serviceWorker())
      keys.push({ path: new URL(request.url()).pathname, key: request.headers()['idempotency-key'] });
  });
  return keys;
}

test('without a net a member reads and cooks what was saved, and what changes then is sent once', async ({
  page,
  context,
}) => {
  allowNoNet();
  await signIn(page, 'premium@sufra.example');
  const link = saved(page).getByRole('link', { name: tagine }).first();
  const recipe = (await link.getAttribute('href'))?.replace(/[?#].*$/, '') ?? '';
  await isAllKept(page);

  await context.setOffline(true);
  await page.goto(recipe, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(tagine);
  await expect(page.getByText(/^You are offline\./)).toBeVisible();
  await page.getByRole('button', { name: 'Start cooking' }).click();
  await expect(page.getByRole('dialog')).toContainText(/Step 1|1 of|1 \/ /);
  await page.keyboard.press('Escape');

  // Words that were never looked for are found among what is kept.
  await page.goto('/dashboard', { waitUntil: 'commit' });
  const search = saved(page).getByRole('searchbox', { name: 'Search your recipes' });
  const found = saved(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await search.fill('apricots LAMB');
  await expect(found).toHaveCount(1);
  await expect(found).toContainText(tagine);
  await search.fill('zebra');
  await expect(found).toHaveCount(0);
  await page.goto(recipe, { waitUntil: 'commit' });

  const id = recipe.split('/').at(-1) ?? '';
  const answers = await callAs(
    page,
    days.map(day => ({ method: 'PUT', path: `/recipes/${id}/cooked/${day}` })),
  );
  expect(answers.at(-1)?.recipe.personal.cookedOn).toEqual(expect.arrayContaining(days));
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByText('10 changes wait to be sent.')).toBeVisible();

  // The first is carried out, and its answer is lost on the way.
  let lost = 0;
  await context.route('**/cooked/*', async route => {
    if (lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort();
  });
  const sent = watchWrites(context);
  await context.setOffline(false);
  await expect(page.getByText('10 changes wait to be sent.')).toBeHidden();
  await page.reload();
  await expect
    .poll(
      async () =>
        (await callAs(page, [{ method: 'GET', path: `/recipes/${id}` }]))[0]?.recipe.personal.cookedOn.length,
    )
    .toBe(days.length);
  expect(lost).toBe(1);
  const keysOf = new Map<string, Set<string | undefined>>();
  for (const { path, key } of sent) keysOf.set(path, (keysOf.get(path) ?? new Set()).add(key));
  expect([...keysOf.keys()].map(path => path.split('/').at(-1))).toEqual(days);
  for (const keys of keysOf.values()) expect([...keys]).toEqual([expect.stringMatching(/^[\da-f-]{36}$/)]);
  expect(sent.length).toBeGreaterThan(days.length);
});

test('signing out in any tab leaves nothing behind; a full device says what it does not keep', async ({
  page,
  context,
}) => {
  allowNoNet();
  test.info().annotations.push({ type: 'expected fault', description: 'QuotaExceeded' });
  await signIn(page, 'premium@sufra.example');
  await isAllKept(page);
  expect(Object.keys(await keptBy(page)).filter(name => /^sufra-(member|pictures)/.test(name))).toHaveLength(
    2,
  );

  const devtools = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await context.setOffline(true);
  await saved(page)
    .getByRole('button', { name: `Favourite: ${tagine}` })
    .click();
  await expect(page.getByText(/^This device has no room left/).first()).toBeVisible();
  await devtools.send('Storage.overrideQuotaForOrigin', { origin });
  await context.setOffline(false);

  const other = await context.newPage();
  await other.goto(`${origin}/contact`);
  await other
    .getByRole('button', { name: /Yusuf|account/i })
    .first()
    .click();
  await other.getByRole('menuitem', { name: /log ?out/i }).click();
  await expect
    .poll(async () => Object.keys(await keptBy(page)).filter(name => /^sufra-(member|pictures)/.test(name)))
    .toEqual([]);
});

/** Whether all that a page has asked for has come; `networkidle` says it once for each document. */
function watchRequests(page: Page) {
  const open = new Set<Request>();
  page.on('request', request => open.add(request));
  const close = (request: Request) => open.delete(request);
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  return () => expect.poll(() => [...open].map(request => request.url()), { intervals: [500] }).toEqual([]);
}

test('a slice is swapped under a running worker, and the new version is offered when it suits', async ({
  page,
  context,
}) => {
  allowNoNet();
  const allHasCome = watchRequests(page);
  await page.clock.install();
  await page.goto('/contact');
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.goto('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notes from the kitchen');

  // The next build of the blog: what it was loaded from is gone, and the same stands under another name.
  const next = (address: string) => address.replace(/remoteEntry\.[\da-f]{8}/, 'remoteEntry.feedface');
  let former = '';
  await context.route('**/remotes.json', async route => {
    const answer = await route.fetch();
    const registry = await answer.json();
    for (const slice of registry.remotes)
      if (slice.name === 'mfe-blog') {
        former = slice.entry;
        slice.entry = next(slice.entry);
      }
    await route.fulfill({ json: registry });
  });
  await context.route('**/remoteEntry.feedface.js', async route => {
    const answer = await route.fetch({ url: new URL(former, route.request().url()).href });
    await route.fulfill({ response: answer });
  });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  const message = page.getByLabel('Ingredients', { exact: true });
  await message.fill('bread, dates');
  // A script that is on its way would seem to take six minutes: also the one that watches for versions, which a page begins late.
  await expect(page.locator('[role="status"][data-print="hide"]')).toBeAttached();
  await allHasCome();
  const offer = page.getByRole('button', { name: 'Reload' });
  await page.clock.fastForward('06:00');
  await page.clock.runFor('00:30');
  await expect(offer).toBeHidden();
  await expect(message).toHaveValue('bread, dates');
  await message.fill('');
  await page.clock.runFor('00:30');
  await expect(offer).toBeVisible();
  await offer.click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notes from the kitchen');
  await expect(offer).toBeHidden();
});
