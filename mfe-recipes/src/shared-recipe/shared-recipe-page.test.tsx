import { beforeEach, expect, test } from '@jest/globals';
import { apiStandIn, beSignedOut, problem, rendererOf } from '@sufra/web-kit/testing';
import { screen } from '@testing-library/react';
import { aRecipe } from '../../test/a-recipe.ts';
import { routes } from '../routes.tsx';

const renderAt = rendererOf(routes);
const api = apiStandIn();
const token = 'AAAAAAAAAAAAAAAAAAAAAA';
const ofToken = `GET /recipes/shared/${token}` as 'GET /recipes/shared/{token}';

beforeEach(beSignedOut);

test('a visitor reads a shared recipe, and nothing in it is for its owner alone', async () => {
  const { _id, isSaved, favorite, keptUntil, shareToken, ...recipe } = aRecipe();
  api.reply(ofToken, { body: { recipe } });
  renderAt(`/r/${token}`);

  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('A shared recipe');
  expect(await screen.findByRole('heading', { level: 1, name: recipe.title })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByText('Roast for 35 minutes.')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Share/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(?:Delete|Favourite)/ })).not.toBeInTheDocument();
});

test.each([404, 400])('an address that is taken back, or never was one, says so (%s)', async status => {
  api.reply(ofToken, { status, body: problem('not_found', 'There is nothing here.') });
  renderAt(`/r/${token}`);

  expect(await screen.findByRole('heading', { level: 1, name: 'This recipe is not shared.' })).toBeVisible();
});

test('a recipe that cannot be had can be asked for again', async () => {
  api.reply(
    ofToken,
    { status: 503, body: problem('service_unavailable', 'Not right now.') },
    { body: { recipe: aRecipe() } },
  );
  const { person } = renderAt(`/r/${token}`);

  expect(await screen.findByRole('alert')).toHaveTextContent('Not right now.');
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Roast for 35 minutes.')).toBeVisible();
});

test('how we check says what the check is not', async () => {
  renderAt('/how-we-check');

  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('How we check');
  expect(screen.getByRole('heading', { name: 'Not a fatwa' })).toBeVisible();
  expect(screen.getByText(/Choose a halal-certified product/)).toBeVisible();
});
