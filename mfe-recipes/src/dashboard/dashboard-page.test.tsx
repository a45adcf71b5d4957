import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { User } from '@sufra/contracts';
import { apiStandIn, aUser, beSignedOut, problem, rendererOf, signInAs } from '@sufra/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aPlan } from '../../test/a-plan.ts';
import { aRecipe } from '../../test/a-recipe.ts';
import { keepSaved } from '../../test/keep-saved.ts';
import { routes } from '../routes.tsx';

const renderAt = rendererOf(routes);
const api = apiStandIn();

beforeEach(() => {
  beSignedOut();
  sessionStorage.clear();
  api.reply('GET /recipes', { body: { recipes: [] } });
  api.reply('GET /recipes/calendar', { body: aPlan() });
});
afterEach(() => {
  jest.restoreAllMocks();
});

const premium = aUser({ isPremium: true, generations_left: null });

interface Opened {
  nextResetDate?: string | null;
  address?: string;
}

function openAs(
  user: User,
  { nextResetDate = '2026-12-01T00:00:00.000Z', address = '/dashboard' }: Opened = {},
) {
  api.reply('GET /auth/me', { body: { user, nextResetDate } });
  signInAs(user);
  return renderAt(address);
}

const region = (name: string) => screen.findByRole('region', { name });

/** What is scrolled into view, by id. */
function watchScrolling() {
  const seen: string[] = [];
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scrolled(this: Element) {
    seen.push(this.id);
  });
  return seen;
}

test('who is signed out goes to sign in and comes back', async () => {
  const { address } = renderAt('/dashboard');

  await waitFor(() => expect(address()).toBe('/signin?returnTo=%2Fdashboard'));
  expect(api.bodies('GET /recipes')).toEqual([]);
});

test('a free member is greeted by name with what is used, what is left and when it renews', async () => {
  openAs(aUser({ name: 'Amina', generations_left: 1 }));

  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Welcome, Amina');
  expect(screen.getByText('You have used 2/3 recipe generations.')).toBeVisible();
  expect(screen.getByText('Generations remaining').parentElement).toHaveTextContent('1');
  expect(screen.getByText('Limited features available').parentElement).toHaveTextContent('Free');
  expect(await screen.findByText('December 1, 2026')).toBeVisible();
});

test('a premium member has no limit and no date', async () => {
  openAs(premium);

  await screen.findByText('You have premium access with unlimited recipe generations.');
  const left = screen.getByRole('heading', { name: 'Recipe Generations Left' }).parentElement;
  expect(left?.textContent).toBe('Recipe Generations Left∞Unlimited recipes');
  expect(screen.getByText('Premium features unlocked')).toBeVisible();
  expect(screen.queryByText(/renew on/)).not.toBeInTheDocument();
});

test('a member without a name is greeted as User', async () => {
  openAs(aUser({ name: '' }));

  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Welcome, User');
});

test('where the free generations never renew, no date is shown', async () => {
  openAs(aUser(), { nextResetDate: null });

  await screen.findByText('No Saved Recipes Yet');
  await waitFor(() => expect(screen.queryByText(/renew/)).not.toBeInTheDocument());
});

test('the current-user answer replaces what was remembered', async () => {
  api.reply('GET /auth/me', { body: { user: aUser({ generations_left: 0 }), nextResetDate: null } });
  signInAs(aUser({ generations_left: 3 }));
  renderAt('/dashboard');

  expect(await screen.findByText('You have used 3/3 recipe generations.')).toBeVisible();
});

test('saved recipes are listed in their order, each leading to its own address', async () => {
  const recipes = [aRecipe(), aRecipe({ _id: '65f0c00c0000000000000002', title: 'Lentil soup', tags: [] })];
  keepSaved(api, recipes);
  openAs(premium);

  const saved = within(await region('My Saved Recipes'));
  await saved.findByText('Lentil soup');
  expect(saved.getAllByRole('heading', { level: 3 }).map(each => each.textContent)).toEqual([
    'Yoghurt chicken with date rice',
    'Lentil soup',
  ]);
  expect(saved.getByRole('link', { name: 'Lentil soup' })).toHaveAttribute(
    'href',
    '/recipes/65f0c00c0000000000000002',
  );
  expect(saved.getAllByText('55 min')).toHaveLength(2);
  expect(document.getElementById('mysavedrecipies')).toBeInTheDocument();
});

test.each([
  ['premium', premium, "You haven't saved any recipes yet. Generate some recipes and save your favorites!"],
  ['free', aUser(), 'Upgrade to premium to save your favorite recipes.'],
])('a %s member without saved recipes is told what to do', async (_plan, user, words) => {
  openAs(user);

  expect(await screen.findByText('No Saved Recipes Yet')).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
});

test('recipes that cannot be had cost only their own place and can be asked for again', async () => {
  const down = { status: 503, body: problem('service_unavailable', 'A part of the site is not available.') };
  api.reply('GET /recipes', down, { body: { recipes: [aRecipe()] } });
  const { person } = openAs(premium);

  const saved = within(await region('My Saved Recipes'));
  expect(await saved.findByRole('alert')).toHaveTextContent('A part of the site is not available.');
  await person.click(saved.getByRole('button', { name: 'Try again' }));
  expect(await saved.findByText('Yoghurt chicken with date rice')).toBeVisible();
});

test('what a recipe says is text and never markup', async () => {
  const markup = '<img src=x onerror=alert(1)>';
  const recipe = aRecipe({
    title: markup,
    description: markup,
    ingredientLines: [{ quantity: 1, unit: markup, item: markup, note: markup }],
    tags: [markup],
  });
  api.reply('GET /recipes', { body: { recipes: [recipe] } });
  openAs(premium);

  const saved = within(await region('My Saved Recipes'));
  // The title of its card alone: all else stands in the recipe.
  expect((await saved.findAllByText(markup)).length).toBe(1);
  expect(document.querySelector('img[onerror], img[src="x"]')).not.toBeInTheDocument();
});

test('a premium member finds the form, the week and the way to the subscription', async () => {
  openAs(premium);

  expect(await region('Generate New Recipe')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Generate Recipe' })).toBeVisible();
  expect(await region('Today and tomorrow')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Your week' })).toHaveAttribute('href', '/dashboard/week');
  expect(screen.queryByText('Upgrade to Premium')).not.toBeInTheDocument();
  expect(screen.getByText('Update payment method or cancel anytime.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Manage Subscription' })).toHaveAttribute('href', '/billing');
});

test('the generator waits as one field, and opens as a member turns to it', async () => {
  const { person } = openAs(premium);
  const field = await screen.findByLabelText('Ingredients');
  expect(field).toBeVisible();
  expect(screen.getByLabelText('Meal type')).not.toBeVisible();

  await person.click(field);
  expect(screen.getByLabelText('Meal type')).toBeVisible();
  expect(field).toHaveFocus();
});

test('a link to the generator opens the whole of it', async () => {
  openAs(premium, { address: '/dashboard#generator' });
  expect(await screen.findByLabelText('Meal type')).toBeVisible();
});

test('a press on Generate with nothing filled in says what is missing, and opens it', async () => {
  const { person } = openAs(premium);
  await person.click(await screen.findByRole('button', { name: 'Generate Recipe' }));

  expect(await screen.findByText('Please provide both ingredients and a meal type.')).toBeVisible();
  expect(screen.getByLabelText('Meal type')).toBeVisible();
});

test('a free member with generations left has the form, and sees what premium would bring', async () => {
  const scrolled = watchScrolling();
  openAs(aUser({ generations_left: 2 }));

  expect(await region('Generate New Recipe')).toBeVisible();
  expect(await region('Cook without counting')).toHaveTextContent('£4.99 a month');
  expect(screen.getByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute('href', '/billing');
  expect(screen.queryByText("You've used all your free recipe generations.")).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Your week' })).not.toBeInTheDocument();
  expect(scrolled).toEqual([]);
});

test('a free member with none left has the upgrade in the place of the form, and it comes into view', async () => {
  const scrolled = watchScrolling();
  openAs(aUser({ generations_left: 0 }));

  expect(await screen.findByText("You've used all your free recipe generations.")).toBeVisible();
  expect(screen.getByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute('href', '/billing');
  expect(screen.queryByText('Generate New Recipe')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Generate Recipe' })).not.toBeInTheDocument();
  await waitFor(() => expect(scrolled).toContain('upgrade'));
});

test('a count below nothing is nothing', async () => {
  openAs(aUser({ generations_left: -2 as never }));

  expect(await screen.findByText('You have used 3/3 recipe generations.')).toBeVisible();
});

test('a link to the saved recipes leads there once all above it has come, and not to the upgrade', async () => {
  const scrolled = watchScrolling();
  let arrive: (answer: object) => void = () => {};
  api.reply(
    'GET /recipes',
    new Promise(resolve => {
      arrive = resolve;
    }),
  );
  openAs(aUser({ generations_left: 0 }), { address: '/dashboard#mysavedrecipies' });
  await screen.findByText("You've used all your free recipe generations.");
  expect(scrolled).toEqual([]);

  arrive({ body: { recipes: [aRecipe()] } });
  await waitFor(() => expect(scrolled).toEqual(['mysavedrecipies']));
});

test.each([
  [premium, /^Your newest 3 recipes will stand here/],
  [aUser(), /^A recipe of yours is kept for 24 hours/],
])('while nothing is saved, Recent Recipes says what will be there', async (user, words) => {
  openAs(user);
  expect(await within(await region('Recent Recipes')).findByText(words)).toBeVisible();
});

test('what is not saved is offered from a new tab too, as long as it is kept', async () => {
  const keptUntil = '2026-12-01T15:30:00.000Z';
  const recipes = [aRecipe({ title: 'Harira', isSaved: false, keptUntil })];
  api.reply('GET /recipes/unsaved', { body: { recipes } });
  openAs(aUser({ generations_left: 1 }));
  const kept = within(await region('Not saved, and still kept for you'));
  expect(kept.getByRole('link', { name: 'Harira' })).toHaveAttribute('href', `/recipes/${recipes[0]?._id}`);
  expect(kept.getByText(/^until /)).toHaveAttribute('datetime', keptUntil);
});

test('the three newest saved recipes are recent, whatever the list is narrowed to', async () => {
  const recipes = ['Harira', 'Karahi', 'Talbina', 'Tagine'].map((title, place) =>
    aRecipe({ _id: `65f0c00c000000000000000${place}`, title }),
  );
  keepSaved(api, recipes);
  openAs(premium, { address: '/dashboard?q=tagine' });

  const recent = within(await region('Recent Recipes'));
  await recent.findByText('Harira');
  expect(recent.getAllByRole('heading', { level: 3 }).map(each => each.textContent)).toEqual([
    'Harira',
    'Karahi',
    'Talbina',
  ]);
  const saved = within(await region('My Saved Recipes'));
  expect(saved.getAllByRole('heading', { level: 3 }).map(each => each.textContent)).toEqual(['Tagine']);
});

test('who left premium keeps what is saved and is told, calmly, what has become of the week', async () => {
  keepSaved(api, [aRecipe()]);
  openAs(aUser());

  expect(await region('Your week')).toHaveTextContent('What you planned is kept');
  expect(api.bodies('GET /recipes/calendar')).toEqual([]);
});

test('a page that does not know yet that premium has ended says the same of the week', async () => {
  keepSaved(api, [aRecipe()]);
  api.reply('GET /recipes/calendar', {
    status: 403,
    body: problem('premium_only', 'This is for premium members.'),
  });
  openAs(premium);

  expect(await screen.findByText(/What you planned is kept/)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
