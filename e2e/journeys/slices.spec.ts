import type { Page, Request } from '@playwright/test';
import { folders } from '../src/folders.ts';
import { expect, test } from '../src/site.ts';

interface Registry {
  remotes: { name: string; entry: string }[];
}

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('a slice that cannot be loaded costs its own area alone and comes back without a reload', async ({
  page,
}) => {
  for (const description of ['Failed to load', 'mfe-blog', 'net::ERR', '404'])
    test.info().annotations.push({ type: 'expected fault', description });
  await page.route('**/mfe/mfe-blog/**', route => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto('/');
  const marker = await page.evaluate(() => {
    document.documentElement.dataset.marker = 'same document';
    return document.documentElement.dataset.marker;
  });
  await bar(page).getByRole('link', { name: 'Blog' }).click();
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();

  await bar(page).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tonight');
  await bar(page).getByRole('link', { name: 'Blog' }).click();
  await expect(retry).toBeVisible();

  await page.unroute('**/mfe/mfe-blog/**');
  await retry.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notes from the kitchen');
  expect(await page.evaluate(() => document.documentElement.dataset.marker)).toBe(marker);
});

test('react, router, query client and web-kit are loaded once for all slices', async ({ page }) => {
  await page.goto('/');
  for (const name of ['Blog', 'Home', 'Contact']) {
    await bar(page).getByRole('link', { name }).click();
    await page.waitForLoadState('networkidle');
  }
  await page.goto('/signin');
  await page.waitForLoadState('networkidle');
  const versions = await page.evaluate(() => {
    const found: Record<string, number> = {};
    // A chunk that holds nothing but a start function gets webpack's own require, with all that the slices share.
    const lookInto = (require: { S: { default: Record<string, object> } }) => {
      for (const [library, byVersion] of Object.entries(require.S.default))
        found[library] = Object.keys(byVersion).length;
    };
    Reflect.get(globalThis, 'webpackChunkshell').push([['a look at what is shared'], {}, lookInto]);
    return found;
  });
  const once = {
    react: 1,
    'react-dom': 1,
    'react-router-dom': 1,
    '@tanstack/react-query': 1,
    '@sufra/web-kit': 1,
  };
  expect(versions).toEqual({ ...once, 'react/jsx-runtime': 1 });
});

test('what a page loads comes from this origin, compressed, and hashed files are kept for a year', async ({
  page,
  baseURL,
}) => {
  const loaded: { url: string; encoding?: string; cache?: string; length: number }[] = [];
  page.on('response', response => {
    const {
      'content-encoding': encoding,
      'cache-control': cache,
      'content-length': length,
    } = response.headers();
    loaded.push({ url: response.url(), encoding, cache, length: Number(length) });
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');

  expect(loaded.filter(({ url }) => !url.startsWith(baseURL ?? '?'))).toEqual([]);
  const scripts = loaded.filter(({ url }) => /\.[\da-f]{8,}\.js$/.test(url));
  expect(scripts.length).toBeGreaterThan(1);
  expect(scripts.filter(({ cache }) => !/max-age=31536000.*immutable/.test(cache ?? ''))).toEqual([]);
  const large = scripts.filter(({ length }) => length > 2_000);
  expect(large.filter(({ encoding }) => encoding !== 'br')).toEqual([]);
});

test('the page behind a link is fetched when a pointer reaches the link', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  const fetched: string[] = [];
  const noteIn = (list: string[]) => (request: Request) => {
    if (request.resourceType() === 'script') list.push(new URL(request.url()).pathname);
  };
  page.on('request', noteIn(asked));
  page.on('requestfinished', noteIn(fetched));
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sunnah foods' });

  await link.hover();
  await expect.poll(() => asked.length > 0 && asked.length === fetched.length).toBe(true);
  const before = [...fetched];
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sunnah Foods');
  expect(fetched).toEqual(before);
});

test('the registry names every microfrontend with a hashed entry', async ({ request }) => {
  const registry = (await (await request.get('/remotes.json')).json()) as Registry;

  expect(registry.remotes.map(({ name }) => name).sort()).toEqual(folders(/^mfe-/));
  for (const { entry } of registry.remotes) expect(entry).toMatch(/remoteEntry\.[\da-f]{8}\.js$/);
});

test('the API description is a page that people can read', async ({ page }) => {
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sufra');
  await expect(page.getByText('/auth/signup').first()).toBeVisible();
});
