import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Recipe } from '@sufra/contracts';
import { apiStandIn, aUser, beSignedOut, problem, rendererOf, signInAs } from '@sufra/web-kit/testing';
import { screen } from '@testing-library/react';
import { aRecipe } from '../../test/a-recipe.ts';
import { routes } from '../routes.tsx';

const renderAt = rendererOf(routes);
const api = apiStandIn();
const token = 'AAAAAAAAAAAAAAAAAAAAAA';
const ofToken = `GET /recipes/shared/${token}` as 'GET /recipes/shared/{token}';

const anIngredient = (item: string) => ({ quantity: 1, unit: null, item, note: null });

beforeEach(() => {
  localStorage.clear();
  beSignedOut();
});

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

describe('another member’s recipe', () => {
  const ofCopy = `POST /recipes/shared/${token}/copy` as 'POST /recipes/shared/{token}/copy';
  const recipe = aRecipe({
    title: 'Harira',
    ingredientLines: [anIngredient('lentils'), anIngredient('lamb')],
  });
  const copy = aRecipe({ _id: '65f0c00c0000000000000009', title: 'Harira' });

  function openAsMember({ saved = [] as Recipe[] } = {}) {
    api.reply(ofToken, { body: { recipe } });
    api.reply('GET /recipes', { body: { recipes: saved } });
    signInAs(aUser());
    return renderAt(`/r/${token}`);
  }
  const saveACopy = () => screen.findByRole('button', { name: 'Save a copy' });

  test('is copied by a press, and the way to the copy has the focus', async () => {
    api.reply(ofCopy, { body: { recipe: copy } });
    const { person } = openAsMember();
    await person.click(await saveACopy());

    expect(await screen.findByText('Saved to your recipes.')).toBeVisible();
    const open = screen.getByRole('link', { name: 'Open your copy' });
    expect(open).toHaveAttribute('href', `/recipes/${copy._id}`);
    expect(open).toHaveFocus();
  });

  test('says how long the copy of a free member is kept', async () => {
    const keptUntil = '2026-12-01T15:30:00.000Z';
    api.reply(ofCopy, { body: { recipe: { ...copy, isSaved: false, keptUntil } } });
    const { person } = openAsMember();
    await person.click(await saveACopy());

    expect(await screen.findByText(/^This recipe is not saved/)).toHaveTextContent('December 1, 2026');
  });

  test('that cannot be copied says why, and can be tried again', async () => {
    api.reply(
      ofCopy,
      { status: 503, body: problem('service_unavailable', 'Not right now.') },
      { body: { recipe: copy } },
    );
    const { person } = openAsMember();
    await person.click(await saveACopy());
    expect(await screen.findByRole('alert')).toHaveTextContent('Not right now.');

    await person.click(await saveACopy());
    expect(await screen.findByRole('link', { name: 'Open your copy' })).toBeVisible();
  });

  test('is not offered for copying to its owner', async () => {
    openAsMember({ saved: [{ ...copy, shareToken: token }] });

    expect(await screen.findByRole('link', { name: 'Open your recipe' })).toHaveAttribute(
      'href',
      `/recipes/${copy._id}`,
    );
    expect(screen.queryByRole('button', { name: 'Save a copy' })).not.toBeInTheDocument();
  });

  test('fills in the generator with what it is made of', async () => {
    openAsMember();

    expect(await screen.findByRole('link', { name: 'Make your own' })).toHaveAttribute(
      'href',
      '/?ingredients=lentils%2C+lamb#generator',
    );
  });

  test('is copied for a visitor once they are signed in, and only once', async () => {
    api.reply(ofToken, { body: { recipe } });
    const { person, address, unmount } = renderAt(`/r/${token}`);
    expect(
      await screen.findByRole('region', { name: 'Tonight’s table, halal to the last pinch' }),
    ).toBeVisible();
    await person.click(await saveACopy());
    expect(address()).toBe(`/signup?returnTo=%2Fr%2F${token}`);
    expect(api.bodies(ofCopy)).toEqual([]);
    unmount();

    api.reply(ofCopy, { body: { recipe: copy } });
    const first = openAsMember();
    expect(await screen.findByRole('link', { name: 'Open your copy' })).toBeVisible();
    first.unmount();
    openAsMember();
    await saveACopy();
    expect(api.bodies(ofCopy)).toHaveLength(1);
  });

  test.each([
    ['saved', { body: { recipe: copy } }, '“Harira” is among your recipes now.'],
    [
      'gone',
      { status: 404, body: problem('not_found', 'There is nothing here.') },
      'The recipe that you wanted to save could not be saved. There is nothing here.',
    ],
  ])('that a visitor wanted is %s by the time they come to the dashboard', async (_, reply, words) => {
    api.reply(ofToken, { body: { recipe } });
    const { person, unmount } = renderAt(`/r/${token}`);
    await person.click(await saveACopy());
    unmount();

    api.reply(ofCopy, reply);
    api.reply('GET /recipes', { body: { recipes: [] } });
    api.reply('GET /auth/me', { body: { user: aUser(), nextResetDate: null } });
    signInAs(aUser());
    renderAt('/dashboard');
    expect(await screen.findByText(words)).toBeVisible();
    expect(api.bodies(ofCopy)).toHaveLength(1);
  });
});
