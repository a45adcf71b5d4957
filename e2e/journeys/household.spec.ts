import type { Browser, Page } from '@playwright/test';
import { expectGoodLooks } from '../src/good-page.ts';
import { mailedPath, type NewMember, newMember } from '../src/new-member.ts';
import { pay } from '../src/pay.ts';
import { expect, signIn, test, whenItRuns } from '../src/site.ts';

const widths = [360, 1280] as const;

async function aBrowser(
  browser: Browser,
  { baseURL, width }: { baseURL: string | undefined; width: number },
) {
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    viewport: { width, height: 800 },
  });
  return whenItRuns(await context.newPage());
}

async function beSeated(page: Page, what: string) {
  const member = await newMember(page, what);
  await signIn(page, member.email, member.password);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return member;
}

async function invite(owner: Page, guest: Page, email: string) {
  await owner.goto('/household');
  await owner.getByRole('button', { name: 'Begin a household' }).click();
  await owner.getByLabel('E-mail address to invite').fill(email);
  await owner.getByLabel('As', { exact: true }).selectOption('Guest');
  await owner.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(owner.getByRole('list', { name: 'Open invitations' })).toContainText(email);
  await expectGoodLooks(owner);

  await guest.goto(await mailedPath(email, /invited to a household/i));
  await expect(guest).toHaveURL(/\/household\/join$/);
  await expect(guest.getByRole('button', { name: 'Join the household' })).toBeVisible();
  await expectGoodLooks(guest);
  await guest.getByRole('button', { name: 'Join the household' }).click();
  await expect(guest.getByRole('heading', { name: 'Members' })).toBeVisible();
}

/** Pays for all, and writes a recipe: the ways to both have journeys of their own. */
async function preparePremium(page: Page, origin: string, { email, password }: NewMember) {
  const call = async (path: string, data: object, headers = {}) => {
    const answer = await page.request.post(`/api/v1${path}`, { data, headers });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
  const payer = await call('/auth/signin', { email, password });
  await pay({ origin }, payer);
  const recipe = {
    ...{ title: 'Harira of the house', servings: 4, prepTime: 10, cookTime: 40, tags: [] },
    ingredients: ['200 g red lentils', '2 onions'],
    instructions: ['Simmer everything until it is soft.'],
  };
  await call('/recipes', recipe, { authorization: `Bearer ${payer.token}` });
}

for (const width of widths) {
  test(`at ${width} px two members share a household and its list, and see at once what the other does`, async ({
    browser,
    baseURL,
  }) => {
    const [owner, guest] = [
      await aBrowser(browser, { baseURL, width }),
      await aBrowser(browser, { baseURL, width }),
    ];
    await beSeated(owner, 'owner');
    const { email } = await beSeated(guest, 'guest');

    await invite(owner, guest, email);

    await owner.goto('/dashboard/shopping');
    await owner.getByLabel('What do you need?').fill('2 kg rice');
    await owner.keyboard.press('Enter');
    await expect(owner.getByRole('checkbox', { name: /rice/ })).toBeVisible();
    await guest.goto('/dashboard/shopping');
    const rice = guest.getByRole('checkbox', { name: /rice/ });
    await expect(guest.getByText('As a guest you read it and tick off.')).toBeVisible();
    await expect(guest.getByLabel('What do you need?')).toHaveCount(0);
    await rice.click();
    await expect(rice).toBeChecked();
    await expect(owner.getByRole('checkbox', { name: /rice/ })).toBeChecked();
    await owner.getByLabel('What do you need?').fill('dates');
    await owner.keyboard.press('Enter');
    await expect(guest.getByRole('checkbox', { name: /dates/ })).toBeVisible();

    await owner.goto('/household');
    await owner.getByRole('button', { name: /^Remove/ }).click();
    await owner.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(guest.getByRole('checkbox', { name: /rice/ })).toHaveCount(0);
    await expect(guest.getByLabel('What do you need?')).toBeVisible();
    for (const page of [owner, guest]) await page.context().close();
  });
}

/** One who eats along and has no account. */
async function addChild(owner: Page, guest: Page) {
  await owner.goto('/dashboard/cooking');
  await owner.getByRole('button', { name: 'Add a person' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Add a person' });
  await dialog.getByLabel('Name').fill('Yusuf');
  await dialog.getByLabel('Avoids').fill('peanuts');
  await dialog.getByLabel('Spice level').selectOption('No Spice');
  await expectGoodLooks(owner);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(owner.getByText('no peanuts · No Spice')).toBeVisible();
  await expectGoodLooks(owner);
  await guest.goto('/dashboard/cooking#table');
  await expect(guest.getByText('no peanuts · No Spice')).toBeVisible();
  await expect(guest.getByRole('button', { name: 'Remove Yusuf' })).toHaveCount(0);
}

async function seatYusufAlone(owner: Page, guest: Page) {
  await owner.getByRole('button', { name: 'More: Harira of the house, Monday, lunch' }).click();
  await owner.getByRole('menuitem', { name: 'People at table…' }).click();
  const who = owner.getByRole('dialog').getByRole('group', { name: 'Who eats' });
  await expect(who.getByRole('checkbox')).toHaveCount(3);
  for (const box of (await who.getByRole('checkbox').all()).slice(0, 2)) await box.uncheck();
  await expectGoodLooks(owner);
  await owner.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  for (const page of [owner, guest]) await expect(page.getByText('At table: Yusuf')).toBeVisible();
}

/** Planned or not: it is read by the others, who save a copy. */
async function showRecipe(owner: Page, guest: Page) {
  await owner.goto('/dashboard');
  await owner.getByRole('link', { name: 'Harira of the house' }).first().click();
  const shown = owner.getByRole('checkbox', { name: /^Show this recipe to my household/ });
  await shown.click();
  await expect(shown).toBeChecked();
  await expectGoodLooks(owner);
  await guest.goto('/dashboard');
  await expect(guest.getByRole('heading', { name: 'From your household' })).toBeVisible();
  await expectGoodLooks(guest);
  await guest.getByRole('link', { name: 'Harira of the house' }).last().click();
  await guest.getByRole('button', { name: 'Save a copy' }).click();
  await expect(guest.getByRole('link', { name: 'Open your copy' })).toBeVisible();
  await expectGoodLooks(guest);
}

for (const width of widths) {
  test(`at ${width} px a household shares one calendar and who eats by it: what a cook plans a guest sees at once, and reads`, async ({
    browser,
    baseURL,
  }) => {
    const [owner, guest] = [
      await aBrowser(browser, { baseURL, width }),
      await aBrowser(browser, { baseURL, width }),
    ];
    const member = await beSeated(owner, 'planner');
    const { email } = await beSeated(guest, 'eater');
    await preparePremium(owner, baseURL ?? '', member);
    await invite(owner, guest, email);

    await addChild(owner, guest);
    await owner.goto('/dashboard/week');
    await expect(owner.getByText('Your household sees this calendar')).toBeVisible();
    await guest.goto('/dashboard/week');
    await expect(guest.getByText('As a guest you read it.')).toBeVisible();
    await owner.getByRole('button', { name: 'Add a recipe for Monday, lunch' }).click();
    await owner
      .getByRole('dialog')
      .getByRole('button', { name: /Harira of the house/ })
      .click();
    const dish = guest.getByRole('link', { name: 'Harira of the house' });
    await expect(dish).toBeVisible();
    await expect(guest.getByRole('button', { name: /Add a recipe/ })).toHaveCount(0);
    await seatYusufAlone(owner, guest);
    await expectGoodLooks(guest);
    await expectGoodLooks(owner);

    await dish.click();
    await expect(guest.getByText(/planned for your household/)).toBeVisible();
    await expect(guest.getByRole('button', { name: /^(?:Edit|Delete|Share)/ })).toHaveCount(0);
    await guest.goto('/dashboard/week');
    await expect(dish).toBeVisible();

    await owner.goto('/dashboard#generator');
    await expect(owner.getByRole('button', { name: /^Yusuf ?: no peanuts · No Spice$/ })).toBeVisible();
    await expectGoodLooks(owner);

    await showRecipe(owner, guest);
    await guest.goto('/dashboard/week');
    await expect(dish).toBeVisible();
    await owner.goto('/household');
    await owner.getByRole('button', { name: /^Remove/ }).click();
    await owner.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(dish).toHaveCount(0);
    for (const page of [owner, guest]) await page.context().close();
  });
}
