import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Recipe } from '@sufra/contracts';
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

test('outside local mode there is no demo', async () => {
  const config = readConfig(under.env({ MODE: 'production', EVENT_BUS_URL: 'amqp://svc@localhost' }));
  await expect(seedDemo({ config, members: [] })).rejects.toThrow('for local mode alone');
});

async function listOf(userId: string): Promise<Recipe[]> {
  const token = await under.platform.keySet.tokenFor({ userId });
  return (await ask(under.service.url, 'GET /recipes', { token })).body.recipes;
}
