import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ask } from '@sufra/service-kit/testing';
import { Types } from 'mongoose';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';
import { anAdmin } from '../../test/stored-member.ts';
import { savedRecipeModel } from '../recipes/saved-recipe-model.ts';
import { straightenTitles } from './003-straighten-titles.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

const anId = () => String(new Types.ObjectId());

test('the title of a saved recipe cannot turn the admin panel round, whether an event brings it or it is there', async () => {
  const admin = await anAdmin(under);
  const recipes = savedRecipeModel(under.platform.database.connection);
  const [stored, told] = [anId(), anId()];
  const data = { userId: admin.id, savedAt: new Date().toISOString() };
  await recipes.create({ _id: stored, v: 2, title: 'So\u202eup', ...data });
  await straightenTitles(recipes);
  await straightenTitles(recipes);
  await under.platform.tell({
    ...{ type: 'recipe.saved', subject: told, sequence: 1 },
    data: { recipeId: told, title: 'Ri\u202ece\u2069', ...data },
  });
  const titles = (await recipes.find().sort({ title: 1 }).lean()).map(({ title, v }) => [title, v]);
  expect(titles).toEqual([
    ['Rice', 1],
    ['Soup', 2],
  ]);
});

test('a name that turns the direction of text is refused', async () => {
  const body = { name: 'Amina\u202e', email: 'amina@example.com', password: 'a long and quiet night' };
  const answer = await ask(under.service.url, 'POST /auth/signup', { body });
  expect([answer.status, answer.body]).toMatchObject([
    400,
    { code: 'invalid_request', details: [{ path: 'name' }] },
  ]);
});
