import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  type IngredientLine,
  limits,
  planDays,
  planSlots,
  type ShoppingLine,
  shopShelves,
} from '@sufra/contracts';
import { ask } from '@sufra/service-kit/testing';
import { aMemberId } from '../../test/a-member-id.ts';
import { aRecipe } from '../../test/a-recipe.ts';
import { becomePremium, leavePremium } from '../../test/become-premium.ts';
import { ownText } from '../../test/own-text.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';
import { readOwnLine } from './read-own-line.ts';
import type { OwnLine } from './shopping-model.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

const aLine = (quantity: number | null, unit: string | null, item: string): IngredientLine => ({
  ...{ quantity, unit, item, note: null },
});

async function aMember({ isPremium = false } = {}) {
  const ownerId = aMemberId();
  if (isPremium) await becomePremium(under, ownerId);
  const token = await under.platform.keySet.tokenFor({ userId: ownerId });
  const as = (call: string, body?: unknown, key?: string, origin = under.service.url) =>
    ask(origin, call, { token, body, ...(key && { headers: { 'idempotency-key': key } }) });
  const recipe = async (overrides: Parameters<typeof aRecipe>[0] = {}) =>
    String((await under.recipes.create(aRecipe({ ownerId, ...overrides })))._id);
  const list = async () => (await as('GET /shopping-list')).body.list;
  return { ownerId, token, as, recipe, list };
}

const named = (list: { lines: ShoppingLine[] }, name: string) => {
  const line = list.lines.find(each => each.name === name);
  if (!line) throw new Error(`there is no line of ${name}`);
  return line;
};

const ownLines = (ids: string[]): Record<string, OwnLine> =>
  Object.fromEntries(
    ids.map(id => [id, { text: id, language: 'en', item: id, amount: null, v: 1 } as const]),
  );

const aPlan = (recipes: Partial<Record<(typeof planDays)[number], string>>) =>
  Object.fromEntries(
    planDays.map(day => [
      day,
      Object.fromEntries(planSlots.map(slot => [slot, slot === 'lunch' ? (recipes[day] ?? null) : null])),
    ]),
  );

test('who has no list has an empty one, in the order of a usual shop', async () => {
  const { list } = await aMember();
  expect(await list()).toEqual({
    ...{ version: 0, meals: [], lines: [], shelves: shopShelves, atHome: [] },
    ...{ plan: null, share: null, changedAt: null, household: null },
  });
});

describe('a recipe', () => {
  test('comes for so many people, exactly, and again takes its own place', async () => {
    const { as, recipe } = await aMember();
    const id = await recipe({ ingredientLines: [aLine(200, 'g', 'rice'), aLine(null, null, 'salt')] });
    await as('POST /shopping-list/recipes', { recipe: id });
    const { body } = await as('POST /shopping-list/recipes', { recipe: id, servings: 3 });
    expect(body.list.meals).toMatchObject([{ recipeId: id, servings: 3, planned: null, leftOut: null }]);
    expect(named(body.list, 'Rice')).toMatchObject({
      amounts: [{ kind: 'mass', fraction: '150/1', quantity: 150 }],
      shelf: 'grains',
      wantedBy: [{ recipeId: id, meals: 1 }],
    });
    expect(named(body.list, 'Salt')).toMatchObject({ amounts: [], isToTaste: true });
    expect(body.list.version).toBe(2);
  });

  test('of another member is none', async () => {
    const [{ as }, other] = [await aMember(), await aMember()];
    expect((await as('POST /shopping-list/recipes', { recipe: await other.recipe() })).status).toBe(404);
  });

  test('is the only one of a free member, unless it takes the place of the other', async () => {
    const { as, recipe, list, ownerId } = await aMember();
    const [one, two] = [await recipe(), await recipe()];
    await as('POST /shopping-list/recipes', { recipe: one });
    expect(await as('POST /shopping-list/recipes', { recipe: two })).toMatchObject({
      ...{ status: 403, body: { code: 'premium_only' } },
    });
    await as('POST /shopping-list/recipes', { recipe: two, replace: true });
    expect((await list()).meals).toMatchObject([{ recipeId: two }]);
    await becomePremium(under, ownerId);
    await as('POST /shopping-list/recipes', { recipe: one });
    expect((await list()).meals).toHaveLength(2);
  });

  test('that is deleted, or no longer halal, is not bought', async () => {
    const { as, recipe, list } = await aMember({ isPremium: true });
    const gone = await recipe({ ingredientLines: [aLine(1, null, 'onion')] });
    const bacon = await recipe({
      ingredientLines: [aLine(150, 'g', 'smoked pork bacon'), aLine(200, 'g', 'spaghetti')],
      guardVersion: null,
    });
    for (const id of [gone, bacon]) await as('POST /shopping-list/recipes', { recipe: id });
    await as(`DELETE /recipes/${gone}`);
    const { lines, meals } = await list();
    expect(lines.map(({ name }: ShoppingLine) => name)).toEqual(['Spaghetti']);
    expect(meals).toMatchObject([{ leftOut: { halal: { verdict: 'haram' } } }]);
  });
});

describe('the planned days of a premium member', () => {
  test('are added up, and taken anew in place of those before', async () => {
    const { as, recipe, list, ownerId } = await aMember({ isPremium: true });
    const rice = await recipe({ ingredientLines: [aLine(100, 'g', 'rice')] });
    const stew = await recipe({ ingredientLines: [aLine(0.5, 'kg', 'rice'), aLine(2, null, 'onions')] });
    const plan = aPlan({ monday: rice, tuesday: stew, sunday: stew });
    expect((await as('PUT /recipes/plan', { plan })).status).toBe(200);
    await as('POST /shopping-list/recipes', { recipe: rice });
    const days = ['monday', 'tuesday'];
    const taken = await as('PUT /shopping-list/plan', { days, servings: 2 });
    expect(named(taken.body.list, 'Rice').amounts).toMatchObject([{ quantity: 100 + 50 + 250 }]);
    expect(taken.body.list).toMatchObject({ plan: { version: 1, days }, meals: [{ planned: null }, {}, {}] });
    await as('PUT /shopping-list/plan', { days: ['sunday'] });
    const after = await list();
    expect(named(after, 'Rice').amounts).toMatchObject([{ quantity: 600 }]);

    const [, meal] = after.meals;
    await as(`PATCH /shopping-list/meals/${meal.id}`, { servings: 8 });
    expect(named(await list(), 'Onions').amounts).toMatchObject([{ quantity: 4 }]);
    for (const _twice of [1, 2]) await as(`DELETE /shopping-list/meals/${meal.id}`);
    expect((await list()).meals).toHaveLength(1);
    await leavePremium(under, ownerId);
    expect((await as('PUT /shopping-list/plan', { days })).body.code).toBe('premium_only');
  });

  test.each([[[]], [['monday', 'monday']], [['doomsday']], ['monday']])('are not %j', async days => {
    const { as } = await aMember({ isPremium: true });
    expect((await as('PUT /shopping-list/plan', { days })).status).toBe(400);
  });
});

describe('an own line', () => {
  test('has its amount read, is there once however often it is sent, and goes when it is taken off', async () => {
    const { as, list } = await aMember();
    const line = aMemberId();
    const write = (text: string, more = {}) => as(`PUT /shopping-list/lines/${line}`, { text, ...more });
    await write('٢ كيلو طماطم', { language: 'ar' });
    await write('٢ كيلو طماطم', { language: 'ar' });
    expect(await list()).toMatchObject({
      version: 1,
      lines: [{ id: line, kind: 'own', name: 'طماطم', amounts: [{ quantity: 2000 }], shelf: 'greens' }],
    });
    await as(`PATCH /shopping-list/lines/${line}`, { note: 'ripe ones', shelf: 'tins' });
    expect((await list()).lines).toMatchObject([{ note: 'ripe ones', shelf: 'tins' }]);
    expect((await as(`PATCH /shopping-list/lines/${aMemberId()}`, { note: 'x' })).status).toBe(404);
    expect((await write('milk', { version: 0 })).body).toMatchObject({ code: 'list_changed', version: 2 });
    expect((await write('milk', { version: 2 })).status).toBe(200);
    for (const _twice of [1, 2]) await as(`DELETE /shopping-list/lines/${line}`);
    expect((await list()).lines).toEqual([]);
  });

  test.each([{ text: '' }, { text: '\u200b' }, { text: 'x'.repeat(201) }, { text: 7 }, {}])(
    'is not written by %j',
    async body => {
      const { as } = await aMember();
      expect((await as(`PUT /shopping-list/lines/${aMemberId()}`, body)).status).toBe(400);
    },
  );

  test('of which there are too many is refused', async () => {
    const { as, ownerId, list } = await aMember();
    const ids = Array.from({ length: limits.shoppingLines }, aMemberId);
    const own = ownLines(ids);
    await under.lists.create({ _id: ownerId, v: 1, own });
    const [known] = ids;
    const add = await as(`PUT /shopping-list/lines/${aMemberId()}`, { text: 'one more' });
    expect(add).toMatchObject({ status: 409, body: { code: 'list_full' } });
    expect((await as(`PUT /shopping-list/lines/${known}`, { text: 'another' })).status).toBe(200);
    expect((await list()).lines).toHaveLength(limits.shoppingLines);
  });

  test.each<[string, Parameters<typeof readOwnLine>[1], string, string]>([
    ['rice 2 kg', 'en', 'rice', '2000'],
    ['٢ كيلو طماطم', 'en', 'طماطم', '2000'],
    ['2 pots noodles', 'en', 'pots noodles', '2'],
    ['half a kilo of rice', 'en', 'rice', '500'],
    ['7 up', 'en', 'up', '7'],
    ['1,5 kg de tomates', 'fr', 'tomates', '1500'],
    ["3 gousses d'ail", 'fr', 'ail', '3'],
    ['2 yemek kaşığı zeytinyağı', 'tr', 'zeytinyağı', '30'],
    ['250 gr daging sapi', 'id', 'daging sapi', '250'],
    ['آدھا کلو دہی', 'ur', 'دہی', '500'],
    ['نصف كيلو لحم', 'ar', 'لحم', '500'],
    ['bread', 'tr', 'bread', ''],
    ['12', 'en', '12', ''],
  ])('%s (%s) is %s, %s', (text, language, item, quantity) => {
    const read = readOwnLine(text, language);
    expect([read.item, read.amount ? String(Number(read.amount.quantity.over)) : '']).toEqual([
      item,
      quantity,
    ]);
  });
});

describe('ticks', () => {
  test('a hundred at once over two replicas all stay, and a repeated one does not undo another', async () => {
    const { as, ownerId, list } = await aMember();
    const ids = Array.from({ length: 100 }, aMemberId);
    const own = ownLines(ids);
    await under.lists.create({ _id: ownerId, v: 1, own });
    const replica = await under.startReplica();
    const answers = await Promise.all(
      ids.map((id, at) =>
        as(
          `PUT /shopping-list/lines/${id}/tick`,
          { isTicked: true },
          randomUUID(),
          at % 2 ? replica.url : undefined,
        ),
      ),
    );
    await replica.stop();
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const after = await list();
    expect(after.lines.filter(({ isTicked }: ShoppingLine) => isTicked)).toHaveLength(100);
    expect(after.version).toBe(1);

    const [id] = ids;
    const key = randomUUID();
    const tick = (isTicked: boolean, by = key) => as(`PUT /shopping-list/lines/${id}/tick`, { isTicked }, by);
    await tick(true);
    await tick(false, randomUUID());
    expect((await tick(true)).body.line.isTicked).toBe(false);
    expect((await tick(false)).body.code).toBe('idempotency_conflict');
    await as('POST /shopping-list/clear', { what: 'ticked' });
    expect((await list()).lines).toHaveLength(1);
    expect((await as(`PUT /shopping-list/lines/${aMemberId()}/tick`, { isTicked: true })).status).toBe(404);
  });

  test('of a line that wants more by now are open again, and of one that wants less are not', async () => {
    const { as, recipe, list } = await aMember();
    const id = await recipe({ ingredientLines: [aLine(200, 'g', 'rice')] });
    const buy = (servings: number) => as('POST /shopping-list/recipes', { recipe: id, servings });
    const line = named((await buy(4)).body.list, 'Rice');
    const tick = await as(`PUT /shopping-list/lines/${line.id}/tick`, { isTicked: true });
    expect(tick.body.line).toMatchObject({ id: line.id, isTicked: true });
    await buy(2);
    expect(named(await list(), 'Rice').isTicked).toBe(true);
    await buy(5);
    expect(named(await list(), 'Rice').isTicked).toBe(false);
    await as('POST /shopping-list/clear', { what: 'all' });
    expect(await list()).toMatchObject({ lines: [], meals: [] });
  });
});

test('what is always at home is marked, and shelves come in one’s own order', async () => {
  const { as, recipe, list } = await aMember();
  const lines = [aLine(2, 'tbsp', 'Olive oil'), aLine(1, null, 'onion'), aLine(1, 'tsp', 'yogurt')];
  await as('POST /shopping-list/recipes', { recipe: await recipe({ ingredientLines: lines }) });
  await as('PUT /shopping-list/at-home', { atHome: ['olive oil', 'Yoghurt', 'olive oil'] });
  const shelves = shopShelves.toReversed();
  await as('PUT /shopping-list/shelves', { shelves });
  const after = await list();
  expect(after.lines.map(({ name, isAtHome }: ShoppingLine) => [name, isAtHome])).toEqual([
    ['Olive oil', true],
    ['Yogurt', true],
    ['Onion', false],
  ]);
  expect(after).toMatchObject({ shelves, atHome: ['olive oil', 'Yoghurt'] });
  for (const wrong of [shelves.slice(1), [...shelves.slice(1), 'greens'], ['attic']])
    expect((await as('PUT /shopping-list/shelves', { shelves: wrong })).status).toBe(400);
});

test('of changes of one version one is made, the others hear of the version that is there', async () => {
  const { as } = await aMember();
  const orders = [shopShelves, shopShelves.toReversed()];
  const answers = await Promise.all(
    orders.map(shelves => as('PUT /shopping-list/shelves', { shelves, version: 0 })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    ...{ code: 'list_changed', version: 1 },
  });
});

test('own lines of two devices at once are all there, and a write that comes twice at once is made once', async () => {
  const { as, list } = await aMember();
  const key = randomUUID();
  await Promise.all([
    ...Array.from({ length: 8 }, () => as(`PUT /shopping-list/lines/${aMemberId()}`, { text: 'tea' })),
    ...[1, 2].map(() => as('PUT /shopping-list/at-home', { atHome: ['salt'] }, key)),
  ]);
  const { lines, version } = await list();
  expect([lines.length, version]).toEqual([8, 9]);
});

describe('a shared list', () => {
  const visit = (call: string, body?: unknown) => ask(under.service.url, call, { body });

  test('is read by its address, ticked off where its owner lets others, and is nowhere when that ends', async () => {
    const { as, recipe, ownerId, list } = await aMember();
    const id = await recipe();
    await as('POST /shopping-list/recipes', { recipe: id });
    const { token } = (await as('PUT /shopping-list/share', { mayTick: false })).body.share;
    const shared = await visit(`GET /shopping-list/shared/${token}`);
    expect(shared.body.list).toMatchObject({ mayTick: false, lines: [{}, {}] });
    expect(JSON.stringify(shared.body)).not.toMatch(new RegExp(`${ownerId}|${id}`));
    const tick = `PUT /shopping-list/shared/${token}/lines/${shared.body.list.lines[0].id}/tick`;
    expect((await visit(tick, { isTicked: true })).status).toBe(403);
    expect((await as('PUT /shopping-list/share', { mayTick: true })).body.share).toEqual({
      ...{ token, mayTick: true },
    });
    expect((await visit(tick, { isTicked: true })).body.line.isTicked).toBe(true);
    expect((await list()).lines[0].isTicked).toBe(true);
    await as('DELETE /shopping-list/share');
    for (const call of [`GET /shopping-list/shared/${token}`, tick])
      expect((await visit(call, call === tick ? { isTicked: true } : undefined)).status).toBe(404);
    expect((await as('PUT /shopping-list/share', { mayTick: true })).body.share.token).not.toBe(token);
  });
});

test('the measures of a member’s own recipe are understood, whose language is not known', async () => {
  const { as, list } = await aMember();
  const text = ownText({ ingredients: ["2 cuillères à soupe d'huile", '200 g riz'] });
  const { recipe } = (await as('POST /recipes', text)).body;
  expect((await as('POST /shopping-list/recipes', { recipe: recipe._id })).status).toBe(200);
  const bought = await list();
  expect(bought.meals).toMatchObject([{ language: null }]);
  expect(named(bought, 'Huile').amounts).toMatchObject([{ kind: 'volume', quantity: 30, inSpoons: true }]);
});
