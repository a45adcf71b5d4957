import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type PublishedRecipe, type PublishedSummary, Recipe, siteLanguages } from '@sufra/contracts';
import { ask } from '@sufra/service-kit/testing';
import { aMemberId } from '../test/a-member-id.ts';
import { startForTest, type UnderTest } from '../test/start-for-test.ts';
import { readConfig } from './config.ts';
import { seedDemo } from './demo.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

const aMember = (facts: object = {}) => ({ id: aMemberId(), isAdmin: false, isPremium: false, ...facts });

test('premium members and admins have four complete recipes, however often they are seeded', async () => {
  const [free, premium, admin] = [aMember(), aMember({ isPremium: true }), aMember({ isAdmin: true })];
  const config = readConfig(under.env());
  for (let time = 0; time < 3; time++) await seedDemo({ config, members: [free, premium, admin] });
  expect(await listOf(free.id)).toEqual([]);
  expect(await listOf(admin.id)).toHaveLength(4);
  const saved = await listOf(premium.id);
  expect(saved.map(recipe => recipe.title)).toEqual([
    'Lamb tagine with apricots and almonds',
    'Chicken karahi with ginger and green chillies',
    'Turkish red lentil soup with paprika oil',
    'Talbina with dates and pistachios',
  ]);
  for (const recipe of saved) expect(Recipe.parse(recipe)).toEqual(recipe);
});

test('thirty recipes of the house are public, in each language of the site, with a picture, and none is forbidden', async () => {
  const config = readConfig(under.env());
  for (let time = 0; time < 2; time++) await seedDemo({ config, members: [] });
  const { body } = await ask(under.service.url, 'GET /recipes/published');
  const recipes = body.recipes as PublishedSummary[];
  expect(recipes).toHaveLength(30);
  expect(new Set(recipes.map(({ language }) => language))).toEqual(new Set(siteLanguages));
  const shown = await Promise.all(
    recipes.map(async ({ slug }) => {
      const answer = await ask(under.service.url, `GET /recipes/published/${slug}`);
      return answer.body.recipe as PublishedRecipe;
    }),
  );
  expect(shown.filter(({ halal }) => halal.verdict !== 'halal').map(({ title }) => title)).toEqual([]);
  const steps = shown.flatMap(recipe => recipe.steps);
  expect(steps.filter(({ text }) => text.includes('@'))).toEqual([]);
  expect(steps.filter(({ minutes }) => minutes !== null).length).toBeGreaterThan(80);
});

test('outside local mode there is no demo', async () => {
  const config = readConfig(under.env({ MODE: 'production', EVENT_BUS_URL: 'amqp://svc@localhost' }));
  await expect(seedDemo({ config, members: [] })).rejects.toThrow('for local mode alone');
});

async function listOf(userId: string): Promise<Recipe[]> {
  const token = await under.platform.keySet.tokenFor({ userId });
  return (await ask(under.service.url, 'GET /recipes', { token })).body.recipes;
}
