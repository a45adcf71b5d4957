import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Recipe } from '@sufra/contracts';
import { apiStandIn, aUser, beSignedOut, problem, rendererOf, signInAs } from '@sufra/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aPlan } from '../../test/a-plan.ts';
import { aRecipe } from '../../test/a-recipe.ts';
import { keepSaved } from '../../test/keep-saved.ts';
import { etiquetteTips } from '../etiquette/etiquette-tips.ts';
import { routes } from '../routes.tsx';

const renderAt = rendererOf(routes);
const api = apiStandIn();
const id = '65f0c00c0000000000000001';
const other = aRecipe({ _id: '65f0c00c0000000000000002', title: 'Lentil soup' });

beforeEach(beSignedOut);

async function showList(...recipes: Recipe[]) {
  const user = aUser({ isPremium: true, generations_left: null });
  api.reply('GET /auth/me', { body: { user, nextResetDate: null } });
  keepSaved(api, recipes);
  api.reply('GET /recipes/calendar', { body: aPlan() });
  signInAs(user);
  const rendered = renderAt('/dashboard');
  await screen.findByRole('region', { name: 'My Saved Recipes' });
  await saved().findByText(recipes.at(-1)?.title ?? 'No Saved Recipes Yet');
  return rendered;
}

const saved = () => within(screen.getByRole('region', { name: 'My Saved Recipes' }));

const cardOf = (title: string) => within(saved().getByText(title).closest('li') ?? document.body);

async function confirmDeletion(person: Awaited<ReturnType<typeof showList>>['person']) {
  await person.click(cardOf('Yoghurt chicken with date rice').getByRole('button', { name: /^Delete/ }));
  const dialog = await screen.findByRole('alertdialog', {
    name: 'Are you sure you want to delete this recipe?',
  });
  await person.click(within(dialog).getByRole('button', { name: 'Delete' }));
}

test('a card shows its picture, title, time, check and a tip of etiquette, and leaves the rest to the recipe', async () => {
  await showList(aRecipe());
  const card = cardOf('Yoghurt chicken with date rice');

  expect(card.getByRole('img', { name: 'A plate of chicken with rice' })).toBeVisible();
  for (const fact of ['55 min', 'Checked halal']) expect(card.getByText(fact)).toBeVisible();
  expect(card.getAllByRole('button').map(each => each.title)).toEqual(['Favourite', 'Share', 'Delete']);
  expect(etiquetteTips.filter(tip => card.queryByText(tip.words()))).toHaveLength(1);
  for (const rest of [/A kitchen aid, not a fatwa/, /560 kcal/, /Composed without AI/])
    expect(card.queryByText(rest)).not.toBeInTheDocument();
});

test('no tip stands twice in one view, and a card without one of its own has none', async () => {
  const recipes = Array.from({ length: 8 }, (_, place) =>
    aRecipe({ _id: `65f0c00c000000000000010${place}`, title: `Recipe ${place}` }),
  );
  await showList(...recipes);
  const tips = etiquetteTips.map(tip => saved().getAllByText(tip.words()));
  expect(tips).toHaveLength(6);
  expect(tips.map(each => each.length)).toEqual([1, 1, 1, 1, 1, 1]);
});

test('a recipe that opens over a list in which all tips stand has one too', async () => {
  const recipes = Array.from({ length: 6 }, (_, place) =>
    aRecipe({ _id: `65f0c00c000000000000010${place}`, title: `Recipe ${place}` }),
  );
  const { person } = await showList(...recipes);
  api.reply('GET /recipes/65f0c00c0000000000000100' as 'GET /recipes/{id}', { body: { recipe: recipes[0] } });
  await person.click(saved().getByRole('link', { name: 'Recipe 0' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Recipe 0' }));
  await dialog.findByRole('heading', { name: 'Ingredients' });
  expect(etiquetteTips.filter(tip => dialog.queryByText(tip.words(), { exact: false }))).toHaveLength(1);
});

test('a card names the ingredients of the Sunnah that are in it, each once', async () => {
  const line = (item: string) => ({ quantity: 1, unit: null, item, note: null });
  const lines = ['soft dates', 'Olive oil', 'grapefruit', 'olive oil'];
  await showList(aRecipe({ ingredientLines: lines.map(line) }));

  expect([...document.querySelectorAll('mark')].map(mark => mark.textContent)).toEqual([
    'dates',
    'olive oil',
  ]);
});

test('an imported recipe names its source, and is not shared', async () => {
  const source = { kind: 'import' as const, name: 'Our Table', url: 'https://food.example/pasta' };
  await showList(aRecipe({ source, prepTime: 0, cookTime: 0 }));
  const card = cardOf('Yoghurt chicken with date rice');

  expect(card.getByRole('link', { name: 'Our Table' })).toHaveAttribute('href', source.url);
  expect(card.getAllByRole('button').map(each => each.title)).toEqual(['Favourite', 'Delete']);
  expect(card.queryByText('0 min')).not.toBeInTheDocument();
});

test('a doubtful recipe says to check the label', async () => {
  await showList(aRecipe({ halal: { verdict: 'doubtful', notes: [], forbidden: [] } }));

  expect(saved().getByText('Check the label')).toBeVisible();
  expect(saved().queryByText('Checked halal')).not.toBeInTheDocument();
});

test('a recipe without a picture, of an older service, is shown all the same', async () => {
  const { picture: _none, ...older } = aRecipe();
  await showList(older as Recipe);
  expect(cardOf('Yoghurt chicken with date rice').getByText('55 min')).toBeVisible();
});

test('a broken recipe costs its own card alone', async () => {
  await showList({ _id: id, title: 'Broken' } as Recipe, other);

  expect(saved().getByRole('alert').textContent).toBe('Invalid recipe data provided.');
  expect(saved().getByText('Lentil soup')).toBeVisible();
});

test('the heart is filled at once, and empties when the server says no', async () => {
  const { person } = await showList(aRecipe());
  let refuse: (answer: object) => void = () => {};
  api.reply(
    `PATCH /recipes/${id}` as 'PATCH /recipes/{id}',
    new Promise(resolve => {
      refuse = resolve;
    }),
  );
  const heart = () => saved().getByRole('button', { name: /^Favourite:/ });
  await person.click(heart());
  await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'));

  refuse({ status: 503, body: problem('service_unavailable', 'Not right now.') });
  await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'false'));
  expect(screen.getByRole('alert').textContent).toBe('Not right now.');
});

test('a deleted recipe goes at once, by its id alone', async () => {
  const { person } = await showList(aRecipe(), other);
  api.reply(`DELETE /recipes/${id}` as 'DELETE /recipes/{id}', {
    body: { message: 'The recipe is deleted.' },
  });
  await confirmDeletion(person);

  await waitFor(() => expect(saved().queryByText('Yoghurt chicken with date rice')).not.toBeInTheDocument());
  expect(saved().getByText('Lentil soup')).toBeVisible();
  expect((await screen.findAllByText('The recipe is deleted.')).length).toBeGreaterThan(0);
  expect(api.bodies(`DELETE /recipes/${id}` as 'DELETE /recipes/{id}')).toHaveLength(1);
});

describe('a deletion', () => {
  const restored = `POST /recipes/${id}/restore` as 'POST /recipes/{id}/restore';
  async function deletedRecipe() {
    const { person } = await showList(aRecipe(), other);
    api.reply(`DELETE /recipes/${id}` as 'DELETE /recipes/{id}', {
      body: { message: 'The recipe is deleted.' },
    });
    await confirmDeletion(person);
    // The page takes presses again once the question is gone.
    await waitFor(() => expect(document.body).not.toHaveStyle({ pointerEvents: 'none' }));
    return { person, undo: () => screen.findByRole('button', { name: 'Undo' }) };
  }
  const titles = () =>
    saved()
      .getAllByRole('heading', { level: 3 })
      .map(each => each.textContent);

  test('that is undone brings the recipe back to its place', async () => {
    const { person, undo } = await deletedRecipe();
    api.reply(restored, { body: { recipe: aRecipe() } });
    await person.click(await undo());
    await waitFor(() => expect(titles()).toEqual(['Yoghurt chicken with date rice', 'Lentil soup']));
    expect((await screen.findAllByText('The recipe is back.')).length).toBeGreaterThan(0);
    expect(api.bodies(restored)).toHaveLength(1);
  });

  test('that can no longer be undone says so, and the recipe stays away', async () => {
    const { person, undo } = await deletedRecipe();
    api.reply(restored, { status: 404, body: problem('not_found', 'There is nothing here.') });
    await person.click(await undo());
    const alert = await screen.findByText('Failed to restore recipe: There is nothing here.');
    expect(alert.closest('[role="alert"]')).toBeInTheDocument();
    expect(titles()).toEqual(['Lentil soup']);
  });
});

test.each([
  [{ status: 500, body: problem('internal_error', 'The oven is out.') }, 'The oven is out.'],
  [{ status: 500, body: {} }, 'Unknown error'],
])('a recipe that could not be deleted comes back to its place', async (reply, reason) => {
  const { person } = await showList(aRecipe(), other);
  api.reply(`DELETE /recipes/${id}` as 'DELETE /recipes/{id}', reply);
  await confirmDeletion(person);

  const alert = await screen.findByText(`Failed to delete recipe: ${reason}`);
  expect(alert.closest('[role="alert"]')).toBeInTheDocument();
  const titles = saved()
    .getAllByRole('heading', { level: 3 })
    .map(each => each.textContent);
  expect(titles).toEqual(['Yoghurt chicken with date rice', 'Lentil soup']);
});

test('a recipe that the member has deleted elsewhere is deleted', async () => {
  const { person } = await showList(aRecipe(), other);
  api.reply(`DELETE /recipes/${id}` as 'DELETE /recipes/{id}', {
    status: 404,
    body: problem('not_found', 'There is nothing here.'),
  });
  await confirmDeletion(person);

  expect((await screen.findAllByText('The recipe is deleted.')).length).toBeGreaterThan(0);
  expect(saved().queryByText('Yoghurt chicken with date rice')).not.toBeInTheDocument();
});

test('who does not confirm keeps the recipe', async () => {
  const { person } = await showList(aRecipe());
  await person.click(saved().getByRole('button', { name: /^Delete/ }));
  await person.click(await screen.findByRole('button', { name: 'Cancel' }));

  expect(saved().getByText('Yoghurt chicken with date rice')).toBeVisible();
  expect(api.bodies(`DELETE /recipes/${id}` as 'DELETE /recipes/{id}')).toEqual([]);
});
