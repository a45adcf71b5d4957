import type { Page } from '@playwright/test';
import { expectGoodLooks } from '../src/good-page.ts';
import { newAddress, newMember } from '../src/new-member.ts';
import { expect, mailTo, test } from '../src/site.ts';

/** On the page of the stand-in for Google. */
async function signInAtStandIn(page: Page, email: string) {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Name').fill('Yusuf Test');
  await page.getByRole('button', { name: 'Go on' }).click();
}

/** From the sign-in page to the stand-in and back, as this person. */
async function comeFromGoogle(page: Page, email: string, { isHosted = false } = {}) {
  await page.goto('/signin?returnTo=%2Faccount');
  await page.getByRole('link', { name: 'Sign in with Google' }).click();
  if (isHosted) await page.getByLabel('The address is of an organisation at Google').check();
  await signInAtStandIn(page, email);
}

/** What the address bar showed each time that the page asked who it is. */
function watchQuestions(page: Page) {
  const addresses: string[] = [];
  page.on('request', request => {
    if (request.url().endsWith('/api/v1/auth/me')) addresses.push(page.url());
  });
  return addresses;
}

test('Google signs in, and back to where the reader was going; no token stays behind', async ({ page }) => {
  const email = newAddress('google');
  const addresses = watchQuestions(page);
  await page.goto('/account');
  await expect(page).toHaveURL(/\/signin\?returnTo/);
  await page.getByRole('link', { name: 'Sign in with Google' }).click();
  await signInAtStandIn(page, email);

  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByText(`You sign in with ${email}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set a password' })).toBeVisible();
  expect(addresses.filter(address => address.includes('callback'))).toHaveLength(1);
  expect(addresses.filter(address => address.includes('token='))).toEqual([]);
  const user = await page.evaluate(() => localStorage.getItem('user'));
  expect(user).toContain('Yusuf Test');
  const history = await page.evaluate(() => navigation.entries().map(({ url }) => url ?? ''));
  expect(history.at(-1)).toMatch(/\/account$/);
  expect(history.filter(address => address.includes('token='))).toEqual([]);
});

test('Google asks for the password of an account that has the address already, joins it, and its owner is told', async ({
  page,
}) => {
  test.info().annotations.push({ type: 'expected fault', description: '403' });
  const member = await newMember(page, 'joining');
  await comeFromGoogle(page, member.email);

  await expect(page).toHaveURL(/\/auth\/google\/join$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have an account already');
  await expectGoodLooks(page);
  const password = page.getByLabel('The password of your account here');
  await password.fill('not the password');
  await page.keyboard.press('Enter');
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(/Your current password is not right/);
  await password.fill(member.password);
  await page.getByRole('button', { name: 'Join and sign in' }).click();
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByText(`You sign in with ${member.email}`)).toBeVisible();
  const { text } = await mailTo(member.email, /Google signs in/);
  expect(text).toContain('/undo-change/');
  const history = await page.evaluate(() => navigation.entries().map(({ url }) => url ?? ''));
  expect(history.filter(address => address.includes('token='))).toEqual([]);

  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/signin/);
  await comeFromGoogle(page, member.email);
  await expect(page).toHaveURL(/\/account$/);
});

test('Google joins an account of a mailbox that it runs at once, and its owner is told', async ({ page }) => {
  const member = await newMember(page, 'hosted');
  await comeFromGoogle(page, member.email, { isHosted: true });

  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByText(`You sign in with ${member.email}`)).toBeVisible();
  await mailTo(member.email, /Google signs in/);
});

test('joining by a token that was never issued leads to the beginning', async ({ page }) => {
  test.info().annotations.push({ type: 'expected fault', description: '400' });
  await page.goto(`/auth/google/join?token=${'x'.repeat(43)}`);
  await page.getByLabel('The password of your account here').fill('whatever it be');
  await page.getByRole('button', { name: 'Join and sign in' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please begin again');
  await expectGoodLooks(page);
  await expect(page.getByRole('link', { name: 'Sign in with Google' })).toBeVisible();
});

test('an account that has only Google is deleted without a password', async ({ page }) => {
  await page.goto('/signin?returnTo=%2Faccount');
  await page.getByRole('link', { name: 'Sign in with Google' }).click();
  await signInAtStandIn(page, newAddress('google-leaving'));
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByLabel('Your password')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();

  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('Your account is deleted. Goodbye', { exact: false }).first()).toBeVisible();
});

for (const [what, path, words] of [
  ['without a token', '/auth/google/callback', 'Token not found from Google login'],
  ['with a token that was never issued', '/auth/google/callback?token=abc', 'Failed to log in via Google'],
] as const) {
  test(`the way back from Google ${what} is an alert on the home page`, async ({ page }) => {
    test.info().annotations.push({ type: 'expected fault', description: '401' });
    await page.goto(path);

    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('alert')).toHaveText(words);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Tonight');
  });
}
