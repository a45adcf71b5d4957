import type { Page } from '@playwright/test';
import { mailedPath, newAddress, newMember } from '../src/new-member.ts';
import { expect, signIn, test } from '../src/site.ts';

const expectFault = (description: string) =>
  test.info().annotations.push({ type: 'expected fault', description });

async function setPassword(page: Page, path: string, password: string) {
  await page.goto(path);
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Set the new password' }).click();
}

test('from signing up to a password that was forgotten and set anew', async ({ page }) => {
  expectFault('401');
  expectFault('400');
  const email = newAddress('forgetful');
  const [first, second] = ['saffron and barley 7', 'honey on warm bread 8'] as const;

  await page.goto('/signup');
  await page.getByLabel('Full name').fill('Khadija Test');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(first);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.getByRole('status')).toContainText('a confirmation link is on its way');
  await page.goto(await mailedPath(email, /confirm/i));
  await expect(page.getByRole('heading', { name: 'Email Verified!' })).toBeVisible();

  await signIn(page, email, first);
  const token = await page.evaluate(() => localStorage.getItem('token'));

  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/signin$/);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('status')).toContainText('a link to set a new password is on its way');

  const path = await mailedPath(email, /password/i);
  await setPassword(page, path, second);
  await expect(page.getByText('Password reset successful. You can now sign in.')).toBeVisible();
  await expect(page).toHaveURL(/\/signin$/);

  const answer = await page.request.get('/api/v1/auth/me', { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status()).toBe(401);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(first);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('The e-mail address or the password is not right.');
  await signIn(page, email, second);

  await setPassword(page, path, 'figs and dates 9');
  await expect(page.getByRole('alert')).toContainText('This link is no longer valid.');
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
});

test('a reset signs out the other browser, and its link is gone from the address bar', async ({
  page,
  browser,
  baseURL,
}) => {
  const member = await newMember(page, 'two-browsers');
  const elsewhere = await browser.newPage({ baseURL });
  await signIn(elsewhere, member.email, member.password);
  const asked = await page.request.post('/api/v1/auth/forgot-password', { data: { email: member.email } });
  expect(asked.status()).toBe(200);

  await page.goto(await mailedPath(member.email, /password/i));
  await expect(page).toHaveURL(/\/reset-password$/);
  await page.reload();
  await page.getByLabel('New password', { exact: true }).fill('honey on warm bread 8');
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await expect(page.getByText('Password reset successful. You can now sign in.')).toBeVisible();

  await elsewhere.goto('/account');
  await expect(elsewhere).toHaveURL(/\/signin/);
  await elsewhere.close();
});

test('a password that many people use is refused at its field, and nothing typed is lost', async ({
  page,
}) => {
  expectFault('400');
  const email = newAddress('weak');
  await page.goto('/signup');
  await page.getByLabel('Full name').fill('Hafsa Test');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('password123');
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();

  await expect(page.getByText('Many people use this password')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue(email);
});
