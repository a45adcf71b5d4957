import type { Page } from '@playwright/test';
import { expectGoodLooks } from '../src/good-page.ts';
import { mailedPath, newAddress, newMember } from '../src/new-member.ts';
import { expect, signIn, test } from '../src/site.ts';

const expectFault = (description: string) =>
  test.info().annotations.push({ type: 'expected fault', description });

async function undo(page: Page, path: string) {
  await page.goto(path);
  await expect(page).toHaveURL(/\/undo-change$/);
  await page.getByRole('button', { name: 'Undo the change' }).click();
}

async function setPassword(page: Page, password: string) {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await expect(page.getByText('Password reset successful. You can now sign in.')).toBeVisible();
}

test('a stolen account comes back by the link in the old mailbox, and the thief is out', async ({
  page,
  browser,
  baseURL,
}) => {
  expectFault('401');
  expectFault('400');
  const member = await newMember(page, 'robbed');
  const stolenTo = newAddress('thief');
  const thief = await browser.newPage({ baseURL });
  await signIn(thief, member.email, member.password);
  await thief.goto('/account');
  await thief.getByLabel('New email').fill(stolenTo);
  await thief.getByLabel('Your password').fill(member.password);
  await thief.getByRole('button', { name: 'Change the email' }).click();
  await expect(thief.getByText(`A link is on its way to ${stolenTo}.`)).toBeVisible();
  await thief.goto(await mailedPath(stolenTo, /new e-mail address/i));
  await expect(thief.getByRole('heading', { name: 'Email Verified!' })).toBeVisible();

  const path = await mailedPath(member.email, /has a new e-mail address/i);
  await undo(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set a new password');
  await expect(page.getByRole('status')).toContainText('The change is undone');
  await page.reload();
  await expect(page.getByRole('status')).toContainText('The change is undone');
  await expectGoodLooks(page);
  await setPassword(page, 'apricots on the roof');
  await signIn(page, member.email, 'apricots on the roof');

  await thief.goto('/account');
  await expect(thief).toHaveURL(/\/signin/);
  for (const email of [stolenTo, member.email]) {
    const { password } = member;
    const again = await thief.request.post('/api/v1/auth/signin', { data: { email, password } });
    expect(again.status()).toBe(401);
  }
  await thief.close();

  await undo(page, path);
  await expect(page.getByRole('alert')).toContainText('This link no longer undoes anything');
  await expectGoodLooks(page);
});

test('a changed password is undone by the link in its mail', async ({ page }) => {
  // The session of this browser ends, too.
  expectFault('401');
  const member = await newMember(page, 'locked');
  await signIn(page, member.email, member.password);
  await page.goto('/account');
  await page.getByLabel('Current password', { exact: true }).fill(member.password);
  await page.getByLabel('New password', { exact: true }).fill('honey on warm bread 8');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByText('Your password is changed.')).toBeVisible();

  await undo(page, await mailedPath(member.email, /password .* was changed/i));
  await setPassword(page, 'apricots on the roof');
  await signIn(page, member.email, 'apricots on the roof');
});

async function signInAtStandIn(page: Page, email: string) {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Name').fill('Yusuf Test');
  await page.getByRole('button', { name: 'Go on' }).click();
}

test('a member who signed in with Google too long ago signs in again, and the typed address is still there', async ({
  page,
}) => {
  expectFault('403');
  const email = newAddress('google-waiting');
  await page.goto('/signin?returnTo=%2Faccount');
  await page.getByRole('link', { name: 'Sign in with Google' }).click();
  await signInAtStandIn(page, email);
  await expect(page.getByText(`You sign in with ${email}`)).toBeVisible();

  // No journey waits for ten minutes: the first answer is the one that an older session gets.
  const message = 'Please sign in with Google once more, so that we know it is you.';
  const refusal = { code: 'sign_in_again', message, error: message, requestId: 'journey' };
  await page.route('**/api/v1/auth/me', route =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 403, json: refusal }) : route.fallback(),
  );
  const moved = newAddress('google-waited');
  await page.getByLabel('New email').fill(moved);
  await page.getByLabel('New email').press('Enter');
  const again = page.getByRole('link', { name: 'Sign in with Google again' });
  await expect(again).toBeVisible();
  await page.unroute('**/api/v1/auth/me');
  await again.click();
  await signInAtStandIn(page, email);

  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByLabel('New email')).toHaveValue(moved);
  await expect(page.getByLabel('New email')).toBeFocused();
  await page.getByRole('button', { name: 'Change the email' }).click();
  await expect(page.getByText(`A link is on its way to ${moved}.`)).toBeVisible();
});

test('a member who has only Google moves without a password just after signing in with it', async ({
  page,
}) => {
  const email = newAddress('google-moving');
  await page.goto('/signin?returnTo=%2Faccount');
  await page.getByRole('link', { name: 'Sign in with Google' }).click();
  await signInAtStandIn(page, email);

  const moved = newAddress('google-moved');
  await page.getByLabel('New email').fill(moved);
  await expect(page.getByLabel('Your password')).toHaveCount(0);
  await page.getByLabel('New email').press('Enter');
  await expect(page.getByText(`A link is on its way to ${moved}.`)).toBeVisible();
});

test('by keyboard alone: the link’s page is left, or its button pressed', async ({ page }) => {
  expectFault('400');
  await page.goto('/undo-change/some-token');
  await expect(page).toHaveURL(/\/undo-change$/);
  const button = page.getByRole('button', { name: 'Undo the change' });
  await button.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'It was me: leave it' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('This link no longer undoes anything');
  await expect(button).toBeFocused();
});
