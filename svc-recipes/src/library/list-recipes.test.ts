import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Recipe } from '@sufra/contracts';
import { ask } from '@sufra/service-kit/testing';
import { aMemberId } from '../../test/a-member-id.ts';
import { aRecipe } from '../../test/a-recipe.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';
import { pictureOf } from '../pictures/picture-of.ts';
import { nutritionOf } from '../recipe/nutrition-of.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

describe('the saved recipes of a member', () => {
  test('are answered newest first, each field as the contract says and none beside it', async () => {
    const ownerId = aMemberId();
    const older = aRecipe({ ownerId, createdAt: new Date('2026-09-01T08:00:00Z') });
    const newer = aRecipe({ ownerId, createdAt: new Date('2026-09-02T08:00:00Z') });
    await under.recipes.create(older, newer);
    const { status, body } = await askAs(ownerId);
    expect([status, body]).toEqual([200, { recipes: [onTheWire(newer), onTheWire(older)], next: null }]);
  });

  test('saved in the same instant keep one order', async () => {
    const ownerId = aMemberId();
    await under.recipes.create([1, 2, 3, 4, 5].map(n => aRecipe({ ownerId, title: `Recipe ${n}` })));
    const first = await askAs(ownerId);
    expect(first.body.recipes).toHaveLength(5);
    expect((await askAs(ownerId)).body).toEqual(first.body);
  });

  test('hold no other member’s', async () => {
    const [ownerId, somebodyElse] = [aMemberId(), aMemberId()];
    await under.recipes.create(aRecipe({ ownerId }));
    expect((await askAs(somebodyElse)).body).toEqual({ recipes: [], next: null });
    expect((await askAs(ownerId)).body.recipes).toHaveLength(1);
  });

  test('with few options chosen are answered without the others', async () => {
    const ownerId = aMemberId();
    await under.recipes.create(aRecipe({ ownerId, options: { avoid: [] } }));
    expect((await askAs(ownerId)).body.recipes[0].options).toEqual({ avoid: [] });
  });
});

const askAs = async (userId: string) =>
  ask(under.service.url, 'GET /recipes', { token: await under.platform.keySet.tokenFor({ userId }) });

const onTheWire = (recipe: ReturnType<typeof aRecipe>): Recipe =>
  Recipe.parse({
    ...JSON.parse(JSON.stringify(recipe)),
    ingredients: ['200 g pearl barley', '500 g lamb shoulder, in cubes'],
    picture: pictureOf(recipe),
    nutrition: nutritionOf(recipe),
    contents: {
      contains: [
        {
          allergen: 'gluten',
          lines: [
            { words: 'pearl barley', part: 'ingredients', index: 0 },
            { words: 'barley', part: 'steps', index: 1 },
          ],
        },
      ],
      diets: ['dairy-free'],
    },
    instructions: ['Brown the lamb.', 'Simmer everything until the barley is soft.'],
    language: 'en',
    notes: '',
    isAdapted: false,
    isEdited: false,
    version: 1,
    editedAt: null,
    personal: { note: '', rating: null, cookedOn: [], collections: [] },
    keptUntil: null,
    shareToken: null,
  });
