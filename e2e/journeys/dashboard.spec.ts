import type { Locator, Page, Response } from '@playwright/test';
import { expectGoodLooks } from '../src/good-page.ts';
import { newMember } from '../src/new-member.ts';
import { expect, signIn, test, whenItRuns } from '../src/site.ts';

const tagine = 'Lamb tagine with apricots and almonds';
const karahi = 'Chicken karahi with ginger and green chillies';
const talbina = 'Talbina with dates and pistachios';

// With whatever they are narrowed to.
const savedRecipes = /\/api\/v1\/recipes\/?(?:\?.*)?$/;
const savedCounts = /\/api\/v1\/recipes\/counts(?:\?.*)?$/;

const region = (page: Page, name: string) => page.getByRole('region', { name });
const saved = (page: Page) => region(page, 'My Saved Recipes');
const week = (page: Page) => region(page, 'Your week');
const generate = (page: Page) => page.getByRole('button', { name: 'Generate Recipe' });
const slot = (page: Page, id: string) => week(page).locator(`[data-slot="${id}"]`);
const planSaved = (page: Page) => expect(week(page).getByText(/meals planned$/)).toBeVisible();

const openWeek = (page: Page) =>
  page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Week' }).click();

async function clearWeek(page: Page) {
  await openWeek(page);
  await expect(week(page).getByRole('button', { name: 'Clear the week' })).toBeVisible();
  const meals = week(page).getByRole('button', { name: /^More: / });
  if ((await meals.count()) === 0) return;
  await week(page).getByRole('button', { name: 'Clear the week' }).click();
  await expect(week(page).getByText('0 of 28 meals planned')).toBeVisible();
}

async function ask(page: Page, ingredients: string) {
  await page.getByRole('textbox', { name: 'Ingredients' }).fill(ingredients);
  await generate(page).click();
}

async function drag(page: Page, from: Locator, to: Locator) {
  await to.scrollIntoViewIfNeeded();
  await from.scrollIntoViewIfNeeded();
  const start = await from.boundingBox();
  if (!start) throw new Error('Nothing to drag');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + start.width / 2 + 10, start.y + start.height / 2 + 10, { steps: 3 });
  const end = await to.boundingBox();
  if (!end) throw new Error('Nowhere to drop');
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 });
  await page.mouse.up();
}

test('the menu of a card lies over the other cards, and moves nothing', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, 'premium@sufra.example');
  const shares = page.getByRole('button', { name: /^Share/ });
  const cards = saved(page).getByRole('listitem').filter({ has: shares });
  await expect(cards.nth(2)).toBeVisible();
  /** How tall the cards are, and where in its card the button is. */
  const shape = async (at: number, share: Locator) => {
    const boxes = await Promise.all([0, 1, 2].map(each => cards.nth(each).boundingBox()));
    const button = await share.boundingBox();
    return {
      heights: boxes.map(box => Math.round(box?.height ?? 0)),
      top: Math.round((button?.y ?? 0) - (boxes[at]?.y ?? 0)),
    };
  };
  for (const at of [0, 1, 2]) {
    const share = cards.nth(at).getByRole('button', { name: /^Share/ });
    // Into view, and again where the list is drawn anew meanwhile.
    await share.click({ trial: true });
    const closed = await shape(at, share);
    await share.click();
    const entries = page.getByRole('menuitem');
    await expect(entries.nth(4)).toBeVisible();
    // Each can be pressed: nothing of the page lies over its middle.
    for (const entry of await entries.all()) await entry.click({ trial: true });
    expect(await shape(at, share)).toEqual(closed);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
  }
});

test('without a connection every page says so, and nothing seems done that no service heard of', async ({
  page,
  context,
}, info) => {
  info.annotations.push({ type: 'expected fault', description: 'ERR_INTERNET_DISCONNECTED' });
  await signIn(page, 'premium@sufra.example');
  const heart = saved(page).getByRole('button', { name: `Favourite: ${tagine}` });
  const title = saved(page).getByRole('heading', { level: 3, name: tagine });
  await expect(title).toBeVisible();
  const before = (await heart.getAttribute('aria-pressed')) ?? '';

  await context.setOffline(true);
  await expect(page.getByText(/^You are offline\./)).toBeInViewport();
  await heart.click();
  await expect(page.getByText('Something went wrong. Please try again.').first()).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', before);
  await saved(page)
    .getByRole('button', { name: `Delete: ${tagine}` })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(/^Failed to delete recipe/).first()).toBeVisible();
  await expect(title).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('You are back online.').first()).toBeVisible();
  await expect(page.getByText(/^You are offline\./)).toBeHidden();
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', before);
});

test('a premium member generates a recipe, which saves itself, is found, and is deleted', async ({
  page,
}) => {
  await signIn(page, 'premium@sufra.example');
  await expect(page.getByText('You have premium access with unlimited recipe generations.')).toBeVisible();
  await ask(page, 'salmon, spinach');
  const newTitle = page.locator('#generator [data-title] a');
  await expect(newTitle).toBeVisible();
  const title = (await newTitle.textContent()) ?? '';
  await expect(region(page, 'Recent Recipes').getByRole('heading', { level: 3 }).first()).toHaveText(title);

  const field = saved(page).getByRole('searchbox', { name: 'Search your recipes' });
  await field.fill('SALMON');
  await expect(saved(page).getByRole('heading', { level: 3 })).toHaveText([title]);
  await expect(page).toHaveURL(/\?q=SALMON/);
  await page.reload();
  await expect(field).toHaveValue('SALMON');
  await expect(saved(page).getByRole('heading', { level: 3 })).toHaveText([title]);

  await saved(page)
    .getByRole('button', { name: `Delete: ${title}` })
    .click();
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this recipe?' });
  await expectGoodLooks(page);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(saved(page).getByText('No recipes found')).toBeVisible();
  await expectGoodLooks(page);
  await saved(page).getByRole('button', { name: 'Clear search' }).click();
  await expect(saved(page).getByRole('heading', { level: 3, name: tagine })).toBeVisible();
  await expect(saved(page).getByRole('heading', { level: 3, name: title })).toHaveCount(0);
});

/** As a member without a mouse gets there, from where the focus is. */
async function tabTo(page: Page, goal: Locator) {
  await expect(goal).toBeVisible();
  for (let steps = 0; steps < 150; steps += 1) {
    if (await goal.evaluate(element => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The key Tab does not lead there');
}

test('on a phone’s width and by keyboard alone a recipe is generated, found, marked and deleted', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, 'premium@sufra.example');
  await tabTo(page, page.getByRole('textbox', { name: 'Ingredients' }));
  await page.keyboard.type('aubergine, lentils');
  await tabTo(page, generate(page));
  await page.keyboard.press('Enter');
  const newTitle = page.locator('#generator [data-title] a');
  await expect(newTitle).toBeVisible();
  const title = (await newTitle.textContent()) ?? '';

  await tabTo(page, saved(page).getByRole('searchbox', { name: 'Search your recipes' }));
  await page.keyboard.type('aubergine');
  await expect(saved(page).getByRole('heading', { level: 3 })).toHaveText([title]);
  const more = saved(page).getByRole('button', { name: `More: ${title}` });
  /** The menu hears a key once it has the focus. */
  const choose = async (name: string, key: 'Home' | 'End') => {
    await tabTo(page, more);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press(key);
    await expect(page.getByRole('menuitem', { name, exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
  };
  await choose('Favourite', 'Home');
  await expect(saved(page).getByRole('listitem').getByText('Favourite')).toBeAttached();
  // A menu gives the focus back as it goes, which a key pressed at once would come before.
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(more).toBeFocused();
  await expect(saved(page).getByRole('button', { name: 'Favourites (1)' })).toBeVisible();
  await choose('Delete', 'End');
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this recipe?' });
  await tabTo(page, dialog.getByRole('button', { name: 'Delete' }));
  await page.keyboard.press('Enter');
  await expect(saved(page).getByText('No recipes found')).toBeVisible();
});

test('a week is planned by mouse: from the tray, from meal to meal, and not beside the week', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await signIn(page, 'premium@sufra.example');
  await clearWeek(page);
  await drag(page, week(page).getByRole('button', { name: `Plan: ${karahi}` }), slot(page, 'monday-lunch'));
  await expect(slot(page, 'monday-lunch').getByRole('link', { name: karahi })).toBeVisible();
  await drag(page, slot(page, 'monday-lunch').getByRole('link'), slot(page, 'wednesday-suhoor'));
  await expect(slot(page, 'wednesday-suhoor').getByRole('link', { name: karahi })).toBeVisible();
  await drag(page, slot(page, 'wednesday-suhoor').getByRole('link'), page.getByRole('heading', { level: 1 }));
  await planSaved(page);
  await expect(page).toHaveURL(/\/dashboard\/week$/);

  await page.reload();
  await expect(slot(page, 'wednesday-suhoor').getByRole('link', { name: karahi })).toBeVisible();
  await expect(week(page).getByText('1 of 28 meals planned')).toBeVisible();
});

test('a week is planned by finger: what rests on a meal carries it', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, hasTouch: true, viewport: { width: 820, height: 1100 } });
  await signIn(page, 'premium@sufra.example');
  await clearWeek(page);
  await week(page).getByRole('button', { name: 'Add a recipe for Monday, lunch' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: karahi }).tap();
  const meal = slot(page, 'monday-lunch').getByRole('link', { name: karahi });
  await expect(meal).toBeVisible();
  await planSaved(page);

  await slot(page, 'tuesday-lunch').scrollIntoViewIfNeeded();
  const start = await meal.boundingBox();
  const end = await slot(page, 'tuesday-lunch').boundingBox();
  if (!start || !end) throw new Error('Nothing to touch');
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  const x = start.x + start.width / 2;
  const y = start.y + start.height / 2;
  await touch('touchStart', x, y);
  await expect(week(page).getByText('Over Monday, lunch.')).toBeAttached();
  for (let step = 1; step <= 6; step += 1) {
    await touch(
      'touchMove',
      x + ((end.x + end.width / 2 - x) * step) / 6,
      y + ((end.y + end.height / 2 - y) * step) / 6,
    );
  }
  await touch('touchEnd');
  await expect(slot(page, 'tuesday-lunch').getByRole('link', { name: karahi })).toBeVisible();
  await page.close();
});

test('a week is planned, listed and cleared by keyboard alone, and the list is alone on its paper', async ({
  page,
}) => {
  await signIn(page, 'premium@sufra.example');
  await clearWeek(page);
  // A menu that comes to lie under the resting mouse takes its place for a choice.
  await page.mouse.move(0, 0);
  await week(page)
    .getByRole('button', { name: /^Add a recipe for Monday, (suhoor|breakfast)$/ })
    .focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Monday, (suhoor|breakfast)$/ });
  await dialog.getByRole('searchbox').focus();
  await page.keyboard.type('talbina');
  await expect(dialog.getByRole('status')).toHaveText(/^1 of /);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const grip = (title: string, at: string) =>
    week(page).getByRole('button', { name: new RegExp(`^Move: ${title}, ${at}$`) });
  await expect(grip(talbina, 'Monday, (suhoor|breakfast)')).toBeFocused();

  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(grip(talbina, 'Tuesday, lunch')).toBeFocused();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  // The menu hears a key once it has the focus.
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Move to…' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Copy to…' })).toBeFocused();
  await expectGoodLooks(page);
  await expect(page.getByRole('menuitem', { name: 'Copy to…' })).toBeFocused();
  await page.keyboard.press('Enter');
  const copy = page.getByRole('dialog', { name: `Copy “${talbina}” to…` });
  await expectGoodLooks(page);
  await copy.getByRole('button', { name: /^Friday, (Suhoor|Breakfast)/ }).focus();
  await page.keyboard.press('Enter');
  await expect(grip(talbina, 'Friday, (suhoor|breakfast)')).toBeFocused();
  await planSaved(page);
  await expect(week(page).getByText('2 of 28 meals planned')).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(week(page).getByRole('button', { name: 'Clear the week' })).toBeHidden();
  await expect(week(page).getByText(talbina).first()).toBeVisible();
  const weekOnPaper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(weekOnPaper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'screen' });

  await week(page).getByRole('button', { name: 'Shopping list' }).focus();
  await page.keyboard.press('Enter');
  const list = region(page, 'Shopping list');
  await expect(page).toHaveURL(/\/dashboard\/shopping$/);
  await expect(list.getByRole('listitem').filter({ hasText: 'Medjool dates' })).toContainText('8');
  await expect(list.getByRole('listitem').filter({ hasText: 'Whole milk' })).toContainText('1.2 l');
  await expect(list.getByText(`${talbina} × 2`).first()).toBeVisible();
  await list.getByRole('checkbox', { name: /^Honey/ }).focus();
  await page.keyboard.press('Space');
  await expect(list.getByText(/^1 of \d+ ticked off$/)).toBeVisible();
  await expectGoodLooks(page);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: 'Shopping list' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(list.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(list.getByRole('checkbox', { name: /^Honey/ })).toBeVisible();
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'screen' });

  await list.getByRole('textbox', { name: 'What do you need?' }).fill('2 kg rice');
  await page.keyboard.press('Enter');
  await expect(list.getByRole('listitem').filter({ hasText: /^rice/ })).toContainText('2 kg');
  await page.reload();
  await expect(list.getByRole('checkbox', { name: /^Honey/ })).toBeChecked();

  await page.goto('/dashboard/week');
  await week(page).getByRole('button', { name: 'Clear the week' }).focus();
  await page.keyboard.press('Enter');
  await expect(week(page).getByText('0 of 28 meals planned')).toBeVisible();
});

for (const { width, height } of [
  { width: 1280, height: 900 },
  { width: 360, height: 740 },
]) {
  test(`a week has people, guests and leftovers, goes on to the next and to the list, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await signIn(page, 'premium@sufra.example');
    await clearWeek(page);
    await week(page)
      .getByRole('button', { name: /^Add a recipe for Monday, (iftar|dinner)$/ })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: karahi }).click();
    await planSaved(page);
    const ask = async (item: string) => {
      await slot(page, 'monday-iftarOrDinner')
        .getByRole('button', { name: /^More: / })
        .click();
      await page.getByRole('menuitem', { name: item }).click();
    };
    const save = page.getByRole('dialog').getByRole('button', { name: 'Save' });
    await ask('People at table…');
    await page.getByRole('combobox', { name: 'At table' }).selectOption('3');
    await expectGoodLooks(page);
    await save.click();
    await expect(slot(page, 'monday-iftarOrDinner')).toContainText('For 3 people');
    await week(page).getByRole('button', { name: 'Guests on Monday: none' }).click();
    await page.getByRole('combobox', { name: 'Guests' }).selectOption('2');
    await save.click();
    await expect(slot(page, 'monday-iftarOrDinner')).toContainText('For 5 people');
    await ask('Leftovers for…');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Tuesday, Lunch/ })
      .click();
    await expect(slot(page, 'tuesday-lunch')).toContainText('Leftovers of Monday');
    await expect(slot(page, 'monday-iftarOrDinner')).toContainText('For 8 people');
    await expectGoodLooks(page);

    if (width < 720) {
      await page.setViewportSize({ width, height });
      const days = week(page).getByRole('navigation', { name: 'Days of the week' });
      await days.getByRole('button', { name: 'Sunday, nothing planned' }).click();
      await expect(week(page).getByRole('heading', { name: 'Sunday' })).toBeInViewport();
      await expect(days).toBeInViewport();
    }

    await week(page).getByRole('button', { name: 'Copy to next week' }).click();
    await planSaved(page);
    await week(page).getByRole('button', { name: 'The week after' }).click();
    await expect(slot(page, 'monday-iftarOrDinner')).toContainText('For 6 people');
    await week(page).getByRole('button', { name: 'Clear the week' }).click();
    await expect(week(page).getByText('0 of 28 meals planned')).toBeVisible();

    await week(page).getByRole('button', { name: 'Plan many nights…' }).click();
    const nights = page.getByRole('dialog', { name: 'Plan many nights' });
    await nights.getByRole('combobox', { name: 'How long' }).selectOption('7 days');
    await nights.getByRole('combobox', { name: 'The same dish again after' }).selectOption('2 days');
    await expectGoodLooks(page);
    await nights.getByRole('button', { name: 'Show the plan' }).click();
    await expect(nights.getByRole('button', { name: 'Plan 7 meals' })).toBeVisible();
    await nights
      .getByRole('button', { name: /^Leave out: / })
      .first()
      .click();
    await expectGoodLooks(page);
    await nights.getByRole('button', { name: 'Plan 6 meals' }).click();
    await expect(week(page).getByText('6 of 28 meals planned')).toBeVisible();
    await week(page).getByRole('button', { name: 'Clear the week' }).click();
    await expect(week(page).getByText('0 of 28 meals planned')).toBeVisible();

    await week(page).getByRole('link', { name: 'This week' }).click();
    await week(page).getByRole('button', { name: 'Shopping list' }).click();
    const list = region(page, 'Shopping list');
    await expect(page).toHaveURL(/\/dashboard\/shopping$/);
    await list.getByText('For 1 meal').click();
    await expect(list.getByRole('listitem').filter({ hasText: karahi }).first()).toContainText('8 people');
    await openWeek(page);
    await week(page).getByRole('button', { name: 'Guests on Monday: 2' }).click();
    await page.getByRole('combobox', { name: 'Guests' }).selectOption('None');
    await save.click();
    await planSaved(page);
    await clearWeek(page);
  });
}

test('two tabs plan the same week, and neither undoes the other', async ({ page, context }) => {
  await signIn(page, 'premium@sufra.example');
  await clearWeek(page);
  const other = whenItRuns(await context.newPage());
  await other.goto('/dashboard/week');
  await expect(slot(other, 'monday-lunch').getByRole('button')).toBeVisible();
  const choose = async (tab: Page, at: string, title: string) => {
    await week(tab)
      .getByRole('button', { name: `Add a recipe for ${at}` })
      .click();
    await tab.getByRole('dialog').getByRole('button', { name: title }).click();
  };
  await choose(page, 'Monday, lunch', karahi);
  await choose(other, 'Friday, lunch', tagine);

  for (const tab of [page, other]) {
    await expect(slot(tab, 'monday-lunch').getByRole('link', { name: karahi })).toBeVisible();
    await expect(slot(tab, 'friday-lunch').getByRole('link', { name: tagine })).toBeVisible();
    await expect(week(tab).getByText('2 of 28 meals planned')).toBeVisible();
  }
});

test('a plan that cannot be saved is as it was, and says so; what cannot be had says so in its place', async ({
  page,
}) => {
  test.info().annotations.push({ type: 'expected fault', description: '503' });
  await signIn(page, 'premium@sufra.example');
  await clearWeek(page);
  await page.route('**/api/v1/recipes/calendar', async route =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 503, json: { error: 'The pantry is shut.', message: 'The pantry is shut.' } })
      : route.continue(),
  );
  await week(page).getByRole('button', { name: 'Add a recipe for Monday, lunch' }).click();
  await page.getByRole('dialog').getByRole('button', { name: karahi }).click();
  await expect(page.getByRole('alert')).toContainText('The pantry is shut.');
  await expect(slot(page, 'monday-lunch').getByRole('link')).toHaveCount(0);

  const kept = /\/api\/v1\/recipes\/?(?:calendar)?(?:\?.*)?$/;
  let open = () => {};
  const opened = new Promise<void>(resolve => {
    open = resolve;
  });
  await page.route(kept, async route => {
    await opened;
    await route.fulfill({
      status: 503,
      json: { error: 'The pantry is shut.', message: 'The pantry is shut.' },
    });
  });
  await page.reload();
  await expect(week(page).getByText('Loading your week')).toBeAttached();
  await expectGoodLooks(page);
  open();
  await expect(week(page).getByRole('alert')).toContainText('Your week cannot be shown right now.');
  await expectGoodLooks(page);
  await page.goto('/dashboard');
  await expect(saved(page).getByRole('alert')).toContainText('Your recipes cannot be shown right now.');
  await expect(region(page, 'Today and tomorrow').getByRole('alert')).toContainText(
    'Your week cannot be shown right now.',
  );
  await expectGoodLooks(page);
});

test('a week whose code did not arrive says so in its place, and comes when asked again', async ({
  page,
}) => {
  for (const description of ['net::ERR_FAILED', 'Loading chunk'])
    test.info().annotations.push({ type: 'expected fault', description });
  let isLost = true;
  await page.route('**/mfe/mfe-recipes/*.js', async route => {
    const response = await route.fetch();
    const isOfWeek = (await response.text()).includes('DndDescribedBy');
    await (isLost && isOfWeek ? route.abort() : route.fulfill({ response }));
  });
  await signIn(page, 'premium@sufra.example');
  await openWeek(page);
  await expect(week(page).getByRole('alert')).toContainText('Your week cannot be shown right now.');
  isLost = false;
  await week(page).getByRole('button', { name: 'Try again' }).click();
  await expect(week(page).getByRole('button', { name: 'Shopping list' })).toBeVisible();
});

test('a free member sees what is left and what premium brings, and at nothing left the upgrade', async ({
  page,
}) => {
  const { email, password } = await newMember(page, 'eater');
  const scripts: Response[] = [];
  page.on('response', answer => answer.request().resourceType() === 'script' && scripts.push(answer));
  await signIn(page, email, password);
  await expect(page.getByText('You have used 0/3 recipe generations.')).toBeVisible();
  await expect(saved(page).getByText('Upgrade to premium to save your favorite recipes.')).toBeVisible();
  await expect(region(page, 'Recent Recipes').getByText(/is kept for \d+ hours/)).toBeVisible();
  await expect(region(page, 'Today and tomorrow')).toHaveCount(0);
  await expectGoodLooks(page);
  // What the week is dragged with is for members who have one.
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) expect(await script.text(), script.url()).not.toContain('DndDescribedBy');

  for (const [used, ingredients] of ['chicken, rice', 'lentils', 'salmon, spinach'].entries()) {
    await ask(page, ingredients);
    await expect(page.getByText(`You have used ${used + 1}/3 recipe generations.`)).toBeVisible();
  }
  const upgrade = region(page, "You've used all your free recipe generations.");
  await expect(upgrade).toBeInViewport();
  await expect(generate(page)).toHaveCount(0);
  await expect(page.locator('#generator [data-title]')).toBeVisible();
  await expect(page.getByText(/^They renew on [A-Z][a-z]+ 1, \d{4}\.$/)).toBeVisible();
  await page.reload();
  await expect(upgrade).toBeInViewport();
  await expectGoodLooks(page);
  await upgrade.getByRole('link', { name: 'Upgrade to Premium' }).click();
  await expect(page).toHaveURL(/\/billing$/);
});

test('tags that are written in two ways are one, and the cards of a row end on one line', async ({
  page,
}) => {
  await page.route(savedRecipes, async route => {
    const all = new URL(route.request().url());
    const isTag = all.searchParams.has('tag');
    all.searchParams.delete('tag');
    const { recipes } = await (await route.fetch({ url: all.href })).json();
    const [first, second, ...others] = recipes;
    const tagged = [
      { ...first, tags: ['iftar', 'One pan'], title: `${first.title}, for a table of many guests` },
      { ...second, tags: ['Iftar', 'one-pan'], title: 'Soup' },
    ];
    const rest = isTag ? [] : others.map((one: object) => ({ ...one, tags: [] }));
    await route.fulfill({ json: { recipes: [...tagged, ...rest], next: null } });
  });
  await page.route(savedCounts, async route => {
    const counts = await (await route.fetch()).json();
    const tags = [
      { key: 'iftar', tag: 'iftar', count: 2 },
      { key: 'one pan', tag: 'One pan', count: 2 },
    ];
    await route.fulfill({ json: { ...counts, tags } });
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, 'premium@sufra.example');
  const tags = saved(page).getByRole('combobox', { name: 'Tag' });
  await expect(tags.getByRole('option')).toHaveText(['All tags', /^iftar \(2\)$/i, /^one.pan \(2\)$/i]);
  const cards = saved(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
  const bottoms = await cards.evaluateAll(all =>
    all.map(card => Math.round(card.getBoundingClientRect().bottom)),
  );
  expect(bottoms.length).toBeGreaterThan(2);
  expect(new Set(bottoms).size).toBe(1);
  await tags.selectOption({ index: 2 });
  await expect(cards).toHaveCount(2);
});

test('while nothing is saved the button does what the sentence says', async ({ page }) => {
  await page.route(savedRecipes, route => route.fulfill({ json: { recipes: [], next: null } }));
  await signIn(page, 'premium@sufra.example');
  await expect(saved(page).getByText(/Generate some recipes and save your favorites!/)).toBeVisible();
  await saved(page).getByRole('link', { name: 'Generate a recipe' }).click();
  await expect(page.getByRole('textbox', { name: 'Ingredients' })).toBeInViewport();
});

test('a link to the saved recipes arrives at them', async ({ page }) => {
  await signIn(page, 'premium@sufra.example');
  await page.goto('/contact');
  await page.goto('/dashboard#mysavedrecipies');
  await expect(saved(page).getByRole('heading', { level: 3, name: tagine })).toBeAttached();
  await expect(saved(page).getByRole('heading', { level: 2 })).toBeInViewport();
});

test('dashboard and week of a premium member are well made, empty and planned', async ({ page }) => {
  await signIn(page, 'premium@sufra.example');
  await expect(region(page, 'Today and tomorrow').getByRole('listitem').first()).toBeVisible();
  await expectGoodLooks(page);
  await clearWeek(page);
  await expectGoodLooks(page);
  await week(page).getByRole('button', { name: 'Add a recipe for Sunday, lunch' }).click();
  await expectGoodLooks(page);
  const search = page.getByRole('dialog').getByRole('searchbox');
  await search.fill('zebra');
  await expect(page.getByText('No recipe has all of these words.')).toBeVisible();
  await expectGoodLooks(page);
  await search.fill('');
  await page.getByRole('dialog').getByRole('button', { name: tagine }).click();
  await expect(slot(page, 'sunday-lunch').getByRole('link', { name: tagine })).toBeVisible();
  await expectGoodLooks(page);
});

/** A week of one's own dish at every meal: as long as a list gets. */
async function servePlannedWeek(page: Page) {
  const id = (place: number) => place.toString(16).padStart(24, '0');
  const dishes = Promise.withResolvers<object[]>();
  await page.route(savedRecipes, async route => {
    const { recipes } = await (await route.fetch()).json();
    const made = Array.from({ length: 21 }, (_, place) => ({
      ...recipes[0],
      _id: id(place),
      title: `A dish of a usual length, number ${place}`,
      ingredientLines: ['onion', 'salt', 'olive oil', 'garlic', 'cumin', 'rice']
        .concat(Array.from({ length: 6 }, (_each, line) => `thing number ${place * 6 + line}`))
        .map(item => ({ quantity: 250, unit: 'g', item, note: null })),
    }));
    dishes.resolve(made);
    await route.fulfill({ json: { recipes: made, next: null } });
  });
  await page.route(savedCounts, route =>
    route.fulfill({ json: { found: 21, isMore: false, all: 21, favorites: 0, tags: [] } }),
  );
  await page.route('**/api/v1/recipes/calendar', async route => {
    const answer = await (await route.fetch()).json();
    const first = Date.parse(answer.from);
    const meals = Array.from({ length: 63 }, (_, place) => ({
      date: new Date(first + Math.floor(place / 3) * 86_400_000).toISOString().slice(0, 10),
      meal: ['suhoor', 'lunch', 'iftarOrDinner'][place % 3],
      ...{ recipeId: id(place % 21), people: null, leftoversOf: null, servings: 4 },
    }));
    await route.fulfill({ json: { ...answer, meals, recipes: await dishes.promise } });
  });
}

for (const { width, height, most } of [
  { width: 1280, height: 800, most: 1600 },
  { width: 360, height: 740, most: 2600 },
]) {
  test(`a full dashboard is seen at a glance, ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await signIn(page, 'premium@sufra.example');
    await servePlannedWeek(page);
    await page.reload();
    await expect(saved(page).getByRole('heading', { level: 3 })).toHaveCount(12);
    await expect(region(page, 'Today and tomorrow').getByRole('listitem')).toHaveCount(6);
    const box = await page.getByRole('main').boundingBox();
    expect(box?.height).toBeLessThanOrEqual(most);
    await expectGoodLooks(page);

    await saved(page).getByRole('button', { name: 'Show all 21' }).click();
    await expect(saved(page).getByRole('heading', { level: 3 })).toHaveCount(21);
  });
}

/** As long as the list of a week with 21 dishes, in which three want each thing. */
async function serveLongList(page: Page) {
  const id = (place: number) => String(place).padStart(24, '0');
  const titles = ['Lamb tagine with apricots', 'Yoghurt chicken with date rice', 'Barley soup with lamb'];
  const shelves = ['greens', 'meats', 'dairy', 'grains', 'tins', 'oils', 'nuts', 'spices', 'baking', 'rest'];
  const wantedBy = titles.map((_, at) => ({ recipeId: id(at), meals: 2 }));
  const lines = Array.from({ length: 132 }, (_, at) => ({
    ...{ id: id(at), kind: 'recipes', name: `Thing ${at} of a long week`, text: null, note: '', wantedBy },
    amounts: [{ kind: 'mass', fraction: '250/1', quantity: 250, inSpoons: false, inCups: false }],
    ...{ isToTaste: false, shelf: shelves[at % shelves.length], isTicked: false, isAtHome: false },
  }));
  const meals = titles.map((title, at) => ({
    ...{ id: id(at), recipeId: id(at), title, language: 'en', servings: 4, planned: null, leftOut: null },
  }));
  const list = { version: 1, meals, lines, shelves, atHome: [], plan: null, share: null, changedAt: null };
  await page.route('**/api/v1/shopping-list', route => route.fulfill({ json: { list } }));
}

test('the list of a full week is on two sheets at most', async ({ page }) => {
  await signIn(page, 'premium@sufra.example');
  await serveLongList(page);
  await page.goto('/dashboard/shopping');
  await expect(region(page, 'Shopping list').getByRole('checkbox')).toHaveCount(132);
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
});

test('a food of the Sunnah leads to the generator, filled in with it', async ({ page }) => {
  await page.goto('/sunnah-foods');
  await page.getByRole('searchbox').fill('zebra');
  await expect(page.getByText('No results found')).toBeVisible();
  await expectGoodLooks(page);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await page.getByRole('button', { name: 'Learn More about Figs' }).click();
  await expectGoodLooks(page);
  await page.getByRole('link', { name: 'Cook with this food, Figs' }).click();
  await expect(page).toHaveURL(/\/#generator$/);
  await expect(page.getByRole('textbox', { name: 'Ingredients' })).toHaveValue('Figs');
});
