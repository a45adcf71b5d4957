import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addDays, limits, type MealPlace, mondayOf, type PlannedMeal, weekdayOf } from '@sufra/contracts';
import { ask } from '@sufra/service-kit/testing';
import { aMemberId } from '../../test/a-member-id.ts';
import { aRecipe } from '../../test/a-recipe.ts';
import { becomePremium, leavePremium } from '../../test/become-premium.ts';
import { inDays } from '../../test/in-days.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';
import { carryWeeks } from '../migrations/003-carry-weeks.ts';
import { weekPlanOf } from './days.ts';
import { today } from './today.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

const at = (days: number, meal: MealPlace['meal'] = 'iftarOrDinner'): MealPlace => ({
  ...{ date: inDays(days), meal },
});

async function aPlanner() {
  const ownerId = aMemberId();
  await becomePremium(under, ownerId);
  const recipes = await under.recipes.create([1, 2].map(() => aRecipe({ ownerId })));
  const [one = '', two = ''] = recipes.map(({ _id }) => String(_id));
  const token = await under.platform.keySet.tokenFor({ userId: ownerId });
  const as = (call: string, body?: unknown) => ask(under.service.url, call, { token, body });
  const change = (meals: unknown[], more: object = {}) => as('PATCH /recipes/calendar', { meals, ...more });
  /** The meals of a year around today would be too many at once: those of the weeks that tests plan in. */
  const meals = async (): Promise<PlannedMeal[]> =>
    (await as(`GET /recipes/calendar?from=${inDays(-20)}&to=${inDays(20)}`)).body.meals;
  return { ownerId, one, two, as, change, meals };
}

const servingsAt = (meals: readonly PlannedMeal[], place: MealPlace) =>
  meals.find(({ date, meal }) => date === place.date && meal === place.meal)?.servings;

describe('the calendar of a premium member', () => {
  test('is empty at first, from the week of yesterday on', async () => {
    const { as } = await aPlanner();
    const from = mondayOf(inDays(-1));
    const none = { meals: [], guests: [], recipes: [], household: null };
    const empty = { version: 0, from, to: addDays(from, 20), ...none };
    expect((await as('GET /recipes/calendar')).body).toEqual(empty);
  });

  test('holds any meal of any day, with its people and recipes, in the order of the table', async () => {
    const { as, one, two, change } = await aPlanner();
    await change([
      { ...at(3, 'snack'), becomes: { recipeId: one } },
      { ...at(3, 'suhoor'), becomes: { recipeId: two, people: 7 } },
      { ...at(60), becomes: { recipeId: one } },
    ]);
    const week = await as(`GET /recipes/calendar?from=${inDays(2)}&to=${inDays(8)}`);
    expect(week.body).toMatchObject({
      version: 1,
      meals: [
        { ...at(3, 'suhoor'), recipeId: two, people: 7, servings: 7, leftoversOf: null },
        { ...at(3, 'snack'), recipeId: one, people: null, servings: 4 },
      ],
    });
    expect(week.body.recipes.map(({ _id }: { _id: string }) => _id).toSorted()).toEqual(
      [one, two].toSorted(),
    );
    await change([{ ...at(3, 'suhoor'), becomes: null }]);
    const after = await as(`GET /recipes/calendar?from=${inDays(60)}&to=${inDays(60)}`);
    expect(after.body).toMatchObject({ version: 2, meals: [{ ...at(60), recipeId: one }] });
  });

  test('cooks for guests of the night and for what is left, and buys what is left once', async () => {
    const { as, one, two, change, meals } = await aPlanner();
    await change(
      [
        { ...at(1), becomes: { recipeId: one, people: 3 } },
        { ...at(2, 'lunch'), becomes: { leftoversOf: at(1), people: 2 } },
        { ...at(3), becomes: { leftoversOf: at(1) } },
        { ...at(3, 'lunch'), becomes: { recipeId: two, people: 5 } },
      ],
      { guests: [1, 3].map((days, number) => ({ date: inDays(days), guests: 4 - number })) },
    );
    // Three and four guests, two for lunch, and three with three guests two days after.
    expect(servingsAt(await meals(), at(1))).toBe(3 + 4 + 2 + (3 + 3));
    expect(servingsAt(await meals(), at(2, 'lunch'))).toBe(0);
    const dates = [1, 2, 3].map(inDays);
    const { list } = (await as('PUT /shopping-list/plan', { dates })).body;
    expect(list).toMatchObject({
      plan: { version: 1, dates },
      meals: [
        { onDay: at(1), recipeId: one, servings: 15, planned: { slot: 'iftarOrDinner' } },
        { onDay: at(3, 'lunch'), recipeId: two, servings: 5 },
      ],
    });
    expect((await as('PUT /shopping-list/plan', { dates: [inDays(2)] })).body.list.meals).toEqual([]);
  });

  test('loses leftovers with the meal that they come from', async () => {
    const { one, two, as, change, meals } = await aPlanner();
    const left = { ...at(2, 'lunch'), becomes: { leftoversOf: at(1) } };
    await change([{ ...at(1), becomes: { recipeId: one } }, left]);
    await change([{ ...at(1), becomes: { recipeId: two, people: 2 } }]);
    expect(await meals()).toMatchObject([{ servings: 4 }, { recipeId: two, leftoversOf: at(1) }]);
    await change([{ ...at(1), becomes: null }]);
    await change([{ ...at(1), becomes: { recipeId: one } }]);
    expect(await meals()).toMatchObject([{ ...at(1), servings: 4 }]);
    await change([left]);
    await as(`DELETE /recipes/${one}`);
    expect(await meals()).toEqual([]);
  });

  test.each<[string, MealPlace, MealPlace]>([
    ['a meal that is not cooked', at(2), at(3)],
    ['a later meal', at(1, 'snack'), at(1)],
    ['itself', at(1), at(1)],
    ['a meal of too long before', at(1), at(2 + limits.leftoverDays)],
  ])('has no leftovers of %s', async (_what, leftoversOf, place) => {
    const { one, change, meals } = await aPlanner();
    await change([at(1), at(1, 'snack')].map(cooked => ({ ...cooked, becomes: { recipeId: one } })));
    const before = await meals();
    const refused = await change([
      { ...at(5, 'lunch'), becomes: { recipeId: one } },
      { ...place, becomes: { leftoversOf } },
    ]);
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', details: [{ path: 'meals.1.becomes.leftoversOf' }] },
    });
    expect(await meals()).toEqual(before);
  });

  test('takes only recipes of one’s own that are saved', async () => {
    const { one, change } = await aPlanner();
    const stranger = await aPlanner();
    expect(
      await change([
        { ...at(1), becomes: { recipeId: one } },
        { ...at(2), becomes: { recipeId: stranger.one } },
      ]),
    ).toMatchObject({
      status: 400,
      body: {
        details: [{ path: 'meals.1.becomes.recipeId', message: 'This is none of your saved recipes.' }],
      },
    });
  });

  test('is not overwritten by a change of what a meal was before; other meals are not in its way', async () => {
    const { one, two, change, meals } = await aPlanner();
    await change([{ ...at(1), becomes: { recipeId: one } }], { version: 0 });
    const lunch = { ...at(1, 'lunch'), becomes: { recipeId: two } };
    expect((await change([lunch], { version: 0 })).status).toBe(200);
    const dinner = { ...at(1), becomes: { recipeId: two } };
    const refused = { status: 409, body: { code: 'plan_changed' } };
    expect(await change([dinner, { ...lunch, becomes: null }], { version: 0 })).toMatchObject(refused);
    expect(await change([{ ...dinner, becomes: null }], { version: 0 })).toMatchObject(refused);
    expect(await meals()).toMatchObject([{ recipeId: two }, { recipeId: one }]);
    // The same again, because its answer was lost.
    expect((await change([lunch], { version: 0 })).status).toBe(200);
    expect((await change([dinner])).status).toBe(200);
    expect((await change([{ ...dinner, becomes: null }], { version: 4 })).status).toBe(200);
    // It is known of an empty meal too when it was emptied.
    expect(await change([dinner], { version: 3 })).toMatchObject(refused);
    const guests = (count: number) => ({ version: 0, guests: [{ date: inDays(1), guests: count }] });
    expect((await change([], guests(2))).status).toBe(200);
    expect((await change([], guests(2))).status).toBe(200);
    expect(await change([], guests(0))).toMatchObject(refused);
  });

  test('keeps changes of several devices that come at once', async () => {
    const { one, change, meals } = await aPlanner();
    const days = [1, 2, 3, 4, 5, 6, 7, 8];
    const answers = await Promise.all(
      days.map(day => change([{ ...at(day), becomes: { recipeId: one } }], { version: 0 })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await meals()).map(({ date }) => date)).toEqual(days.map(inDays));
  });

  test.each([
    [{}],
    [{ meals: [] }],
    [{ meals: [{ ...at(1), becomes: {} }] }],
    [{ meals: [{ ...at(1), becomes: { people: 3 } }] }],
    [{ meals: [{ ...at(1), becomes: { recipeId: aMemberId(), leftoversOf: at(0) } }] }],
    [{ meals: [{ ...at(1), becomes: { recipeId: { $ne: null } } }] }],
    [{ meals: [{ ...at(1), meal: 'brunch', becomes: null }] }],
    [{ meals: [{ ...at(1), date: '2026-02-30', becomes: null }] }],
    [{ meals: [{ ...at(1), date: '$where', becomes: null }] }],
    [
      {
        meals: [
          { ...at(1), becomes: null },
          { ...at(1), becomes: null },
        ],
      },
    ],
    [{ meals: [{ ...at(limits.calendarDaysAway + 2), becomes: null }] }],
    [{ meals: [{ ...at(1), becomes: null }], version: -1 }],
    [{ guests: [{ date: inDays(1), guests: -1 }] }],
    [{ guests: [{ date: inDays(1), guests: 1.5 }] }],
    [{ guests: [{ date: inDays(1), guests: limits.peopleAtTable + 1 }] }],
  ])('is not changed by %j', async body => {
    const { as } = await aPlanner();
    expect((await as('PATCH /recipes/calendar', body)).status).toBe(400);
    expect((await as('GET /recipes/calendar')).body.version).toBe(0);
  });

  test.each([
    'from=2027-02-08',
    'to=2027-02-08',
    'from=2027-02-08&to=2027-02-07',
    'from=2027-02-08&to=2027-03-22',
    'from=x&to=y',
  ])('is not read by %s', async query => {
    const { as } = await aPlanner();
    expect(await as(`GET /recipes/calendar?${query}`)).toMatchObject({
      ...{ status: 400, body: { code: 'invalid_request' } },
    });
  });

  test('is of no free member, and comes again with premium', async () => {
    const { ownerId, one, as, change, meals } = await aPlanner();
    await change([{ ...at(1), becomes: { recipeId: one } }]);
    await leavePremium(under, ownerId);
    const refused = { status: 403, body: { code: 'premium_only' } };
    expect(await as('GET /recipes/calendar')).toMatchObject(refused);
    expect(await change([{ ...at(1), becomes: null }])).toMatchObject(refused);
    await becomePremium(under, ownerId);
    expect(await meals()).toMatchObject([{ recipeId: one }]);
  });
});

describe('a week that was planned before there was a calendar', () => {
  const planOf = (recipeId: string | null, day = weekdayOf(today())) => {
    const plan = weekPlanOf({}, mondayOf(today()));
    plan[day].lunch = recipeId;
    return plan;
  };
  const lunches = (meals: readonly PlannedMeal[]) => meals.map(({ date, meal }) => [date, meal]);

  test('comes into the present week and the next, with dates that stay; done twice it changes nothing', async () => {
    const { ownerId, one, meals } = await aPlanner();
    const collection = under.platform.database.connection.collection<{ _id: string }>('plans');
    await collection.insertOne({ _id: ownerId, plan: planOf(one), v: 3 } as { _id: string });
    const both = [0, 7].map(days => [inDays(days), 'lunch']);
    expect(lunches(await meals())).toEqual(both);
    await carryWeeks(under.plans);
    const carried = await under.plans.findById(ownerId).lean();
    await carryWeeks(under.plans);
    expect(await under.plans.findById(ownerId).lean()).toEqual(carried);
    expect(carried).toMatchObject({ v: 3, at: 3, plan: planOf(one), week: mondayOf(today()) });
    expect(lunches(await meals())).toEqual(both);
  });

  test('written by a replica of then is carried over: what it changed and nothing else', async () => {
    const { ownerId, one, two, change, meals, as } = await aPlanner();
    await change([
      { ...at(0, 'lunch'), becomes: { recipeId: one, people: 9 } },
      { ...at(30), becomes: { recipeId: two } },
    ]);
    // As it saves: the whole week, without a word about days.
    const known = (await under.plans.findById(ownerId).lean())?.plan;
    expect(known).toEqual(planOf(one));
    const plan = planOf(one);
    plan[weekdayOf(today())].suhoor = two;
    await under.plans.updateOne({ _id: ownerId }, { $set: { plan }, $inc: { v: 1 } });
    const both = [
      { ...at(0, 'suhoor'), recipeId: two, people: null },
      { ...at(0, 'lunch'), recipeId: one, people: 9 },
    ];
    expect(await meals()).toMatchObject(both);
    expect((await change([{ ...at(0, 'snack'), becomes: { recipeId: one } }])).body.version).toBe(3);
    expect(await meals()).toMatchObject([...both, { ...at(0, 'snack') }]);
    expect((await as('GET /recipes/plan')).body.plan).toEqual(plan);
  });

  test('is changed by pages of then: a meal that stays keeps its people', async () => {
    const { one, two, change, meals, as } = await aPlanner();
    await change([{ ...at(0, 'lunch'), becomes: { recipeId: one, people: 9 } }]);
    const plan = planOf(one);
    plan[weekdayOf(today())].iftarOrDinner = two;
    expect((await as('PUT /recipes/plan', { plan, version: 1 })).body).toMatchObject({ plan, version: 2 });
    expect(await meals()).toMatchObject([{ people: 9 }, { ...at(0), recipeId: two, people: null }]);
  });
});
