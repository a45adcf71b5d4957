import type { Page } from '@playwright/test';
import { codeOf } from '../src/authenticator.ts';
import { expectGoodLooks } from '../src/good-page.ts';
import { type NewMember, newAddress, newMember } from '../src/new-member.ts';
import { makeProofsOlder } from '../src/older-proofs.ts';
import { expect, expectNoAxeFindings, mailTo, signIn, test, whenItRuns } from '../src/site.ts';

const expectFault = (description: string) =>
  test.info().annotations.push({ type: 'expected fault', description });

/** On the account page, without a second factor so far. Answers the secret and the recovery codes. */
async function setUpApp(page: Page, { password }: Pick<NewMember, 'password'>) {
  await page.goto('/account');
  await page.getByRole('button', { name: 'Set up an app' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
  const secret = (await dialog.locator('code').textContent()) ?? '';
  await expectNoAxeFindings(page);
  // This one here, and the next at the sign-in: also where a step ends in between, each is one that is taken.
  await dialog.getByLabel('Code from your authenticator app').fill(codeOf(secret));
  await dialog.getByRole('button', { name: 'Turn it on' }).click();
  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCodes = await codes.allInnerTexts();
  await expectNoAxeFindings(page);
  return { secret, recoveryCodes };
}

async function firstStep(page: Page, { email, password }: NewMember) {
  await page.goto('/signin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your second step' })).toBeVisible();
}

async function signOut(page: Page) {
  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/signin$/);
}

/** A device that holds passkeys, and whose holder is there. */
async function virtualDevice(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    setUserVerified: (isUserVerified: boolean) =>
      cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

test('an authenticator app is set up, asked for at the sign-in, and a recovery code stands in for it', async ({
  page,
}) => {
  expectFault('403');
  await page.goto('/');
  const member = await newMember(page, 'app');
  await signIn(page, member.email, member.password);
  const { secret, recoveryCodes } = await setUpApp(page, member);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('sufra-recovery-codes.txt');
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 of 10 are left')).toBeVisible();
  await mailTo(member.email, /An authenticator app was added/);
  await expectGoodLooks(page);

  await signOut(page);
  await firstStep(page, member);
  await expectGoodLooks(page);
  const field = page.getByLabel('Code from your authenticator app');
  await expect(field).toBeFocused();
  await field.fill('000000');
  await field.press('Enter');
  await expect(page.getByText('This is not right, or it was used before.')).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill(codeOf(secret, 1));
  await field.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);

  await signOut(page);
  await firstStep(page, member);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recoveryCodes[0] ?? '');
  await page.getByLabel('Recovery code').press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/account');
  await expect(page.getByText('9 of 10 are left')).toBeVisible();
  await mailTo(member.email, /A recovery code .* was used/);
});

test('a passkey signs in by itself and as the second step, and can be renamed and removed', async ({
  page,
}) => {
  await page.goto('/');
  const member = await newMember(page, 'passkey');
  const device = await virtualDevice(page);
  await signIn(page, member.email, member.password);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('My laptop');
  await dialog.getByLabel('Your password').fill(member.password);
  await expectNoAxeFindings(page);
  await dialog.getByRole('button', { name: 'Add the passkey' }).click();
  await expect(dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await expectGoodLooks(page);

  await signOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await signOut(page);
  await firstStep(page, member);
  await device.setUserVerified(false);
  await page.getByRole('button', { name: 'Use your passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('No passkey was given. You can try again.');
  await device.setUserVerified(true);
  await page.getByRole('button', { name: 'Use your passkey' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto('/account');
  await page.getByRole('button', { name: 'Rename: My laptop' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('The blue one');
  await page.getByRole('button', { name: 'Save the name' }).click();
  await page.getByRole('button', { name: 'Remove: The blue one' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('The blue one', { exact: true })).toHaveCount(0);
  await mailTo(member.email, /A passkey was removed/);
  await signOut(page);
  await signIn(page, member.email, member.password);
});

test('after Google the second step is asked for as well', async ({ page }) => {
  const email = newAddress('google-app');
  const throughGoogle = async () => {
    await page.goto('/signin?returnTo=%2Faccount');
    await page.getByRole('link', { name: 'Sign in with Google' }).click();
    await page.getByLabel('E-mail address').fill(email);
    await page.getByLabel('Name').fill('Yusuf Test');
    await page.getByRole('button', { name: 'Go on' }).click();
  };
  await throughGoogle();
  await page.getByRole('button', { name: 'Set up an app' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Go on' }).click();
  const secret = (await dialog.locator('code').textContent()) ?? '';
  await dialog.getByLabel('Code from your authenticator app').fill(codeOf(secret));
  await dialog.getByRole('button', { name: 'Turn it on' }).click();
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await signOut(page);

  await throughGoogle();
  await expect(page.getByRole('heading', { level: 1, name: 'Your second step' })).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/google\/callback$/);
  await page.getByLabel('Code from your authenticator app').fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/account$/);
});

async function tokenOf(page: Page, email: string, password: string): Promise<string> {
  const answer = await page.request.post('/api/v1/auth/signin', { data: { email, password } });
  return (await answer.json()).token;
}

/** By the demo admin, through the API. */
async function makeAdmin(page: Page, { email }: NewMember) {
  const token = await tokenOf(page, 'admin@sufra.example', 'sufra-demo');
  const headers = { authorization: `Bearer ${token}` };
  const found = await page.request.get(`/api/v1/auth/users?q=${encodeURIComponent(email)}`, { headers });
  const [{ _id }] = (await found.json()).users;
  const changed = await page.request.patch(`/api/v1/auth/users/${_id}/roles`, {
    headers,
    data: { isAdmin: true },
  });
  expect(changed.ok()).toBe(true);
}

test('an admin gives the second step again for a role, and removes the one that a member has lost', async ({
  page,
  browser,
  baseURL,
}) => {
  expectFault('403');
  await page.goto('/');
  const admin = await newMember(page, 'careful');
  const other = await newMember(page, 'forgetful');
  await makeAdmin(page, admin);
  const context = await browser.newContext({ baseURL });
  const theirs = whenItRuns(await context.newPage());
  await signIn(theirs, other.email, other.password);
  await setUpApp(theirs, other);
  await context.close();

  await signIn(page, admin.email, admin.password);
  const { secret } = await setUpApp(page, admin);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await makeProofsOlder(page, admin.email);
  await page.goto('/admin-panel');
  await page.getByRole('searchbox', { name: 'Search users' }).fill(other.email);
  await expect(page.getByText(/^Showing 1 of \d+ users$/)).toBeVisible();
  const make = page.getByRole('button', { name: `Make moderator: ${other.name}` });

  await make.click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expect(dialog).toBeVisible();
  await expectNoAxeFindings(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert')).toContainText('Please confirm with your second step');

  await make.click();
  await dialog.getByLabel('Code from your authenticator app').fill(codeOf(secret, 1));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('User promoted to moderator successfully')).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: `2-step sign-in of ${other.name}: remove it` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove it' }).click();
  await expect(page.getByText(`The second step of ${other.name} is removed.`).first()).toBeVisible();
  await mailTo(other.email, /The second step .* was removed/);
  await page.getByRole('tab', { name: 'Audit log' }).click();
  const entries = page.getByRole('tabpanel').getByRole('listitem');
  await expect(
    entries.filter({ hasText: `removed a second step from the account of ${other.name}` }).first(),
  ).toBeVisible();
  expect(await tokenOf(page, other.email, other.password)).toBeTruthy();
});
