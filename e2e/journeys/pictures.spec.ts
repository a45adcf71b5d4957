import type { Locator, Page } from '@playwright/test';
import { expect, expectNoAxeFindings, signIn, test } from '../src/site.ts';

const isDrawn = (image: Locator) =>
  image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0);
// Empty for a moment while the browser takes another.
const shownFile = (image: Locator) => image.evaluate((element: HTMLImageElement) => element.currentSrc);

async function previewOf(page: Page, path: string): Promise<string> {
  const answer = await page.request.get(path);
  expect(answer.status(), path).toBe(200);
  return /<meta property="og:image" content="([^"]+)"/.exec(await answer.text())?.[1] ?? '';
}

test('a dish has a picture on its card and its page, in the theme of the page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await signIn(page, 'premium@sufra.example');
  const card = page
    .getByRole('region', { name: 'My Saved Recipes' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Chicken karahi' }) });
  const picture = card.getByRole('img');
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => isDrawn(picture)).toBe(true);
  await expect(picture).toHaveAttribute('alt', /^A karahi of chicken/);
  expect(await shownFile(picture)).toMatch(/\.light\.svg$/);

  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => shownFile(picture)).toMatch(/\.dark\.svg$/);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect.poll(() => shownFile(picture)).toMatch(/\.dark\.svg$/);

  await card.getByRole('link', { name: 'Chicken karahi' }).click();
  await page.waitForURL(/\/recipes\//);
  await page.reload();
  await expect.poll(() => isDrawn(page.getByRole('article').getByRole('img'))).toBe(true);
  await expectNoAxeFindings(page);
});

test('each of the Sunnah foods has its picture', async ({ page }) => {
  await page.goto('/sunnah-foods');
  const pictures = page.locator('main picture img');
  await expect(pictures).toHaveCount(17);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => isDrawn(picture)).toBe(true);
  }
});

test('link previews of home and the foods name a picture that is there', async ({ page }) => {
  for (const path of ['/', '/sunnah-foods']) {
    const answer = await page.request.get(await previewOf(page, path));
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
  }
});
