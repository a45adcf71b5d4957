import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { CookingProfile } from '@sufra/contracts';
import { ask, eventually } from '@sufra/service-kit/testing';
import { aMemberId } from '../../test/a-member-id.ts';
import { aRecipe } from '../../test/a-recipe.ts';
import { aWrittenRecipe } from '../../test/a-written-recipe.ts';
import { ownText } from '../../test/own-text.ts';
import { say } from '../../test/start-cook.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';
import { tellAccess } from '../../test/tell-access.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

const nothing: CookingProfile = { avoid: [], diets: [], servingSize: null, spiceLevel: null, school: null };
const generate = 'POST /recipes/generate-openai';
const line = (item: string) => ({ quantity: 300, unit: 'g', item, note: null });
const squid = { title: 'Fried rings', ingredientLines: [line('squid'), line('rice')] };
const squidText = ownText({ title: 'Fried rings', ingredients: ['300 g squid', '200 g rice'] });

async function aMember(profile: Partial<CookingProfile> = {}) {
  const userId = aMemberId();
  const token = await under.platform.keySet.tokenFor({ userId });
  const call = (what: string, body?: unknown) =>
    ask(under.service.url, what, { token, ...(body ? { body } : {}) });
  const set = (change: Partial<CookingProfile>) => call('PUT /recipes/profile', { ...nothing, ...change });
  if (Object.keys(profile).length > 0) expect((await set(profile)).status).toBe(200);
  const keep = async (overrides: object = {}) => {
    const { _id } = await under.recipes.create(aRecipe({ ownerId: userId, ...overrides }));
    return String(_id);
  };
  return { userId, call, set, keep };
}

describe('the profile of a member', () => {
  test('is empty at first, kept as it is set, and of no other member', async () => {
    const [{ call, set }, other] = [await aMember(), await aMember()];
    expect((await call('GET /recipes/profile')).body).toEqual({ profile: nothing, asWritten: [] });
    const wanted = { avoid: ['دودھ', 'zibblenuts', 'Zibblenuts', ' '], diets: ['vegan', 'vegan'] as const };
    const { body } = await set({ ...wanted, diets: [...wanted.diets], servingSize: 6, school: 'maliki' });
    const kept = { avoid: ['دودھ', 'Zibblenuts'], diets: ['vegan'], servingSize: 6, school: 'maliki' };
    expect(body).toEqual({ profile: { ...nothing, ...kept }, asWritten: ['Zibblenuts'] });
    expect((await call('GET /recipes/profile')).body).toEqual(body);
    expect((await other.call('GET /recipes/profile')).body.profile).toEqual(nothing);
    await set({});
    expect((await call('GET /recipes/profile')).body.profile).toEqual(nothing);
  });

  test.each([
    { school: 'zahiri' },
    { servingSize: 3 },
    { diets: ['paleo'] },
    { avoid: ['x'.repeat(101)] },
    { avoid: Array.from({ length: 41 }, () => 'nuts') },
  ])('is not set to %j', async change => {
    const { call } = await aMember();
    expect((await call('PUT /recipes/profile', { ...nothing, ...change })).status).toBe(400);
  });

  test('words that are not understood are told without being kept', async () => {
    const { call } = await aMember();
    const { body } = await call('POST /recipes/avoided-words', { words: ['süt', 'zibblenuts', 'raw onion'] });
    expect(body).toEqual({ asWritten: ['zibblenuts', 'raw onion'] });
  });

  test('is in the export, and gone with the account', async () => {
    const { userId, call } = await aMember({ avoid: ['nuts'] });
    expect((await call('GET /recipes/export')).body.profile).toEqual({ ...nothing, avoid: ['nuts'] });
    await tellAccess(under, userId, { deleted: true });
    await eventually(async () => expect(await under.profiles.exists({ _id: userId })).toBeNull());
  });
});

describe('what is avoided', () => {
  test('is marked in the recipes of the member, with the words and the line', async () => {
    const { call, keep, set } = await aMember({ avoid: ['meat'], diets: ['gluten-free'] });
    const id = await keep();
    expect((await call(`GET /recipes/${id}`)).body.recipe.avoided).toEqual(
      expect.arrayContaining([
        { avoid: 'meat', isDiet: false, words: 'lamb shoulder', part: 'ingredients', index: 1 },
        { avoid: 'gluten-free', isDiet: true, words: 'pearl barley', part: 'ingredients', index: 0 },
      ]),
    );
    expect((await call('GET /recipes')).body.recipes[0].avoided).not.toEqual([]);
    await set({});
    expect((await call(`GET /recipes/${id}`)).body.recipe).not.toHaveProperty('avoided');
  });

  test('is marked in an import and in what is made halal', async () => {
    const { call } = await aMember({ avoid: ['Nüsse'] });
    const text =
      'Pilaf\n\nIngredients\n200 g rice\n50 g walnuts\n\nMethod\n1. Cook the rice with the walnuts.';
    const imported = (await call('POST /recipes/import', { text })).body;
    expect(imported.avoided).toMatchObject([
      { avoid: 'Nüsse', words: 'walnuts', part: 'ingredients', index: 1 },
      { part: 'steps', index: 0 },
    ]);
    const { title, ingredients, instructions } = imported.recipe;
    const made = await call('POST /recipes/make-halal', { title, ingredients, instructions });
    expect(made.body.avoided).toHaveLength(2);
  });

  test('and by a diet is not written; a word that is not known is said to be searched for as written', async () => {
    const { call } = await aMember();
    const dal = aWrittenRecipe({
      title: 'Dal',
      description: 'A pot of lentils.',
      ingredientLines: [line('red lentils'), line('rice')],
      steps: [{ text: 'Simmer the lentils with the rice and water for 20 minutes.', minutes: 20 }],
    });
    under.cook.play(say(aWrittenRecipe()), say(dal));
    const wish = { userPrompt: 'a one-pot dinner', diets: ['vegetarian'], avoid: ['zibblenuts'] };
    const { body, status } = await call(generate, wish);
    expect(status).toBe(201);
    expect(body.recipe).toMatchObject({ title: 'Dal', options: { diets: ['vegetarian'] } });
    expect(body.asWritten).toEqual(['zibblenuts']);
    const [asked, again] = under.cook.calls.slice(-2).map(({ messages }) => JSON.stringify(messages));
    expect(asked).toMatch(/seafood.*vegetarian/);
    expect(again).toMatch(/found.*chicken/);
  });
});

describe('the school that a member follows', () => {
  test('decides what may be asked for, with its own words and no ruling', async () => {
    const { call, set } = await aMember({ school: 'hanafi' });
    const wish = { ingredients: ['squid', 'rice'], mealType: 'Main Meals' };
    const { status, body } = await call(generate, wish);
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'not_halal' });
    expect(body.details[0].finding).toMatchObject({ words: 'squid', rule: 6, use: ['firm white fish'] });
    expect(body.details[0].message).toContain('Of what lives in the water only fish is food.');
    await set({ school: 'shafii' });
    under.cook.play(say(aWrittenRecipe()));
    expect((await call(generate, wish)).status).toBe(201);
  });

  test('is told to the kitchen, and what it forbids is not written', async () => {
    const { call } = await aMember({ school: 'hanafi' });
    under.cook.play(say(aWrittenRecipe(squid)), say(aWrittenRecipe()));
    const { body } = await call(generate, { userPrompt: 'a seafood dinner' });
    expect(body.recipe.title).toBe('Chicken with rice');
    expect(JSON.stringify(under.cook.calls.at(-1)?.messages)).toMatch(/alsoForbidden.*not fish/);
  });

  test('decides what can be saved, and what an import and a swap say', async () => {
    const { call } = await aMember({ school: 'hanafi' });
    expect((await call('POST /recipes', squidText)).body.code).toBe('not_halal');
    const text = 'Rings\n\nIngredients\n300 g squid\n2 eggs\n200 g flour\n\nMethod\n1. Fry the squid.';
    const { body } = await call('POST /recipes/import', { text });
    expect(body.lines[0]).toMatchObject({ verdict: 'haram', words: ['squid'] });
    expect(body.lines[0].swaps[0].use).toBe('firm white fish');
    expect(body.halal).toMatchObject({ verdict: 'haram', school: 'hanafi' });
    expect(body.halal.differing[0]).toMatchObject({ words: 'squid', held: { maliki: { verdict: 'halal' } } });
    const { title, ingredients, instructions } = body.recipe;
    const made = await call('POST /recipes/make-halal', { title, ingredients, instructions });
    expect(made.body.recipe.ingredients[0]).toBe('300 g firm white fish');
    expect(JSON.stringify(made.body.recipe)).not.toContain('squid');
    expect(made.body.halal.verdict).toBe('halal');
  });

  test('and what is avoided choose the swap: no fish for who avoids it', async () => {
    const { call } = await aMember({ school: 'hanafi', diets: ['vegetarian'] });
    const recipe = {
      title: 'Rings',
      ingredients: ['300 g squid', '200 g flour', '2 eggs'],
      instructions: [],
    };
    const best = await call('POST /recipes/make-halal', recipe);
    expect(best.body.recipe.ingredients[0]).toBe('300 g firm tofu');
    const choices = [{ index: 0, use: 'chicken' }];
    const own = await call('POST /recipes/make-halal', { ...recipe, choices });
    expect(own.body.recipe.ingredients[0]).toBe('300 g chicken');
  });

  test('is the one that saved recipes are judged by from now on, and others read the line of the site', async () => {
    const { call, set, keep } = await aMember();
    const id = await keep(squid);
    const verdict = async () => {
      const one = (await call(`GET /recipes/${id}`)).body.recipe.halal;
      const [listed] = (await call('GET /recipes')).body.recipes;
      expect(listed.halal).toEqual(one);
      return one;
    };
    expect(await verdict()).toMatchObject({ verdict: 'halal', differing: [{ words: 'squid' }] });
    const { token } = (await call(`POST /recipes/${id}/share`)).body;
    await set({ school: 'hanafi' });
    expect(await verdict()).toMatchObject({ verdict: 'haram', school: 'hanafi' });
    expect(await under.recipes.findById(id).lean()).toMatchObject({ school: 'hanafi' });
    const shared = await ask(under.service.url, `GET /recipes/shared/${token}`);
    expect(shared.body.recipe.halal).toMatchObject({ verdict: 'halal' });
    expect(shared.body.recipe.halal).not.toHaveProperty('school');
    // Judged for a visitor, it is its owner's verdict that is kept.
    expect(await verdict()).toMatchObject({ verdict: 'haram', school: 'hanafi' });
    await set({});
    expect(await verdict()).toMatchObject({ verdict: 'halal' });
  });

  test('may allow what the site does not: that is not shared, and a copy is judged by the school of its owner', async () => {
    const maliki = await aMember({ school: 'maliki' });
    const frogs = { title: 'Fried legs', ingredientLines: [line('frog legs')] };
    const id = await maliki.keep(frogs);
    expect((await maliki.call(`GET /recipes/${id}`)).body.recipe.halal.verdict).toBe('halal');
    expect((await maliki.call(`POST /recipes/${id}/share`)).body.code).toBe('recipe_not_halal');
    const shared = await maliki.keep(squid);
    const { token } = (await maliki.call(`POST /recipes/${shared}/share`)).body;
    const hanafi = await aMember({ school: 'hanafi' });
    const copy = await hanafi.call(`POST /recipes/shared/${token}/copy`);
    expect(copy.body.recipe.halal).toMatchObject({ verdict: 'haram', school: 'hanafi' });
  });
});
