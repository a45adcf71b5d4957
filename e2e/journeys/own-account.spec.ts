import { readFile } from 'node:fs/promises';
import { mailedPath, newAddress, newMember } from '../src/new-member.ts';
import { expect, signIn, test, whenItRuns } from '../src/site.ts';

const expectFault = (description: string) =>
  test.info().annotations.push({ type: 'expected fault', description });

test('a new name is on every page at once', async ({ page }) => {
  const member = await newMember(page, 'renamed');
  await signIn(page, member.email, member.password);
  await page.getByRole('button', { name: 'Your account: Bilal Test' }).click();
  await page.getByRole('menuitem', { name: 'Account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();

  await page.getByLabel('Full name').fill('Sumayyah Test');
  await page.getByLabel('Full name').press('Enter');
  await expect(page.getByRole('button', { name: 'Your account: Sumayyah Test' })).toBeVisible();
});

test('another email asks for the password, waits for its link, then signs in; the other tab hears of it', async ({
  page,
  context,
}) => {
  expectFault('403');
  const member = await newMember(page, 'moving');
  const email = newAddress('moved');
  await signIn(page, member.email, member.password);
  await page.goto('/account');
  await page.getByLabel('New email').fill(email);
  await page.getByLabel('Your password').fill('not the password');
  await page.getByRole('button', { name: 'Change the email' }).click();
  await expect(page.getByText('Your current password is not right.')).toBeVisible();
  await expect(page.getByLabel('Your password')).toBeFocused();
  await expect(page.getByLabel('New email')).toHaveValue(email);
  await page.getByLabel('Your password').fill(member.password);
  await page.getByLabel('Your password').press('Enter');
  await expect(page.getByText(`A link is on its way to ${email}.`)).toBeVisible();

  const mailed = whenItRuns(await context.newPage());
  await mailed.goto(await mailedPath(email, /new e-mail address/i));
  await expect(mailed.getByRole('heading', { name: 'Email Verified!' })).toBeVisible();
  await expect(page.getByText(`You sign in with ${email}`), 'in the tab that stayed open').toBeVisible();
  await mailed.close();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await signIn(page, email, member.password);
});

test('another password ends the other sessions, not this one', async ({ page, browser, baseURL }) => {
  expectFault('403');
  const member = await newMember(page, 'careful');
  await signIn(page, member.email, member.password);
  const elsewhere = await browser.newPage({ baseURL });
  await signIn(elsewhere, member.email, member.password);

  await page.goto('/account');
  const current = page.getByLabel('Current password', { exact: true });
  await current.fill('not the password');
  await page.getByLabel('New password', { exact: true }).fill('honey on warm bread 8');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByText('Your current password is not right.')).toBeVisible();
  await expect(current).toBeFocused();

  await current.fill(member.password);
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  await elsewhere.goto('/account');
  await expect(elsewhere).toHaveURL(/\/signin/);
  await elsewhere.close();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bilal');
});

test('the data come as one file, under the site’s own policy', async ({ page }) => {
  await signIn(page, 'premium@sufra.example');
  await page.goto('/account');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await coming;

  expect(download.suggestedFilename()).toBe('sufra-account.json');
  const data = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(data.account.email).toBe('premium@sufra.example');
  expect(data.recipes.length).toBeGreaterThan(0);
  expect(Object.keys(data.plan)).toContain('monday');
  expect(data.membership.isPremium).toBe(true);
});

test('a deleted account is gone everywhere, and home says goodbye', async ({ page, context }) => {
  expectFault('403');
  const member = await newMember(page, 'leaving');
  await signIn(page, member.email, member.password);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const other = whenItRuns(await context.newPage());
  await other.goto('/dashboard');
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Bilal');

  await page.goto('/account');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Your password').fill('not the password');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByText('Your current password is not right.')).toBeVisible();
  await dialog.getByLabel('Your password').fill(member.password);
  await dialog.getByLabel('Your password').press('Enter');

  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('Your account is deleted. Goodbye', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(other).toHaveURL(/\/signin/);
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([
    null,
    null,
  ]);
  // The other services hear of it by an event.
  for (const path of ['/api/v1/auth/me', '/api/v1/recipes'])
    await expect(async () => {
      const answer = await page.request.get(path, { headers: { authorization: `Bearer ${token}` } });
      expect(answer.status()).toBe(401);
    }).toPass({ timeout: 30_000 });
  const { email, password } = member;
  const again = await page.request.post('/api/v1/auth/signin', { data: { email, password } });
  expect(again.status()).toBe(401);
});
