import { beforeEach, expect, test } from '@jest/globals';
import { apiStandIn, aUser, beSignedOut, rendererOf, signInAs } from '@sufra/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aPlan } from '../../test/a-plan.ts';
import { aRecipe } from '../../test/a-recipe.ts';
import { keepSaved } from '../../test/keep-saved.ts';
import { routes } from '../routes.tsx';

const renderAt = rendererOf(routes);
const api = apiStandIn();

beforeEach(beSignedOut);

function openAs(user: ReturnType<typeof aUser>, { address = '/dashboard/week', recipes = [aRecipe()] } = {}) {
  api.reply('GET /auth/me', { body: { user, nextResetDate: null } });
  keepSaved(api, recipes);
  api.reply('GET /recipes/calendar', { body: aPlan() });
  signInAs(user);
  return renderAt(address);
}

const week = async () => within(await screen.findByRole('region', { name: 'Your week', hidden: true }));

test('a visitor signs in and comes back', async () => {
  const { address } = renderAt('/dashboard/week');

  await waitFor(() => expect(address()).toBe('/signin?returnTo=%2Fdashboard%2Fweek'));
});

test('where the week was leads to it', async () => {
  const opened = openAs(aUser({ isPremium: true, generations_left: null }), { address: '/dashboard#week' });

  expect(await (await week()).findByRole('heading', { name: 'Monday', hidden: true })).toBeVisible();
  expect(opened.address()).toMatch(/^\/dashboard\/week/);
});

test.each([
  ['who never had one', [], 'Upgrade to Premium'],
  ['who left premium', [aRecipe()], 'See your membership'],
])('a free member %s reads what has become of the week', async (_, recipes, link) => {
  openAs(aUser(), { recipes });

  expect(await (await week()).findByRole('link', { name: link })).toHaveAttribute('href', '/billing');
  expect(api.bodies('GET /recipes/calendar')).toEqual([]);
});

test('cooking, the week, the list, recipes and the membership are one press away, and it is said where one is', async () => {
  openAs(aUser({ isPremium: true, generations_left: null }));

  const nav = within(await screen.findByRole('navigation', { name: 'Dashboard' }));
  expect(nav.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
    '/dashboard#generator',
    '/dashboard/week',
    '/dashboard/shopping',
    '/dashboard#mysavedrecipies',
    '/billing',
  ]);
  expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent('Week');
});
