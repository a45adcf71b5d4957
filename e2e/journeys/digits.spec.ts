import type { Page } from '@playwright/test';
import { newMember } from '../src/new-member.ts';
import { expect, mailTo, pageRuns, signIn, test } from '../src/site.ts';

const latinDigits = /[0-9]/;
const arabicDigits = /[٠-٩]/;

/** What is shown of the page and would be read as a number, but for names with Latin letters in them. */
const wordsOf = async (page: Page) =>
  (await page.locator('main').allInnerTexts()).join(' ').replaceAll(/\S*[A-Za-z]\S*/g, '');

const digitsOf = (page: Page) => page.locator('html').getAttribute('data-digits');

test('a visitor chooses the digits of the language, and they hold on every page from its first paint', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', request => asked.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/ar/sunnah-foods');
  expect(await wordsOf(page)).toMatch(latinDigits);
  expect(asked.filter(path => path.includes('page-digits'))).toEqual([]);

  await page.getByRole('button', { name: 'اللغة: العربية' }).click();
  await page.getByRole('menuitem', { name: /١٢٣/ }).click();
  await expect.poll(() => digitsOf(page)).toBe('arab');
  await pageRuns(page);
  for (const path of ['/ar/sunnah-foods', '/ar/terms', '/ar/ramadan']) {
    await page.goto(path);
    await expect.poll(() => wordsOf(page)).toMatch(arabicDigits);
    expect(await wordsOf(page)).not.toMatch(latinDigits);
  }
  // What was drawn by the server is rewritten before the site's own script has come.
  await page.route(/main\.ar\./, () => undefined);
  await page.goto('/ar/terms', { waitUntil: 'commit' });
  await expect.poll(() => wordsOf(page)).toMatch(arabicDigits);
  expect(await wordsOf(page)).not.toMatch(latinDigits);
  await page.unroute(/main\.ar\./);

  await page.goto('/terms');
  expect(await wordsOf(page)).not.toMatch(arabicDigits);
  expect(await digitsOf(page)).toBeNull();
});

test('a member chooses on the account: pages and mails are written so, and what is sent is not', async ({
  page,
}) => {
  const member = await newMember(page, 'digits');
  await signIn(page, member.email, member.password);
  await page.goto('/ar/account');
  await page.getByLabel('الأرقام').selectOption('own');
  await expect.poll(() => digitsOf(page)).toBe('arab');
  await pageRuns(page);
  await expect(page.getByText(/على المائدة منذ/)).toHaveText(/[٠-٩]{4}/);
  await expect(page.getByLabel('الأرقام')).toHaveValue('own');

  const isKept = page.waitForResponse(
    answer => answer.url().endsWith('/auth/me') && answer.request().method() === 'PATCH',
  );
  await page.getByRole('button', { name: 'اللغة: العربية' }).click();
  await page.getByRole('menuitem', { name: 'العربية' }).click();
  await isKept;
  await page.request.post('/api/v1/auth/forgot-password', { data: { email: member.email } });
  const { text } = await mailTo(member.email, /كلمة/);
  expect(text).toMatch(arabicDigits);
  expect(text.replaceAll(/\S*[A-Za-z]\S*/g, '')).not.toMatch(latinDigits);
});
