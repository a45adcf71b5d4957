import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { limits } from '@sufra/contracts';
import { beSignedOut, rendererOf } from '@sufra/web-kit/testing';
import { screen } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { namesOfFoods } from './names.ts';
import { classicalText } from './sources.ts';
import { sunnahFoods } from './sunnah-foods.ts';

const renderAt = rendererOf(routes);

beforeEach(beSignedOut);
afterEach(() => {
  document.documentElement.lang = 'en';
});

const search = () => screen.findByPlaceholderText('Search Sunnah foods...');
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(heading => heading.textContent);

test('the guide has its seventeen foods, each with an id of its own and the classical text among its sources', () => {
  expect(sunnahFoods()).toHaveLength(limits.sunnahFoods);
  expect(new Set(sunnahFoods().map(food => food.id)).size).toBe(limits.sunnahFoods);
  expect(sunnahFoods().filter(food => !food.sources.includes(classicalText()))).toEqual([]);
  expect(sunnahFoods().filter(food => food.benefits.length === 0 || food.nutrition.length === 0)).toEqual([]);
});

test('what is said of nutrition promises no cure', () => {
  const promises =
    /\b(?:cur(?:es?|ing)|heal(?:s|ing)?|treats?|prevents?|remed\w+|protects?|boosts?|detox\w*|miracles?)\b/i;
  expect(
    sunnahFoods()
      .flatMap(({ nutrition }) => nutrition)
      .filter(words => promises.test(words)),
  ).toEqual([]);
});

test('each food has its names in the six languages', () => {
  expect(Object.keys(namesOfFoods)).toEqual(sunnahFoods().map(({ id }) => id));
  for (const language of ['en', 'ar', 'ur', 'tr', 'fr', 'id']) {
    document.documentElement.lang = language;
    const unnamed = sunnahFoods().filter(({ id, title }) => !namesOfFoods[id]?.includes(title));
    expect(unnamed).toEqual([]);
  }
});

test('the page lists every food under its title', async () => {
  renderAt('/sunnah-foods');

  await search();
  expect(titles()).toEqual(sunnahFoods().map(food => food.title));
  expect(document.title).toBe('Sunnah Foods - Sufra');
});

test('Learn More shows benefits and sources, Show Less hides them again', async () => {
  const { person } = renderAt('/sunnah-foods');
  await person.click(await screen.findByRole('button', { name: 'Learn More about Honey' }));

  expect(screen.getByRole('heading', { name: 'Health Benefits' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Sources' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'As the tradition tells it' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'As food, in today’s terms' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Show Less about Honey' }));
  expect(screen.queryByRole('heading', { name: 'Health Benefits' })).not.toBeInTheDocument();
});

test.each([
  ['HONEY', ['Honey', 'Barley (Talbina)']],
  ['sheltered', ['Pumpkin']],
  ['çörek otu', ['Black Seed']],
  ['کلونجی', ['Black Seed']],
  ['زيتون', ['Olive']],
  ['كلونجي', ['Black Seed']],
  ['HIYAR', ['Cucumber']],
  ['التلبينه', ['Barley (Talbina)']],
  ['grenade', ['Pomegranate']],
  ['bawang putih', ['Garlic']],
])(
  'searching for %s finds title, description or a name in another language, in any case',
  async (words, found) => {
    const { person } = renderAt('/sunnah-foods');
    await person.type(await search(), words);

    expect(titles()).toEqual(found);
  },
);

test('no match says so and offers all foods again', async () => {
  const { person } = renderAt('/sunnah-foods');
  await person.type(await search(), 'chocolate');

  expect(screen.getByText('No results found')).toBeVisible();
  expect(
    screen.getByText(
      "We couldn't find any Sunnah foods matching your search. Please try different keywords.",
    ),
  ).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(titles()).toHaveLength(limits.sunnahFoods);
});

test('each food leads to the generator, filled in with it', async () => {
  renderAt('/sunnah-foods');
  await search();

  const links = screen.getAllByRole('link', { name: /^Cook with this/ });
  expect(links).toHaveLength(limits.sunnahFoods);
  expect(links[1]).toHaveAttribute('href', '/?ingredients=Barley#generator');
  expect(links[3]).toHaveAttribute('href', '/?ingredients=Olives%2C+olive+oil#generator');
});
