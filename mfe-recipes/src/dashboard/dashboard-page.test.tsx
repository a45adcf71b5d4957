import { beforeEach, expect, test } from '@jest/globals';
import type { User } from '@sufra/contracts';
import { apiStandIn, aUser, beSignedOut, problem, rendererOf, signInAs } from '@sufra/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aRecipe } from '../../test/a-recipe.ts';
import { routes } from '../routes.tsx';

const renderAt = rendererOf(routes);
const api = apiStandIn();

beforeEach(() => {
  beSignedOut();
  api.reply('GET /recipes', { body: { recipes: [] } });
});

const premium = aUser({ isPremium: true, generations_left: null });

function openAs(user: User, nextResetDate: string | null = '2026-12-01T00:00:00.000Z') {
  api.reply('GET /auth/me', { body: { user, nextResetDate } });
  signInAs(user);
  return renderAt('/dashboard');
}

test('who is signed out goes to sign in and comes back', async () => {
  const { address } = renderAt('/dashboard');

  await waitFor(() => expect(address()).toBe('/signin?returnTo=%2Fdashboard'));
  expect(api.bodies('GET /recipes')).toEqual([]);
});

test('a free member is greeted by name with what is used, what is left and when it renews', async () => {
  openAs(aUser({ name: 'Amina', generations_left: 1 }));

  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Welcome, Amina');
  expect(screen.getByText('You have used 2/3 recipe generations.')).toBeTruthy();
  expect(screen.getByText('Generations remaining').parentElement?.textContent).toContain('1');
  expect(screen.getByText('Limited features available').parentElement?.textContent).toContain('Free');
  expect(await screen.findByText('December 1, 2026')).toBeTruthy();
});

test('a premium member has no limit and no date', async () => {
  openAs(premium);

  await screen.findByText('You have premium access with unlimited recipe generations.');
  expect(screen.getByText('Unlimited recipes').parentElement?.textContent).toContain('∞');
  expect(screen.getByText('Premium features unlocked')).toBeTruthy();
  expect(screen.queryByText(/renew on/)).toBeNull();
});

test('a member without a name is greeted as User', async () => {
  openAs(aUser({ name: '' }));

  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Welcome, User');
});

test('where the free generations never renew, no date is shown', async () => {
  openAs(aUser(), null);

  await screen.findByText('No Saved Recipes Yet');
  await waitFor(() => expect(screen.queryByText(/renew/)).toBeNull());
});

test('the current-user answer replaces what was remembered', async () => {
  api.reply('GET /auth/me', { body: { user: aUser({ generations_left: 0 }), nextResetDate: null } });
  signInAs(aUser({ generations_left: 3 }));
  renderAt('/dashboard');

  expect(await screen.findByText('You have used 3/3 recipe generations.')).toBeTruthy();
});

test('saved recipes are listed in their order, each leading to its own address', async () => {
  const recipes = [aRecipe(), aRecipe({ _id: '65f0c00c0000000000000002', title: 'Lentil soup', tags: [] })];
  api.reply('GET /recipes', { body: { recipes } });
  openAs(premium);

  const saved = within(await screen.findByRole('region', { name: 'My Saved Recipes' }));
  await saved.findByText('Lentil soup');
  expect(saved.getAllByRole('heading', { level: 3 }).map(each => each.textContent)).toEqual([
    'Yoghurt chicken with date rice',
    'Lentil soup',
  ]);
  expect(saved.getByRole('link', { name: 'Lentil soup' }).getAttribute('href')).toBe(
    '/recipes/65f0c00c0000000000000002',
  );
  expect(saved.getAllByText('560 kcal each')).toHaveLength(2);
  expect(document.getElementById('mysavedrecipies')).not.toBeNull();
});

test.each([
  ['premium', premium, "You haven't saved any recipes yet. Generate some recipes and save your favorites!"],
  ['free', aUser(), 'Upgrade to premium to save your favorite recipes.'],
])('a %s member without saved recipes is told what to do', async (_plan, user, words) => {
  openAs(user);

  expect(await screen.findByText('No Saved Recipes Yet')).toBeTruthy();
  expect(screen.getByText(words)).toBeTruthy();
});

test('recipes that cannot be had cost only their own place and can be asked for again', async () => {
  const down = { status: 503, body: problem('service_unavailable', 'A part of the site is not available.') };
  api.reply('GET /recipes', down, { body: { recipes: [aRecipe()] } });
  const { person } = openAs(premium);

  expect((await screen.findByRole('alert')).textContent).toContain('A part of the site is not available.');
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Yoghurt chicken with date rice')).toBeTruthy();
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

  expect((await screen.findAllByText(markup)).length).toBe(4);
  expect(document.querySelector('img')).toBeNull();
});
