import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { limits } from '@sufra/contracts';
import { ask } from '@sufra/service-kit/testing';
import { aMemberId } from '../../test/a-member-id.ts';
import { aRecipe } from '../../test/a-recipe.ts';
import { becomePremium } from '../../test/become-premium.ts';
import { ownText } from '../../test/own-text.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

const as = async (userId: string, call: string, body?: unknown) =>
  ask(under.service.url, call, { token: await under.platform.keySet.tokenFor({ userId }), body });
const write = (userId: string, overrides = {}) => as(userId, 'POST /recipes', ownText(overrides));
const change = (userId: string, id: string, version: number, overrides = {}) =>
  as(userId, `PUT /recipes/${id}`, { ...ownText(overrides), version });

describe('a recipe that a member writes', () => {
  test('is saved in its parts, found by its words, and costs no generation', async () => {
    const member = aMemberId();
    const { status, body } = await write(member, { notes: 'Best on the next day.' });
    expect(status).toBe(201);
    expect(body.recipe).toMatchObject({
      title: 'Rice of my mother',
      ingredients: ['200 g rice', '1 onion', '2 tbsp olive oil'],
      ingredientLines: [{ quantity: 200, unit: 'g', item: 'rice' }, {}, {}],
      notes: 'Best on the next day.',
      options: { servingSize: 4 },
      source: { kind: 'own' },
      ...{ version: 1, isEdited: false, editedAt: null, isSaved: true, keptUntil: null },
      halal: { verdict: 'halal' },
    });
    const { recipes } = (await as(member, 'GET /recipes?q=mother')).body;
    expect(recipes).toMatchObject([{ _id: body.recipe._id }]);
    expect((await as(member, 'GET /recipes/export')).body.generations.total).toBe(0);
  });

  test('may be doubtful; with something forbidden it is refused, each line with what to use instead', async () => {
    const member = aMemberId();
    const doubtful = await write(member, { ingredients: ['1 tsp gelatine'] });
    expect([doubtful.status, doubtful.body.recipe.halal.verdict]).toEqual([201, 'doubtful']);

    const { status, body } = await write(member, {
      ingredients: ['200 g spaghetti', '150 g pancetta'],
      instructions: ['Boil the spaghetti.', 'Pour in the white wine.'],
      notes: 'Goes well with a glass of beer.',
    });
    expect([status, body.code]).toEqual([422, 'not_halal']);
    expect(body.details.map(({ path }: { path: string }) => path)).toEqual([
      'ingredients.1',
      'instructions.1',
      'notes',
    ]);
    expect(body.details[0]).toMatchObject({
      message: expect.stringContaining('pancetta'),
      finding: { words: 'pancetta', use: expect.arrayContaining([expect.any(String)]) },
    });
    expect((await as(member, 'GET /recipes/counts')).body.all).toBe(1);
  });

  test('is refused with words at the field where something is missing or too much', async () => {
    const { status, body } = await write(aMemberId(), {
      title: ' \u200b ',
      servings: 0,
      cookTime: 2.5,
      ingredients: ['rice', ''],
      instructions: ['x'.repeat(limits.importedStepLength + 1)],
    });
    expect([status, body.code]).toEqual([400, 'invalid_request']);
    expect(body.details.map(({ path }: { path: string }) => path).sort()).toEqual([
      'cookTime',
      'ingredients.1',
      'instructions.0',
      'servings',
      'title',
    ]);
  });

  test('is one of twenty of a free member, also of many that come at once; a premium member writes more', async () => {
    const member = aMemberId();
    const written = await under.recipes.insertMany(
      Array.from({ length: 19 }, () => ({
        ...aRecipe({ ownerId: member, isOwnWork: true }),
        _id: undefined,
      })),
    );
    expect(written).toHaveLength(19);
    const answers = await Promise.all(Array.from({ length: 4 }, () => write(member)));
    const kept = await under.recipes.countDocuments({ ownerId: member });
    expect(kept).toBeLessThanOrEqual(20);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(kept - 19);
    if (kept < 20) await write(member);
    const { status, body } = await write(member);
    expect([status, body.code]).toEqual([403, 'own_recipes_full']);
    expect(body.message).toContain('20');

    await becomePremium(under, member);
    expect((await write(member)).status).toBe(201);
  });
});

describe('a change of a recipe', () => {
  test('saves the text, judged anew, and says that a generated one was edited', async () => {
    const ownerId = aMemberId();
    const { _id } = await under.recipes.create(aRecipe({ ownerId }));
    const [id, recipe] = [String(_id), aRecipe()];
    const { status, body } = await change(ownerId, id, 1, {
      title: 'Barley soup',
      ingredients: ['200 g pearl barley', '300 g turkey, in cubes'],
      instructions: recipe.steps.map(({ text }) => text),
    });
    expect(status).toBe(200);
    expect(body.recipe).toMatchObject({
      title: 'Barley soup',
      ...{ version: 2, isEdited: true, editedAt: expect.any(String), calories: 0 },
      steps: recipe.steps,
      source: { kind: 'model' },
      options: { servingSize: 4, avoid: ['nuts'] },
    });
    expect((await as(ownerId, 'GET /recipes?q=turkey')).body.recipes).toHaveLength(1);
    expect((await as(ownerId, 'GET /recipes?q=shoulder')).body.recipes).toHaveLength(0);

    const refused = await change(ownerId, id, 2, { ingredients: ['1 glass of red wine'] });
    expect([refused.status, refused.body.code]).toEqual([422, 'not_halal']);
    expect((await as(ownerId, `GET /recipes/${id}`)).body.recipe.version).toBe(2);
  });

  test('that was made of an older text is refused with both, and a heart is no change of the text', async () => {
    const member = aMemberId();
    const id = (await write(member)).body.recipe._id;
    await as(member, `PATCH /recipes/${id}`, { favorite: true });
    const [one, other] = await Promise.all([
      change(member, id, 1, { title: 'From the phone' }),
      change(member, id, 1, { title: 'From the kitchen' }),
    ]);
    const [saved, refused] = one.status === 200 ? [one, other] : [other, one];
    expect([saved.status, refused.status, refused.body.code]).toEqual([200, 409, 'recipe_changed']);
    const { conflict } = refused.body;
    expect(conflict.saved).toMatchObject({ version: 2, recipe: { title: saved.body.recipe.title } });
    expect(conflict.saved.recipe.title).not.toBe(conflict.yours.title);

    const onTop = await as(member, `PUT /recipes/${id}`, { ...conflict.yours, version: 2 });
    expect(onTop.body.recipe).toMatchObject({ title: conflict.yours.title, version: 3, favorite: true });
  });

  test('that changes nothing makes no version', async () => {
    const member = aMemberId();
    const id = (await write(member)).body.recipe._id;
    expect((await change(member, id, 1)).body.recipe).toMatchObject({ version: 1, editedAt: null });
  });

  test('is its owner’s alone', async () => {
    const id = (await write(aMemberId())).body.recipe._id;
    for (const call of [`GET /recipes/${id}/versions`, `GET /recipes/${id}/versions/1`])
      expect((await as(aMemberId(), call)).status).toBe(404);
    expect((await change(aMemberId(), id, 1, { title: 'Mine' })).status).toBe(404);
  });
});

describe('amounts that are hardly meant', () => {
  const unlikely = { ingredients: ['200 g rice', '10 kg of salt', '-3 eggs', '500 tsp pepper', '0 onions'] };

  test('are asked about by their lines, and saved as they are once the member says so', async () => {
    const member = aMemberId();
    const { status, body } = await write(member, unlikely);
    expect([status, body.code]).toEqual([422, 'amounts_unlikely']);
    expect(body.details.map(({ path }: { path: string }) => path)).toEqual(
      [1, 2, 3, 4].map(index => `ingredients.${index}`),
    );
    expect(await under.recipes.countDocuments({ ownerId: member })).toBe(0);
    const saved = await write(member, { ...unlikely, areAmountsMeant: true });
    expect([saved.status, saved.body.recipe.ingredients]).toEqual([201, unlikely.ingredients]);

    // What was said to be right is not asked about again, and what is new is.
    const { _id } = saved.body.recipe;
    expect((await change(member, _id, 1, { ...unlikely, title: 'Salt' })).status).toBe(200);
    const more = { ...unlikely, ingredients: [...unlikely.ingredients, '9 kg cinnamon'] };
    const refused = await change(member, _id, 2, more);
    expect(refused.body.details.map(({ path }: { path: string }) => path)).toEqual(['ingredients.5']);
    expect((await change(member, _id, 2, { ...more, areAmountsMeant: true })).status).toBe(200);
    const { status: restored } = await as(member, `POST /recipes/${_id}/versions/1/restore`, { version: 3 });
    expect(restored).toBe(200);
  });

  test('a recipe is for one serving or more', async () => {
    const { status, body } = await write(aMemberId(), { servings: 0 });
    expect([status, body.details]).toEqual([
      400,
      [{ path: 'servings', message: 'Please give a whole number.' }],
    ]);
  });
});

test('an import that was made halal keeps its mark through saves', async () => {
  const member = aMemberId();
  const { title, servings, ingredients, instructions } = ownText();
  const source = { name: 'Our Table', url: null };
  const body = { title, servings, ingredients, instructions, source, totalMinutes: 35, isAdapted: true };
  const imported = await as(member, 'POST /recipes/imported', body);
  expect(imported.body.recipe).toMatchObject({ isAdapted: true, isEdited: false });
  const changed = await change(member, imported.body.recipe._id, 1, { title: 'Another name' });
  expect(changed.body.recipe).toMatchObject({ isAdapted: true, isEdited: true, source: { kind: 'import' } });
});
