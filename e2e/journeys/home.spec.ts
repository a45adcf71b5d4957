import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { newMember } from '../src/new-member.ts';
import { expect, signIn, test, whenItRuns } from '../src/site.ts';

const ingredients = (page: Page) => page.getByLabel(/^Ingredients/);
const prompt = (page: Page) => page.getByLabel(/^Describe it/);
const generate = (page: Page) => page.getByRole('button', { name: 'Generate Recipe' });
const newest = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 });

const expectFault = (info: ReturnType<typeof test.info>, description: string) =>
  info.annotations.push({ type: 'expected fault', description });

async function asFreeMember(page: Page) {
  const { email, password } = await newMember(page, 'home');
  await signIn(page, email, password);
  await page.goto('/');
  await expect(page.getByText('3 of 3 free recipes left')).toBeVisible();
}

async function ask(page: Page, what: string) {
  await ingredients(page).fill(what);
  await generate(page).click();
}

async function inOwnWords(page: Page, words: string) {
  await page.getByRole('button', { name: 'In my own words' }).click();
  await prompt(page).fill(words);
}

/** How the kitchen behaves for the calls to come; it stands in for a model here. */
async function kitchen(page: Page, fault: string, more: object = {}) {
  const { parts } = await (await page.request.get('/__local/status')).json();
  const chef = parts.find(({ name }: { name: string }) => name === 'local-chef');
  const told = await page.request.post(new URL('/__chef', chef.url).href, {
    data: { fault, ...more },
    // One that was kept from the last time may be closed just as it is used.
    headers: { connection: 'close' },
  });
  expect(told.ok()).toBe(true);
}

const themes = ['light', 'dark'] as const;

/** The form and the recipe, as they are now; what stands around them is looked at in `pages.spec.ts`. */
async function expectNoAxeFindings(page: Page, inThemes: readonly (typeof themes)[number][] = themes) {
  for (const colorScheme of inThemes) {
    // What comes in gently is seen through while it comes.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).include('#generator').analyze();
    expect(
      violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(' ')) })),
    ).toEqual([]);
  }
}

const expectNoSidewaysScroll = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

for (const { width, theme } of [
  { width: 360, theme: 'light' },
  { width: 1280, theme: 'dark' },
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a free member generates three recipes and is stopped at the fourth', async ({ page }, info) => {
      expectFault(info, 'status of 403');
      await asFreeMember(page);
      await expectNoAxeFindings(page, [theme]);
      const titles: string[] = [];
      for (const [at, what] of ['chicken, rice, dates', 'lentils', 'salmon, spinach'].entries()) {
        await ask(page, what);
        await expect(page.getByText(`${2 - at} of 3 free recipes left`)).toBeVisible();
        await expect(newest(page)).not.toHaveText(titles[0] ?? 'nothing');
        titles.unshift((await newest(page).textContent()) ?? '');
        await expect(newest(page).getByRole('link')).toBeFocused();
        await expectNoSidewaysScroll(page);
      }
      await expect(page.getByText("You've generated 3 recipe(s) so far — keep cooking!")).toBeVisible();
      for (const title of titles) await expect(page.getByRole('link', { name: title })).toBeVisible();
      await expectNoAxeFindings(page, [theme]);

      await ask(page, 'potatoes');
      const alert = page.getByRole('alert').filter({ hasText: "You've reached your limit." });
      await expect(alert).toBeVisible();
      await expectNoAxeFindings(page, [theme]);
      await expectNoSidewaysScroll(page);
      await alert.getByRole('link', { name: 'Upgrade to premium' }).click();
      await expect(page).toHaveURL(/\/billing$/);
    });

    // The same code at any width, and the phone is where most people ask.
    if (width !== 360) return;

    test('what is not halal is made so by one press', async ({ page }, info) => {
      expectFault(info, 'status of 422');
      await asFreeMember(page);
      await inOwnWords(page, 'spaghetti carbonara with guanciale and white wine, for 4');
      await expect(ingredients(page)).toBeDisabled();
      await generate(page).click();
      await expect(page.getByText('This cannot be made halal as it is.')).toBeVisible();
      await expectNoAxeFindings(page, [theme]);
      await page.getByRole('button', { name: 'Write it with these' }).click();
      await expect(prompt(page)).not.toHaveValue(/guanciale|wine/);
      await expect(prompt(page)).toHaveValue(/carbonara with beef bacon/);
      await expect(page.getByText('2 of 3 free recipes left')).toBeVisible();
    });

    test('a recipe forms before one’s eyes, and can be called off for nothing', async ({ page }) => {
      await asFreeMember(page);
      await kitchen(page, 'slow-stream', { seconds: 40 });
      await ask(page, 'chicken, rice');
      await expect(page.getByRole('button', { name: 'Generating Recipe...' })).toBeVisible();
      await expect(page.getByText('Writing', { exact: true })).toHaveAttribute('aria-current', 'step');
      await expect(newest(page)).toHaveText(/Chicken/);
      await expect(page.getByRole('article').getByRole('listitem').first()).toBeVisible();
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByText(/^Stopped\./)).toBeVisible();
      await expect(generate(page)).toBeFocused();
      await expect(ingredients(page)).toHaveValue('chicken, rice');
      await generate(page).click();
      await expect(page.getByText('2 of 3 free recipes left')).toBeVisible();
    });
  });
}

for (const theme of themes) {
  test(`axe finds nothing while a recipe forms, ${theme}`, async ({ page }) => {
    await asFreeMember(page);
    await kitchen(page, 'slow-stream', { seconds: 40 });
    await ask(page, 'chicken, rice');
    await expect(newest(page)).toHaveText(/Chicken/);
    await expectNoAxeFindings(page, [theme]);
    await page.getByRole('button', { name: 'Cancel' }).click();
  });
}

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 1280, height: 900 },
  { width: 360, height: 740 },
]) {
  test(`why there is no recipe stands in the window, ${viewport.width} × ${viewport.height}`, async ({
    page,
    context,
  }, info) => {
    expectFault(info, 'status of 422');
    expectFault(info, 'ERR_INTERNET_DISCONNECTED');
    await page.setViewportSize(viewport);
    await asFreeMember(page);
    await inOwnWords(page, 'carbonara with wine and bacon');
    await generate(page).click();
    const refusal = page.getByRole('heading', { name: 'This cannot be made halal as it is.' });
    await expect(refusal).toBeFocused();
    await expect(refusal).toBeInViewport({ ratio: 1 });
    await expect(page.locator('#generator mark')).toHaveText(['wine', 'bacon']);
    await expect(page.locator('#generator mark').first()).toBeInViewport();
    await expectNoSidewaysScroll(page);
    await expectNoAxeFindings(page);

    await page.getByRole('button', { name: 'Change my request' }).click();
    await expect(prompt(page)).toBeFocused();
    await expect(prompt(page)).toHaveValue('carbonara with wine and bacon');
    await prompt(page).fill('lentil soup');
    await context.setOffline(true);
    await generate(page).click();
    const offline = page.getByText('You are offline. Your request is still there');
    await expect(offline).toBeInViewport();
    await context.setOffline(false);
  });
}

test('what is filled in is there after a reload, and after signing in', async ({ page }) => {
  const { email, password } = await newMember(page, 'home');
  await page.goto('/');
  await ingredients(page).fill('rice, dates');
  await page.getByRole('button', { name: /^More/ }).click();
  await page.getByLabel('Spice level').selectOption('Spicy');
  await page.reload();
  await expect(ingredients(page)).toHaveValue('rice, dates');
  await generate(page).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Please sign in to generate recipes.' });
  await expect(alert).toBeVisible();
  await expectNoAxeFindings(page);
  await alert.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/#generator$/);
  await expect(ingredients(page)).toHaveValue('rice, dates');
  await expect(page.getByLabel('Spice level')).toHaveValue('Spicy');
  await generate(page).click();
  await expect(page.getByText('2 of 3 free recipes left')).toBeVisible();
  await page.reload();
  await expect(newest(page).getByRole('link')).toBeVisible();
});

for (const size of [
  { width: 360, height: 740 },
  { width: 1280, height: 720 },
]) {
  test(`one question and the way to an answer stand in the window, ${size.width} × ${size.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto('/#generator');
    const question = page.getByText('What is in the kitchen, or what would you like?');
    await expect(question).toBeInViewport({ ratio: 1 });
    for (const control of [ingredients(page), page.getByLabel(/^Meal type/), generate(page)])
      await expect(control).toBeInViewport({ ratio: 1 });

    const sample = page.getByRole('region', { name: 'A sample recipe' });
    await expect(sample.getByRole('heading', { name: 'Yoghurt chicken with date rice' })).toBeVisible();
    await page.getByRole('button', { name: /^More/ }).click();
    await page.getByLabel('Avoid').fill('nuts');
    await page.getByRole('button', { name: /^More/ }).click();
    await expect(page.getByRole('button', { name: /^More/ })).toHaveText('Moreno nuts');
    await expectNoAxeFindings(page);
    await expectNoSidewaysScroll(page);
  });
}

test('a recipe begun anew shows nothing of the first one', async ({ page }) => {
  await asFreeMember(page);
  await kitchen(page, 'not-halal-then-good');
  await ask(page, 'chicken, rice');
  await expect(page.getByText(/An ingredient was not halal\./)).toBeVisible();
  await expect(page.getByText('2 of 3 free recipes left')).toBeVisible();
});

test('a recipe that is not saved is found again from a new tab, on home and on the dashboard', async ({
  page,
  browser,
}) => {
  const { email, password } = await newMember(page, 'unsaved');
  await signIn(page, email, password);
  await page.goto('/');
  await ask(page, 'chicken, rice');
  await expect(page.getByRole('button', { name: /^Delete: / })).toBeVisible();
  const title = (await newest(page).first().textContent()) ?? '';

  const other = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const elsewhere = whenItRuns(await other.newPage());
  await signIn(elsewhere, email, password);
  for (const path of ['/dashboard', '/']) {
    await elsewhere.goto(path);
    const kept = elsewhere.getByRole('region', { name: 'Not saved, and still kept for you' });
    await expect(kept.getByRole('link', { name: title })).toBeVisible();
    await expectNoSidewaysScroll(elsewhere);
  }
  await elsewhere.getByRole('link', { name: title }).click();
  await expect(elsewhere.getByRole('dialog', { name: title })).toBeVisible();
  await other.close();
});

test('what goes wrong in the kitchen costs nothing and can be tried again', async ({ page }, info) => {
  expectFault(info, 'status of 502');
  await asFreeMember(page);
  await generate(page).click();
  await expect(page.getByText('Please provide both ingredients and a meal type.')).toBeVisible();
  await expectNoAxeFindings(page);

  await kitchen(page, 'silence', { seconds: 40 });
  await ask(page, 'chicken, rice');
  await expect(newest(page)).toHaveText('Your new recipe');
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(/^Stopped\./)).toBeVisible();
  await expectNoAxeFindings(page);

  await kitchen(page, 'garbage', { times: 3 });
  await ask(page, 'chicken, rice');
  await expect(page.getByText('The kitchen gave no usable recipe.')).toBeVisible();
  await expectNoAxeFindings(page);
  await expect(page.getByText('3 of 3 free recipes left')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('2 of 3 free recipes left')).toBeVisible();
});

test('a member asks, reads and comes back by keyboard alone', async ({ page }) => {
  await asFreeMember(page);
  await ingredients(page).focus();
  await page.keyboard.type('lentils, carrots');
  await page.keyboard.press('Tab');
  await page.keyboard.press('l');
  await expect(page.getByLabel(/^Meal type/)).toHaveValue('Light Meals');
  await page.keyboard.press('Tab');
  await page.keyboard.press('6');
  await expect(page.getByLabel('Serving size')).toHaveValue('6');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^More/ })).toHaveAttribute('aria-expanded', 'true');
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Tab');
  await expect(page.getByLabel('Avoid')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(generate(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(newest(page).getByRole('link')).toBeFocused();
  const title = (await newest(page).textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  await expect(page).toHaveURL(/\/recipes\/[\da-f]{24}$/);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/$/);
  await expect(newest(page).getByRole('link', { name: title })).toBeFocused();
});

for (const { width, theme } of [
  { width: 360, theme: 'light' },
  { width: 1280, theme: 'dark' },
] as const) {
  test(`at ${width} px a member reads which wishes the recipe does not meet, and which kitchen wrote it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await asFreeMember(page);
    await inOwnWords(page, 'شوربة عدس');
    await generate(page).click();
    await expect(newest(page)).toHaveText(/Mercimek Çorbası|Shorbat Adas/);
    await expect(page.getByText('This recipe does not meet all that you asked for')).toHaveCount(0);
    await expect(
      page.getByText(/^Written by the local kitchen, which knows six languages and \d+ dishes\./),
    ).toBeVisible();

    await inOwnWords(page, 'Lobster, rice');
    await generate(page).click();
    const note = page
      .getByRole('note')
      .filter({ hasText: 'This recipe does not meet all that you asked for' });
    await expect(note.getByRole('listitem')).toHaveText(['“Lobster”']);
    await expect(page.getByText(/^Your recipe is ready: .* does not meet .*: Lobster\.$/)).toBeAttached();
    await expectNoAxeFindings(page, [theme]);
    await expectNoSidewaysScroll(page);

    await page.reload();
    await expect(newest(page)).toBeVisible();
    await expect(note).toHaveCount(0);
  });
}
