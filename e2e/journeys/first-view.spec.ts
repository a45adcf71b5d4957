import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindings, pageRuns, password, test } from '../src/site.ts';

// Those whose slices draw them at build time, each with words that stand in its first screen.
const drawn = [
  { path: '/', words: 'Say what is in the kitchen.' },
  { path: '/sunnah-foods', words: 'Seventeen foods' },
  { path: '/how-we-check', words: 'What is checked' },
  { path: '/qurbani', words: 'Thirds by weight' },
  { path: '/blog', words: 'Halal cooking, Sunnah foods' },
  { path: '/contact', words: 'hello@sufra.example' },
  { path: '/signin', words: 'Good to see you at the table.' },
  { path: '/SignUp', words: 'Already have an account?' },
  { path: '/charity', words: 'charity' },
  { path: '/terms', words: 'account page' },
];

// Words that are still coming have not their whole contrast yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Keeps the site's own script back until it is let go. */
async function holdScript(page: Page) {
  const held = Promise.withResolvers<void>();
  await page.route(/\/main\.\w+\.js$/, async route => {
    await held.promise;
    await route.continue();
  });
  return { letGo: () => held.resolve() };
}

for (const { path, words } of drawn) {
  test(`${path} is there before any script, and keeps its elements when the page runs`, async ({ page }) => {
    const { letGo } = await holdScript(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('main')).toContainText(words);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await expectNoAxeFindings(page);
    await heading.evaluate(element => Object.assign(element, { wasFirst: true }));

    letGo();
    await pageRuns(page);
    expect(await heading.evaluate(element => 'wasFirst' in element)).toBe(true);
    // Ids of the drawing would meet none of what the running page refers to later.
    await expect(page.locator('[id*="pageR"], [id*="frameR"], [id$="drawn"]')).toHaveCount(0);
  });
}

/** Loads a page until the gateway has drawn it with what the API answers: the first drawing may take longer than a visit waits. */
async function openDrawn(page: Page, path: string) {
  await expect(async () => {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('#first-answers')).toBeAttached({ timeout: 1_000 });
  }).toPass();
}

const withAnswers = [
  { what: 'a sample', path: '/', region: 'A recipe that is checked' },
  { what: 'the posts', path: '/blog', region: 'Posts' },
];

for (const { what, path, region } of withAnswers) {
  test(`${what} on ${path} is there before any script, and not asked for again`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', request => asked.push(new URL(request.url()).pathname));
    const { letGo } = await holdScript(page);
    await openDrawn(page, path);
    const shown = page.getByLabel(region).getByRole('heading', { level: 2 }).first();
    await expect(shown).toBeVisible();
    await expectNoAxeFindings(page);
    await shown.evaluate(element => Object.assign(element, { wasFirst: true }));

    letGo();
    await pageRuns(page);
    expect(await shown.evaluate(element => 'wasFirst' in element)).toBe(true);
    const calls = asked.filter(each => each.startsWith('/api/') && !/pictures|images/.test(each));
    expect(calls).toEqual([]);
  });
}

test('a post’s text is there before any script, and its elements stay', async ({ page }) => {
  await page.goto('/blog');
  const address = await page.getByRole('article').getByRole('link').first().getAttribute('href');
  const { letGo } = await holdScript(page);
  await openDrawn(page, address ?? '');
  const paragraph = page.locator('article p[class=""], article div > p:not([class])').first();
  await expect(paragraph).toBeVisible();
  await paragraph.evaluate(element => Object.assign(element, { wasFirst: true }));

  letGo();
  await pageRuns(page);
  expect(await paragraph.evaluate(element => 'wasFirst' in element)).toBe(true);
  await expect(paragraph).toHaveAttribute('dir', 'auto');
});

test('what a visitor enters and presses before the page runs is done once it does', async ({ page }) => {
  const { letGo } = await holdScript(page);
  await page.goto('/signin', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('premium@sufra.example');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  expect(new URL(page.url()).search).toBe('');

  letGo();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a search that a visitor has typed early filters the page', async ({ page }) => {
  const { letGo } = await holdScript(page);
  await page.goto('/sunnah-foods', { waitUntil: 'commit' });
  await page.getByLabel('Search').fill('talbina');

  letGo();
  await pageRuns(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Barley (Talbina)']);
});

test('what this browser remembers is on the page once it runs', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await page.getByLabel('Serving size').selectOption('6');
  await page.reload();

  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(page.getByLabel('Serving size')).toHaveValue('6');
});

test('a member never sees what was drawn for visitors', async ({ page }) => {
  await page.goto('/signin');
  await page.getByLabel('Email').fill('premium@sufra.example');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  const { letGo } = await holdScript(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('a[href="/signin"]').first()).toBeHidden();
  letGo();
  await pageRuns(page);
  await expect(page.getByRole('link', { name: 'Go to Dashboard' })).toBeVisible();
});

test('a members’ page begins with its frame', async ({ page }) => {
  const { letGo } = await holdScript(page);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByText('The page is on its way')).toBeAttached();
  letGo();
  await expect(page).toHaveURL(/\/signin\?/);
});
