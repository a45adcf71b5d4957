import type { Page } from '@playwright/test';
import { expectGoodLooks } from '../src/good-page.ts';
import { expect, expectNoAxeFindings, signIn, test } from '../src/site.ts';

const forVisitors = [
  ['/forgot-password', 'Forgot your password?'],
  ['/resend-verification', 'Another confirmation link'],
  ['/reset-password/some-token', 'Set a new password'],
  ['/reset-password', 'No link to follow'],
  ['/undo-change/some-token', 'Was it not you?'],
  ['/undo-change', 'Nothing to undo here'],
  ['/email-verified', 'Nothing to confirm here'],
] as const;

async function expectGoodPage(page: Page, path: string, heading: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await page.waitForLoadState('networkidle');
  await expectGoodLooks(page);
  expect(await page.title()).toMatch(/ - Sufra$/);
}

for (const [path, heading] of forVisitors) {
  test(`${path} has one heading, fits from 360 px on, and axe finds nothing, light and dark`, async ({
    page,
  }) => {
    await expectGoodPage(page, path, heading);
  });
}

test('/account has one heading, fits from 360 px on, and axe finds nothing, light and dark', async ({
  page,
}) => {
  await signIn(page, 'free@sufra.example');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectGoodPage(page, '/account', 'Your account');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectNoAxeFindings(page);
});

test('by keyboard alone: the dialog takes the focus, keeps it, and gives it back', async ({ page }) => {
  await signIn(page, 'free@sufra.example');
  await page.goto('/account');
  const button = page.getByRole('button', { name: 'Delete my account' });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByLabel('Your password')).toBeFocused();
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate(element => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});
