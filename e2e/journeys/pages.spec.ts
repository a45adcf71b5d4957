import type { Page } from '@playwright/test';
import { expectGoodLooks } from '../src/good-page.ts';
import { expect, signIn, test } from '../src/site.ts';

interface GoodPage {
  path: string;
  status: number;
  heading: string;
}

const pages = [
  ['/', 200, 'Tonight’s table, halal to the last pinch'],
  ['/home', 200, 'Tonight’s table, halal to the last pinch'],
  ['/blog', 200, 'Notes from the kitchen'],
  ['/blog/talbina-the-quiet-bowl', 200, 'Talbina, the quiet bowl'],
  ['/signin', 200, 'Sign in'],
  ['/signup', 200, 'Sign up'],
  ['/email-confirmation', 200, 'inbox'],
  ['/contact', 200, 'Contact'],
  ['/terms', 200, 'Terms'],
  ['/privacy', 200, 'Privacy'],
  ['/charity', 200, 'Charity ledger'],
  ['/ramadan', 200, 'Ramadan'],
  ['/eid', 200, 'The Eid table'],
  ['/qurbani', 200, 'Qurbani'],
  ['/check', 200, 'Check a label'],
  ['/import', 200, 'Bring a recipe'],
  ['/recipes', 200, 'Recipes'],
  ['/no-such-page', 404, ''],
] as const;

const membersPages = [
  ['/billing', 'free@sufra.example', 'Billing'],
  ['/billing', 'premium@sufra.example', 'Billing'],
  ['/payment-success', 'free@sufra.example', 'There is no payment here'],
  ['/payment-success', 'premium@sufra.example', 'Thank you for upgrading to Premium!'],
  ['/charity', 'admin@sufra.example', 'Charity ledger'],
] as const;

async function expectGoodPage(page: Page, { path, status, heading }: GoodPage) {
  const answer = await page.goto(path);

  expect(answer?.status()).toBe(status);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(new RegExp(heading, 'i'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  expect(await page.title()).toContain('Sufra');
  await expectGoodLooks(page);
}

for (const [path, status, heading] of pages) {
  test(`${path} answers ${status}, has one heading, fits 360 px and axe finds nothing, light and dark`, async ({
    page,
  }) => {
    if (status === 404) test.info().annotations.push({ type: 'expected fault', description: '404' });
    await expectGoodPage(page, { path, status, heading });
  });
}

for (const [path, email, heading] of membersPages) {
  test(`${path} of ${email} has one heading, fits 360 px and axe finds nothing, light and dark`, async ({
    page,
  }) => {
    await signIn(page, email);
    await expectGoodPage(page, { path, status: 200, heading });
  });
}

test('the bar is hidden on sign-in and sign-up, in any case of letters, and the footer always shows', async ({
  page,
}) => {
  for (const path of ['/signin', '/SignUp', '/SignIn']) {
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
  }
  await page.goto('/');
  await expect(page.getByRole('banner')).toBeVisible();
});

test('a page of a signed-out visitor shows both plans with the words to sign in', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main').getByText('Sign In to Continue')).toHaveCount(2);
  await expect(page.getByText('£4.99')).toBeVisible();
});

test('a date of ours is written out', async ({ page }) => {
  await page.goto('/terms');
  await expect(page.getByText(/Last updated [A-Z][a-z]+ \d{1,2}, \d{4}/)).toBeVisible();
});

test('each change of page scrolls to the top', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').getByRole('link', { name: /terms/i }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Terms');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
