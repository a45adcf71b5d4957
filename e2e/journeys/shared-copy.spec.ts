import type { Page } from '@playwright/test';
import { expectGoodLooks } from '../src/good-page.ts';
import { mailedPath, newAddress, newMember } from '../src/new-member.ts';
import { expect, signIn, test } from '../src/site.ts';

const talbina = 'Talbina with dates and pistachios';

/** The address at which a premium member shares the recipe; shared by call, for a journey that begins later. */
async function sharedAddress(page: Page) {
  const signedIn = await page.request.post('/api/v1/auth/signin', {
    data: { email: 'premium@sufra.example', password: 'sufra-demo' },
  });
  const headers = { authorization: `Bearer ${(await signedIn.json()).token}` };
  const { recipes } = await (await page.request.get('/api/v1/recipes', { headers })).json();
  const { _id } = recipes.find(({ title }: { title: string }) => title === talbina);
  const { token } = await (await page.request.post(`/api/v1/recipes/${_id}/share`, { headers })).json();
  await page.context().clearCookies();
  return `/r/${token}`;
}

test('a visitor saves a copy, signs up, confirms the address and has it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(await sharedAddress(page));
  const save = page.getByRole('button', { name: 'Save a copy' });
  await expect(save).toBeInViewport({ ratio: 1 });
  await expectGoodLooks(page);
  await save.click();
  await expect(page).toHaveURL(/\/signup\?returnTo=/);

  const email = newAddress('copier');
  const password = 'barley and honey 5';
  await page.getByLabel('Full name').fill('Zaynab Test');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect(page.getByText(/a confirmation link is on its way/)).toBeVisible();
  await page.goto(await mailedPath(email, /confirm/i));
  await expect(page.getByRole('heading', { name: 'Email Verified!' })).toBeVisible();
  await signIn(page, email, password);

  await expect(page.getByText(`“${talbina}” is among your recipes now.`).first()).toBeVisible();
  const kept = page.getByRole('region', { name: 'Not saved, and still kept for you' });
  await expect(kept.getByRole('link', { name: talbina })).toBeVisible();
  await expect(page.getByText('You have used 0/3 recipe generations.')).toBeVisible();
});

test('a member saves a copy in place, opens it, and makes one of their own', async ({ page }) => {
  const { email, password } = await newMember(page, 'copier');
  const address = await sharedAddress(page);
  await signIn(page, email, password);
  await page.goto(address);
  await page.getByRole('button', { name: 'Save a copy' }).click();
  const open = page.getByRole('link', { name: 'Open your copy' });
  await expect(open).toBeFocused();
  await expectGoodLooks(page);
  await open.click();
  await expect(page).toHaveURL(/\/recipes\/[\da-f]{24}$/);
  await expect(page.getByRole('heading', { level: 1, name: talbina })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Nutrition' })).toContainText(
    /Computed from \d+ of \d+ lines/,
  );

  await page.goto(address);
  await page.getByRole('link', { name: 'Make your own' }).first().click();
  await expect(page.getByRole('textbox', { name: 'Ingredients' })).toHaveValue(/Medjool dates/);
  await expect(page.getByText('3 of 3 free recipes left')).toBeVisible();
});

test('its owner finds the recipe itself', async ({ page }) => {
  const address = await sharedAddress(page);
  await signIn(page, 'premium@sufra.example');
  await page.goto(address);

  await expect(page.getByText('This is your own recipe, as others see it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save a copy' })).toHaveCount(0);
});
