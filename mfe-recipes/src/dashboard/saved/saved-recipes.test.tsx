import { beforeEach, expect, test } from '@jest/globals';
import type { Recipe } from '@sufra/contracts';
import { apiStandIn, aUser, beSignedOut, rendererOf, signInAs } from '@sufra/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aPlan } from '../../../test/a-plan.ts';
import { aRecipe } from '../../../test/a-recipe.ts';
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
  api.reply('GET /recipes', { body: { recipes } });
  api.reply('GET /recipes/plan', { body: { plan: aPlan(), version: 0 } });
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
  expect(titles()).toEqual(['Karahi']);
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
  await person.click(saved.getByRole('link', { name: 'Karahi' }));
  await screen.findByRole('dialog', { name: 'Karahi' });
  expect(address()).toBe(`/recipes/${id(2)}`);
  expect(titles()).toEqual([]); // hidden from everybody by the dialog
  await person.keyboard('{Escape}');

  await waitFor(() => expect(address()).toBe('/dashboard?q=pan'));
  await waitFor(() => expect(titles()).toEqual(['Karahi']));
});

test('of many recipes the first are drawn, the others when asked for, and a search finds any', async () => {
  const many = Array.from({ length: 40 }, (_, place) => aRecipe({ _id: id(place), title: `Dish ${place}` }));
  const { person, saved, field } = await open(many);
  const dishes = () => saved.getAllByText(/^Dish \d+$/).length;
  expect(saved.getByText('40 recipes')).toBeVisible();
  expect(dishes()).toBe(12);
  await person.type(field, '36');
  expect(await saved.findByText('1 of 40 recipes')).toBeVisible();
  expect(saved.getByText('Dish 36')).toBeVisible();

  await person.clear(field);
  await person.click(await saved.findByRole('button', { name: 'Show all 40' }));
  expect(dishes()).toBe(36);
  expect(saved.getByRole('link', { name: 'Dish 12' })).toHaveFocus();
  await person.click(await saved.findByText('Show more (4 left)'));
  expect(dishes()).toBe(40);
  expect(saved.queryByText(/^Show more/)).not.toBeInTheDocument();
});
