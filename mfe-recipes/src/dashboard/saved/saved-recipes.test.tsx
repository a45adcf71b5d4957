import { beforeEach, expect, test } from '@jest/globals';
import type { Recipe } from '@sufra/contracts';
import { apiStandIn, aUser, beSignedOut, problem, rendererOf, signInAs } from '@sufra/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aPlan } from '../../../test/a-plan.ts';
import { aRecipe } from '../../../test/a-recipe.ts';
import { keepSaved } from '../../../test/keep-saved.ts';
import { routes } from '../../routes.tsx';

const renderAt = rendererOf(routes);
const api = apiStandIn();

beforeEach(beSignedOut);

const line = (item: string) => ({ quantity: 1, unit: null, item, note: null });
const id = (place: number) => place.toString(16).padStart(24, '0');
const harira = aRecipe({
  _id: id(1),
  title: 'Harīra',
  description: 'A soup for a full house.',
  ingredientLines: [line('chickpeas')],
  tags: ['Iftar', 'Soup'],
  favorite: true,
});
const karahi = aRecipe({
  _id: id(2),
  title: 'Karahi',
  description: 'Hard and fast in one pan.',
  ingredientLines: [line('green chillies')],
  tags: ['Weeknight', 'Iftar'],
});
const talbina = aRecipe({
  _id: id(3),
  title: 'Talbina',
  description: 'Barley and milk.',
  ingredientLines: [line('barley flour')],
  tags: ['Suhoor'],
});

async function open(recipes: Recipe[] = [harira, karahi, talbina], address = '/dashboard') {
  const user = aUser({ isPremium: true, generations_left: null });
  api.reply('GET /auth/me', { body: { user, nextResetDate: null } });
  keepSaved(api, recipes);
  api.reply('GET /recipes/calendar', { body: aPlan() });
  signInAs(user);
  const opened = renderAt(address);
  const saved = within(await screen.findByRole('region', { name: 'My Saved Recipes' }));
  const field = await saved.findByRole('searchbox', { name: 'Search your recipes' });
  const titles = () => saved.queryAllByRole('heading', { level: 3 }).map(each => each.textContent);
  return { ...opened, saved, field, titles };
}

test.each([
  ['harira', ['Harīra']],
  ['FULL soup', ['Harīra']],
  ['chilli', ['Karahi']],
  ['iftar', ['Harīra', 'Karahi']],
  ['milk barley', ['Talbina']],
])('searching for %s looks through title, description, ingredients and tags', async (words, expected) => {
  const { person, field, titles, saved } = await open();
  await person.type(field, words);

  await waitFor(() => expect(titles()).toEqual(expected));
  expect(saved.getByRole('status').textContent).toBe(`${expected.length} of 3 recipes`);
});

test('how many are found is said together with the list', async () => {
  const { person, field, titles, saved } = await open();
  const said = saved.getByRole('status').textContent;
  const list = Promise.withResolvers<{ body: object }>();
  api.reply('GET /recipes', list.promise);
  let countedAt: number | undefined;
  api.reply('GET /recipes/counts', () => {
    countedAt = performance.now();
    return { body: { all: 3, favorites: 1, tags: [], found: 1, isMore: false } };
  });
  await person.type(field, 'barley');
  await waitFor(() => expect(countedAt).toBeDefined());
  // Long enough for the answer to be shown.
  await waitFor(() => expect(performance.now()).toBeGreaterThan(Number(countedAt) + 100));
  expect(saved.getByRole('status').textContent).toBe(said);

  list.resolve({ body: { recipes: [talbina], next: null } });
  await waitFor(() => expect(titles()).toEqual(['Talbina']));
  expect(saved.getByRole('status').textContent).toBe('1 of 3 recipes');
});

test('a tag and the favourites narrow the list, with how many there are of each', async () => {
  const { person, saved, titles } = await open();
  const tag = saved.getByRole('combobox', { name: 'Tag' });
  expect(
    within(tag)
      .getAllByRole('option')
      .map(each => each.textContent),
  ).toEqual(['All tags', 'Iftar (2)', 'Soup (1)', 'Suhoor (1)', 'Weeknight (1)']);
  await person.selectOptions(tag, 'Iftar (2)');
  await waitFor(() => expect(titles()).toEqual(['Harīra', 'Karahi']));
  const favorites = saved.getByRole('button', { name: 'Favourites (1)' });
  await person.click(favorites);
  await waitFor(() => expect(titles()).toEqual(['Harīra']));
  expect(favorites).toHaveAttribute('aria-pressed', 'true');
});

test('what the list is narrowed to stands in the address', async () => {
  const { person, field, saved, address } = await open();
  await person.type(field, 'soup');
  await person.selectOptions(saved.getByRole('combobox', { name: 'Tag' }), 'Iftar');
  await person.click(saved.getByRole('button', { name: /^Favourites/ }));

  await waitFor(() => expect(address()).toBe('/dashboard?q=soup&tag=Iftar&favourites=yes'));
});

test('an address with a search opens the list narrowed', async () => {
  const { field, titles } = await open([harira, karahi, talbina], '/dashboard?q=pan&tag=Iftar');

  expect(field).toHaveValue('pan');
  await waitFor(() => expect(titles()).toEqual(['Karahi']));
});

test('where nothing is found the way back is one press', async () => {
  const { person, field, titles, saved, address } = await open();
  await person.type(field, 'chocolate');
  await saved.findByText('No recipes found');
  expect(saved.getByRole('status').textContent).toBe('0 of 3 recipes');

  await person.click(saved.getByRole('button', { name: 'Clear search' }));
  await waitFor(() => expect(titles()).toEqual(['Harīra', 'Karahi', 'Talbina']));
  expect(field).toHaveFocus();
  await waitFor(() => expect(address()).toBe('/dashboard'));
});

test('a recipe that opens over the list leaves it narrowed', async () => {
  api.reply(`GET /recipes/${id(2)}` as 'GET /recipes/{id}', { body: { recipe: karahi } });
  const { person, saved, titles, address } = await open([harira, karahi, talbina], '/dashboard?q=pan');
  await person.click(await saved.findByRole('link', { name: 'Karahi' }));
  await screen.findByRole('dialog', { name: 'Karahi' });
  expect(address()).toBe(`/recipes/${id(2)}`);
  expect(titles()).toEqual([]); // hidden from everybody by the dialog
  await person.keyboard('{Escape}');

  await waitFor(() => expect(address()).toBe('/dashboard?q=pan'));
  await waitFor(() => expect(titles()).toEqual(['Karahi']));
});

const many = (count: number) =>
  Array.from({ length: count }, (_, place) => aRecipe({ _id: id(place), title: `Dish ${place}` }));

test('of many recipes the first are drawn, the others page by page when asked for, and a search finds any', async () => {
  const { person, saved, field } = await open(many(60));
  const dishes = () => saved.getAllByText(/^Dish \d+$/).length;
  expect(await saved.findByText('60 recipes')).toBeVisible();
  expect(dishes()).toBe(12);
  await person.type(field, '56');
  expect(await saved.findByText('1 of 60 recipes')).toBeVisible();
  expect(await saved.findByText('Dish 56')).toBeVisible();

  await person.clear(field);
  await person.click(await saved.findByRole('button', { name: 'Show all 60' }));
  expect(dishes()).toBe(24);
  expect(saved.getByRole('link', { name: 'Dish 12' })).toHaveFocus();
  expect(saved.getByText('24 of 60 recipes shown')).toHaveAttribute('role', 'status');
  await person.click(saved.getByRole('button', { name: 'Show more (36 left)' }));
  await waitFor(() => expect(dishes()).toBe(48));
  expect(saved.getByRole('button', { name: 'Show more (12 left)' })).toHaveFocus();
  await person.click(saved.getByRole('button', { name: 'Show more (12 left)' }));
  await waitFor(() => expect(dishes()).toBe(60));
  expect(saved.queryByRole('button', { name: /^Show more/ })).not.toBeInTheDocument();
  expect(saved.getByText('60 of 60 recipes shown')).toHaveFocus();
});

test('a page that cannot be had costs nothing that is there, and can be asked for again', async () => {
  const { person, saved } = await open(many(30));
  await person.click(await saved.findByRole('button', { name: 'Show all 30' }));
  api.reply('GET /recipes', { status: 400, body: problem('invalid_request', 'No.') });
  await person.click(saved.getByRole('button', { name: 'Show more (6 left)' }));
  expect(await saved.findByRole('alert')).toHaveTextContent('More recipes could not be loaded.');
  expect(saved.getAllByText(/^Dish \d+$/)).toHaveLength(24);

  keepSaved(api, many(30));
  await person.click(saved.getByRole('button', { name: 'Show more (6 left)' }));
  await waitFor(() => expect(saved.getAllByText(/^Dish \d+$/)).toHaveLength(30));
  expect(saved.queryByRole('alert')).not.toBeInTheDocument();
});

test('a recipe that opens over several pages leaves them there', async () => {
  const recipes = many(40);
  api.reply(`GET /recipes/${id(30)}` as 'GET /recipes/{id}', { body: { recipe: recipes[30] } });
  const { person, saved } = await open(recipes);
  await person.click(await saved.findByRole('button', { name: 'Show all 40' }));
  await person.click(saved.getByRole('button', { name: 'Show more (16 left)' }));
  await person.click(await saved.findByRole('link', { name: 'Dish 30' }));
  await screen.findByRole('dialog', { name: 'Dish 30' });
  await person.keyboard('{Escape}');

  await waitFor(() => expect(saved.getByRole('link', { name: 'Dish 30' })).toHaveFocus());
  expect(saved.getAllByText(/^Dish \d+$/)).toHaveLength(40);
});

test('a heart and a deletion change the counts at once, on whichever page the recipe is', async () => {
  const last = aRecipe({ _id: id(99), title: 'The last', tags: ['Rare'], favorite: false });
  api.reply(`PATCH /recipes/${last._id}` as 'PATCH /recipes/{id}', new Promise(() => {}));
  const { person, saved } = await open([...many(30), last]);
  await person.click(await saved.findByRole('button', { name: 'Show all 31' }));
  await person.click(saved.getByRole('button', { name: 'Show more (7 left)' }));
  const card = within((await saved.findByText('The last')).closest('li') ?? document.body);
  await person.click(card.getByRole('button', { name: /^Favourite/ }));
  expect(await saved.findByRole('button', { name: 'Favourites (1)' })).toBeVisible();

  api.reply(`DELETE /recipes/${last._id}` as 'DELETE /recipes/{id}', {
    status: 503,
    body: problem('service_unavailable', 'Not now.'),
  });
  await person.click(card.getByRole('button', { name: /^Delete/ }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  // It comes back, for it could not be deleted.
  expect(await screen.findByText(/^Failed to delete recipe/)).toBeVisible();
  expect(saved.getAllByText(/^Dish \d+$|^The last$/).at(-1)).toHaveTextContent('The last');
  expect(saved.getByText('31 recipes')).toBeVisible();
});

test('with the favourites alone in view, one that loses its heart goes, and the count with it', async () => {
  api.reply(`PATCH /recipes/${harira._id}` as 'PATCH /recipes/{id}', new Promise(() => {}));
  const { person, saved, titles } = await open(undefined, '/dashboard?favourites=yes');
  await waitFor(() => expect(titles()).toEqual(['Harīra']));
  await person.click(saved.getByRole('button', { name: /^Favourite: / }));
  expect(await saved.findByRole('button', { name: 'Favourites (0)' })).toBeVisible();
  expect(titles()).toEqual(['No recipes found']);
});
