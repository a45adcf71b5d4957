import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../src/axe.ts';
import { expect, pageRuns, signIn, test } from '../src/site.ts';

const sidewaysBy = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('a page stands in the language of its address, from its first byte to its links', async ({ page }) => {
  const first = await page.request.get('/ar');
  const html = await first.text();
  expect(first.headers()['content-language']).toBe('ar');
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/ar">/);
  expect(html.match(/hreflang="/g)).toHaveLength(7);
  expect(html).toContain('data-prerendered="page"');

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/ar');
  await expect(page).toHaveTitle(/^Sufra - \p{Script=Arabic}/u);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Arabic}/u);
  await page.getByRole('banner').getByRole('link', { name: 'أطعمة السنّة' }).click();
  await expect(page).toHaveURL('/ar/sunnah-foods');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');

  await page.getByRole('button', { name: 'اللغة: العربية' }).click();
  await page.getByRole('menuitem', { name: 'Français' }).click();
  await page.waitForURL('/fr/sunnah-foods');
  await pageRuns(page);
  await expect(page.getByRole('button', { name: 'Langue : français' })).toBeVisible();
  expect((await page.context().cookies()).find(({ name }) => name === 'language')?.value).toBe('fr');
});

test('an address with a language that there is not is a page that there is not', async ({ page }) => {
  const answers = await Promise.all(['/de/blog', '/ar/nothing'].map(path => page.request.get(path)));
  expect(answers.map(answer => [answer.status(), answer.headers()['content-language']])).toEqual([
    [404, 'en'],
    [404, 'ar'],
  ]);
});

for (const path of ['/ar', '/ur', '/en-XA'])
  test(`${path} fits a phone, and axe finds nothing in it`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await sidewaysBy(page)).toBeLessThanOrEqual(0);
    await expectNoAxeFindings(page);
  });

test.describe('to a reader of another language', () => {
  test.use({ locale: 'ar-EG' });

  test('it is offered once, quietly', async ({ page }) => {
    await page.goto('/contact');
    const offer = page.getByRole('complementary', { name: 'اقرأ Sufra بالعربية' });
    await expect(offer).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await offer.getByRole('button').click();
    await expect(offer).toBeHidden();
    await page.reload();
    // Later than it would come.
    await page.waitForTimeout(3_000);
    await expect(offer).toBeHidden();
  });
});

test('a member who asks on an Arabic page gets an Arabic recipe, from right to left, for as many as wanted', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await signIn(page, 'premium@sufra.example');
  await page.goto('/ar');
  await pageRuns(page);
  await page.getByRole('button', { name: 'بكلماتي' }).click();
  await page.locator('[name="prompt"]').fill('كبسة دجاج لشخصين');
  await page.getByRole('button', { name: 'أنشئ وصفة' }).click();
  await page.getByRole('link', { name: 'اطبخها' }).click();

  const recipe = page.getByRole('dialog', { name: 'كبسة الدجاج' });
  const rice = recipe
    .locator('ul[lang="ar"][dir="rtl"]')
    .getByRole('listitem')
    .filter({ hasText: 'أرز بسمتي' });
  await expect(recipe.getByRole('status').filter({ hasText: 'حصتان' })).toBeVisible();
  await expect(rice).toContainText('200 غ');
  for (const _ of ['three', 'four']) await recipe.getByRole('button', { name: 'حصة أكثر' }).click();
  await expect(rice).toContainText('400 غ');
  await expect(recipe.locator('ol[lang="ar"]')).toContainText('حمّر الدجاج في الزيت');
  expect(await sidewaysBy(page)).toBeLessThanOrEqual(0);
});
