import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { Recipe } from '@sufra/contracts';
import { ask, eventually } from '@sufra/service-kit/testing';
import { aMemberId } from '../../test/a-member-id.ts';
import { aRecipe } from '../../test/a-recipe.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';
import { listSaved } from '../library/list-recipes.ts';
import { markFavorite } from '../library/mark-favorite.ts';
import { findOwnRecipe } from '../library/own-recipe.ts';
import { shareRecipe } from '../library/share-recipe.ts';
import type { RecipeDocument } from '../recipe/recipe-model.ts';
import { guard } from './guard.ts';
import { openRejudging } from './rejudge.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

const withBacon = [{ quantity: 150, unit: 'g', item: 'bacon', note: null }];
const older = { guardVersion: '0.9.0' };
const newer = { guardVersion: '999.10.0' };
const bacon = { part: 'ingredients', index: 0, words: 'bacon', rule: 2 };

async function kept(overrides: Partial<RecipeDocument> = {}) {
  const ownerId = aMemberId();
  const { _id } = await under.recipes.create(aRecipe({ ownerId, ingredientLines: withBacon, ...overrides }));
  return { ownerId, id: String(_id) };
}
const as = async (userId: string, call: string, body?: unknown) =>
  ask(under.service.url, call, { token: await under.platform.keySet.tokenFor({ userId }), body });
const stored = (id: string) => under.recipes.findById(id).lean<RecipeDocument>();

/** Over the real database: a guard of this version, whose judgements are counted. */
function aGuard(version: string, judgeRecipe = guard.judgeRecipe) {
  const judge = jest.fn(judgeRecipe);
  const rejudge = openRejudging({
    ...{ recipes: under.recipes, profiles: under.profiles },
    guard: { version, judgeRecipe: judge },
  });
  return { judge, rejudge, recipes: under.recipes };
}

describe('a recipe that an older guard judged', () => {
  test.each([older, { guardVersion: undefined }, { guardVersion: 'unreadable' }])(
    'is judged again when its owner reads it, and the verdict is stored (%j)',
    async judgedBy => {
      const { ownerId, id } = await kept(judgedBy);
      const { status, body } = await as(ownerId, `GET /recipes/${id}`);
      expect(status).toBe(200);
      expect(Recipe.strict().parse(body.recipe).halal).toMatchObject({
        verdict: 'haram',
        forbidden: [{ ...bacon, use: expect.arrayContaining(['turkey bacon']) }],
      });
      expect(await stored(id)).toMatchObject({
        guardVersion: guard.version,
        halal: { verdict: 'haram', forbidden: [bacon] },
      });
    },
  );

  test('is judged again wherever its owner meets it', async () => {
    const listed = await kept(older);
    expect((await as(listed.ownerId, 'GET /recipes')).body.recipes).toMatchObject([
      { halal: { verdict: 'haram' } },
    ]);
    const marked = await kept(older);
    const { body } = await as(marked.ownerId, `PATCH /recipes/${marked.id}`, { favorite: true });
    expect(body.recipe).toMatchObject({ favorite: true, halal: { verdict: 'haram' } });
  });

  test('is judged once: the next read takes what is stored', async () => {
    const { ownerId, id } = await kept(older);
    await as(ownerId, `GET /recipes/${id}`);
    // A second judgement would find nothing wrong with this.
    await under.recipes.updateOne({ _id: id }, { $set: { ingredientLines: [] } });
    for (const call of [`GET /recipes/${id}`, 'GET /recipes']) {
      const { body } = await as(ownerId, call);
      expect((body.recipe ?? body.recipes[0]).halal).toMatchObject({ verdict: 'haram', forbidden: [bacon] });
    }
  });

  test('may turn out doubtful, or halal where it was doubtful', async () => {
    const gelatine = [{ quantity: 5, unit: 'g', item: 'gelatine', note: null }];
    const doubtful = await kept({ ...older, ingredientLines: gelatine });
    expect((await as(doubtful.ownerId, `GET /recipes/${doubtful.id}`)).body.recipe.halal).toMatchObject({
      verdict: 'doubtful',
      notes: [{ words: 'gelatine' }],
      forbidden: [],
    });
    const note = { words: 'lamb', reason: 'Once it was doubted.', rule: 3, substitute: null };
    const halal = { verdict: 'doubtful' as const, notes: [note], forbidden: [] };
    const cleared = await kept({ ...older, halal, ingredientLines: aRecipe().ingredientLines });
    expect((await as(cleared.ownerId, `GET /recipes/${cleared.id}`)).body.recipe.halal).toEqual({
      verdict: 'halal',
      notes: [],
      forbidden: [],
    });
  });

  test('read by many at once is judged once, and all have the same answer', async () => {
    const { ownerId, id } = await kept(older);
    const deps = aGuard('1.0.0');
    const read = await Promise.all(Array.from({ length: 20 }, () => findOwnRecipe({ ...deps, ownerId, id })));
    expect(deps.judge).toHaveBeenCalledTimes(1);
    for (const recipe of read)
      expect(recipe).toMatchObject({ guardVersion: '1.0.0', halal: { verdict: 'haram' } });
    await findOwnRecipe({ ...deps, ownerId, id });
    expect(deps.judge).toHaveBeenCalledTimes(1);
  });

  test('keeps its version: nothing of a member’s own change is in its way, and nothing is published', async () => {
    const { ownerId, id } = await kept({ ...older, v: 4 });
    const { rejudge } = aGuard('1.0.0');
    const before = await stored(id);
    if (!before) throw new Error('the recipe is not there');
    const mark = { ownerId, id, favorite: true };
    const { recipes, versions, allowances } = under;
    const deps = { recipes, versions, allowances, rejudge };
    const [judged, marked] = await Promise.all([rejudge(before), markFavorite(deps, mark)]);
    expect(judged).toMatchObject({ v: 4, halal: { verdict: 'haram' } });
    expect(marked).toMatchObject({ favorite: true, halal: { verdict: 'haram' } });
    expect(await stored(id)).toMatchObject({ v: 5, favorite: true, outbox: [], halal: { verdict: 'haram' } });
    expect(under.platform.heard.filter(({ subject }) => subject === id)).toEqual([]);
  });

  test('that is deleted meanwhile is not brought back', async () => {
    const { ownerId, id } = await kept(older);
    const before = await stored(id);
    if (!before) throw new Error('the recipe is not there');
    await as(ownerId, `DELETE /recipes/${id}`);
    expect(await aGuard('1.0.0').rejudge(before)).toMatchObject({ halal: { verdict: 'haram' } });
    await eventually(async () => expect(await stored(id)).toBeNull());
  });
});

describe('two replicas with guards of two versions', () => {
  const letsPass = () => ({ verdict: 'halal' as const, notes: [], forbidden: [] });

  test('the verdict of the newer one stays, and the older one answers with it', async () => {
    const { ownerId, id } = await kept({ guardVersion: '1.8.0' });
    const nine = aGuard('1.9.0', letsPass);
    const ten = aGuard('1.10.0');
    expect(await findOwnRecipe({ ...nine, ownerId, id })).toMatchObject({ guardVersion: '1.9.0' });
    expect(await findOwnRecipe({ ...ten, ownerId, id })).toMatchObject({ guardVersion: '1.10.0' });
    expect(await findOwnRecipe({ ...nine, ownerId, id })).toMatchObject({
      guardVersion: '1.10.0',
      halal: { verdict: 'haram' },
    });
    expect([nine.judge.mock.calls.length, ten.judge.mock.calls.length]).toEqual([1, 1]);
    expect(await stored(id)).toMatchObject({ guardVersion: '1.10.0', halal: { verdict: 'haram' } });
  });

  test('the older one does not write over what the newer one stored since it read', async () => {
    const { id } = await kept({ guardVersion: '1.8.0' });
    const before = await stored(id);
    if (!before) throw new Error('the recipe is not there');
    await aGuard('1.10.0').rejudge(before);
    expect(await aGuard('1.9.0', letsPass).rejudge(before)).toMatchObject({
      guardVersion: '1.10.0',
      halal: { verdict: 'haram' },
    });
    expect(await stored(id)).toMatchObject({ guardVersion: '1.10.0', halal: { verdict: 'haram' } });
  });

  test('nor what the newer one stores while it judges', async () => {
    const { id } = await kept({ guardVersion: '1.8.0' });
    const before = await stored(id);
    if (!before) throw new Error('the recipe is not there');
    const newerOne = aGuard('1.10.0');
    const { collection } = under.recipes;
    const updateOne = async (...update: Parameters<typeof collection.updateOne>) => {
      await newerOne.rejudge(before);
      return collection.updateOne(...update);
    };
    const recipes = Object.create(under.recipes, { collection: { value: { updateOne } } });
    const rejudge = openRejudging({
      ...{ recipes, profiles: under.profiles },
      guard: { version: '1.9.0', judgeRecipe: letsPass },
    });
    expect(await rejudge(before)).toMatchObject({ guardVersion: '1.10.0', halal: { verdict: 'haram' } });
    expect(await stored(id)).toMatchObject({ guardVersion: '1.10.0', halal: { verdict: 'haram' } });
  });

  test('a verdict of a newer guard is answered as it is', async () => {
    const { ownerId, id } = await kept(newer);
    expect((await as(ownerId, `GET /recipes/${id}`)).body.recipe.halal.verdict).toBe('halal');
    expect(await stored(id)).toMatchObject(newer);
  });
});

describe('a list of 200 old recipes', () => {
  const saved = async (count: number) => {
    const ownerId = aMemberId();
    const recipes = Array.from({ length: count }, (_, n) =>
      aRecipe({ ownerId, title: `Pasta ${n}`, ingredientLines: withBacon, ...older }),
    );
    await under.recipes.insertMany(recipes);
    return ownerId;
  };

  test('is judged whole, and one recipe at a time: others have their turn in between', async () => {
    const ownerId = await saved(200);
    let turn = 0;
    let ticking: NodeJS.Immediate;
    const tick = () => {
      turn += 1;
      ticking = setImmediate(tick);
    };
    tick();
    const turns: number[] = [];
    const deps = aGuard('1.0.0', recipe => {
      turns.push(turn);
      return guard.judgeRecipe(recipe);
    });
    const { recipes: listed } = await listSaved({ ...deps, ownerId }, { limit: 200 });
    // biome-ignore lint/style/noNonNullAssertion: it is set by the first tick
    clearImmediate(ticking!);
    expect(listed).toHaveLength(200);
    expect(listed.filter(({ halal }) => halal.verdict === 'haram')).toHaveLength(200);
    expect(new Set(turns).size).toBe(200);
  });

  test('asked for by several tabs at once is judged once', async () => {
    const ownerId = await saved(200);
    const deps = aGuard('1.0.0');
    const lists = await Promise.all([1, 2, 3].map(() => listSaved({ ...deps, ownerId }, { limit: 200 })));
    for (const { recipes } of lists)
      expect(recipes.every(({ halal }) => halal.verdict === 'haram')).toBe(true);
    await listSaved({ ...deps, ownerId }, { limit: 200 });
    expect(deps.judge).toHaveBeenCalledTimes(200);
    expect(await under.recipes.countDocuments({ ownerId, guardVersion: '1.0.0', v: 1 })).toBe(200);
  });
});

describe('a shared recipe that is no longer halal', () => {
  const address = (token: string) => `GET /recipes/shared/${token}`;
  const token = () => randomBytes(16).toString('base64url');

  test('is withheld from others from the first read on, and its link shows no preview', async () => {
    const shareToken = token();
    const { ownerId, id } = await kept({ ...older, title: 'Pasta carbonara', shareToken });
    for (const _ of ['first', 'second']) {
      const answer = await ask(under.service.url, address(shareToken));
      expect(answer).toMatchObject({ status: 404, body: { code: 'recipe_withheld' } });
      expect(JSON.stringify(answer.body)).not.toContain('carbonara');
    }
    const head = await ask(under.service.url, `GET /recipes/head?path=/r/${shareToken}`);
    expect(head.body).toMatchObject({ status: 404, title: 'A shared recipe - Sufra' });
    expect((await as(ownerId, `GET /recipes/${id}`)).body.recipe).toMatchObject({ shareToken });
  });

  test('is back at its address when a later guard clears it', async () => {
    const shareToken = token();
    const { id } = await kept({ ...older, shareToken });
    expect((await ask(under.service.url, address(shareToken))).status).toBe(404);
    await under.recipes.updateOne(
      { _id: id },
      { $set: { guardVersion: '0.9.1', ingredientLines: aRecipe().ingredientLines } },
    );
    expect((await ask(under.service.url, address(shareToken))).status).toBe(200);
  });

  test('gets no address, and its owner may take the old one away', async () => {
    const { ownerId, id } = await kept({ ...older, shareToken: token() });
    const refusal = { status: 409, body: { code: 'recipe_not_halal' } };
    expect(await as(ownerId, `POST /recipes/${id}/share`)).toMatchObject(refusal);
    expect((await as(ownerId, `DELETE /recipes/${id}/share`)).status).toBe(200);
    expect(await as(ownerId, `POST /recipes/${id}/share`)).toMatchObject(refusal);
    expect((await stored(id))?.shareToken).toBeUndefined();
    await expect(shareRecipe({ ...aGuard('1.0.0'), ownerId, id })).rejects.toMatchObject({
      code: 'recipe_not_halal',
    });
  });
});
