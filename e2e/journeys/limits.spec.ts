import type { Browser, Page } from '@playwright/test';
import { type Product, runProduct } from '@sufra/service-kit/testing';
import { asPerson, signUpAndVerify } from '../src/as-person.ts';
import { expectGoodLooks } from '../src/good-page.ts';
import { mailedPath, newMember } from '../src/new-member.ts';
import { expect, signIn, test, whenItRuns } from '../src/site.ts';

const wrongPasswords = 10;

async function guessOnce(origin: string, email: string): Promise<number> {
  const answer = await fetch(`${origin}/api/v1/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'a guess' }),
  });
  return answer.status;
}

/** Strangers without a browser of the member's; what they are answered, once each guess was looked at. */
async function guess(origin: string, email: string, count = wrongPasswords) {
  const statuses: number[] = [];
  while (statuses.length < count) {
    const status = await guessOnce(origin, email);
    // Too busy to look at it, it was no guess.
    if (status === 503) await new Promise(resume => setTimeout(resume, 1_000));
    else statuses.push(status);
  }
  return statuses;
}

async function tryToSignIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto('/signin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function logOut(page: Page) {
  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/signin/);
}

/** Another machine: no cookie, no storage. */
async function otherPage(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL });
  return whenItRuns(await context.newPage());
}

test('strangers who guess lock no owner out: neither from a known browser, nor from a new one with the mailbox', async ({
  page,
  browser,
  product,
}) => {
  test.info().annotations.push({ type: 'expected fault', description: '429' });
  const member = await newMember(page, 'locked');
  await signIn(page, member.email, member.password);
  await logOut(page);
  expect(new Set(await guess(product.origin, member.email))).toEqual(new Set([401]));

  await signIn(page, member.email, member.password);
  await expect(page).toHaveURL(/\/dashboard$/);

  const elsewhere = await otherPage(browser, product.origin);
  await tryToSignIn(elsewhere, member);
  await expect(elsewhere.getByRole('alert')).toContainText('Too many tries. Please wait a little.');
  await expect(elsewhere.getByRole('alert')).toContainText(/You can try again in \d+ minutes/);
  await expectGoodLooks(elsewhere);
  await elsewhere.getByRole('link', { name: 'set a new password' }).click();
  await expect(elsewhere.getByLabel('Email')).toHaveValue(member.email);
  await elsewhere.getByRole('button', { name: 'Send Reset Link' }).click();
  await elsewhere.goto(await mailedPath(member.email, /password/i));
  const password = 'saffron in the pantry 4';
  await elsewhere.getByLabel('New password', { exact: true }).fill(password);
  await elsewhere.getByRole('button', { name: 'Set the new password' }).click();
  await expect(elsewhere).toHaveURL(/\/signin/);
  await tryToSignIn(elsewhere, { ...member, password });
  await expect(elsewhere).toHaveURL(/\/dashboard$/);
  await elsewhere.context().close();
});

test('a neighbour who uses up the tries of a network locks nobody out who is known or signed in', async ({
  browser,
}) => {
  const product = await runProduct({ env: { SIGN_IN_FAILURES_PER_IP: '5' } });
  try {
    const member = await signUpAndVerify(product);
    const page = await otherPage(browser, product.origin);
    await signIn(page, member.email, member.password);
    const strangers = await guess(product.origin, 'nobody@example.com', 6);
    expect(strangers.filter(status => status === 429)).toHaveLength(1);
    const unknown = await otherPage(browser, product.origin);
    await tryToSignIn(unknown, member);
    await expect(unknown.getByRole('alert')).toContainText('Too many tries.');

    await page.goto('/account');
    const password = 'saffron in the pantry 4';
    await page.getByLabel('Current password').fill(member.password);
    await page.getByLabel('New password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Change the password' }).click();
    await expect(page.getByText('Your password is changed.')).toBeVisible();
    await logOut(page);
    await signIn(page, member.email, password);
    await page.goto('/account');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByRole('alertdialog').getByLabel('Your password').fill(password);
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await expect(page.getByText('Your account is deleted.', { exact: false }).first()).toBeVisible();
  } finally {
    await product.stop();
  }
});

const wish = { ingredients: ['chicken', 'rice'], mealType: 'Main Meals' };

async function generate(product: Product, token: string) {
  const answer = await fetch(`${product.origin}/api/v1/recipes/generate-openai`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(wish),
  });
  return answer.status;
}

test('what a network has of sign-ups and free recipes is used up in words, and premium goes on', async ({
  browser,
}) => {
  const product = await runProduct({
    env: { SIGN_UPS_PER_IP_AND_HOUR: '2', FREE_GENERATIONS_PER_IP_AND_DAY: '2' },
  });
  try {
    const people = [await signUpAndVerify(product), await signUpAndVerify(product)] as const;
    const page = await otherPage(browser, product.origin);
    await page.goto('/signup');
    await page.getByLabel('Full name').fill('Bilal Test');
    await page.getByLabel('Email').fill('one-more@example.com');
    await page.getByLabel('Password', { exact: true }).fill('lentils and cumin 9');
    await page.getByRole('button', { name: 'Sign up', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Too many tries. Please wait a little.');

    const { token } = await asPerson(product, people[0]);
    expect([await generate(product, token), await generate(product, token)]).toEqual([201, 201]);
    await signIn(page, people[1].email, people[1].password);
    await page.goto('/');
    await page.getByRole('textbox', { name: 'Ingredients' }).fill('chicken, rice');
    await page.getByRole('button', { name: 'Generate Recipe' }).click();
    await expect(page.getByRole('alert')).toContainText('Your network has used up its free recipes for now.');
    await expect(page.getByRole('alert')).toContainText('there are more in 24 hours.');
    await expectGoodLooks(page);
    const demo = { name: '', email: 'premium@sufra.example', password: 'sufra-demo' };
    expect(await generate(product, (await asPerson(product, demo)).token)).toBe(201);
  } finally {
    await product.stop();
  }
});
