import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Eater, HouseholdRole, MealPlace, PlannedMeal, Recipe } from '@sufra/contracts';
import { ask, eventually } from '@sufra/service-kit/testing';
import { becomePremium, leavePremium } from '../../test/become-premium.ts';
import { aHousehold, aPerson, type Person, seat } from '../../test/household.ts';
import { inDays } from '../../test/in-days.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

const at = (days: number, meal: MealPlace['meal'] = 'iftarOrDinner'): MealPlace => ({
  ...{ date: inDays(days), meal },
});
const range = () => `from=${inDays(-1)}&to=${inDays(30)}`;

/** A household whose owner pays for all. */
async function aTable() {
  const home = await aHousehold(under);
  await becomePremium(under, home.owner.id);
  return home;
}
type Home = Awaited<ReturnType<typeof aTable>>;

const calendarOf = async (person: Person) => (await person.as(`GET /recipes/calendar?${range()}`)).body;
const mealsOf = async (person: Person): Promise<PlannedMeal[]> => (await calendarOf(person)).meals;
const idsOf = async (person: Person) => (await mealsOf(person)).map(({ recipeId }) => recipeId);
const set = (person: Person, meals: unknown[], more: object = {}) =>
  person.as('PATCH /recipes/calendar', { meals, ...more });
const put = (place: MealPlace, recipeId: string, people?: number) => ({
  ...place,
  becomes: { recipeId, ...(people && { people }) },
});

async function planned(person: Person, place: MealPlace, title = 'Harira') {
  const id = await person.recipe({ title });
  const { status } = await set(person, [put(place, id)]);
  expect(status).toBe(200);
  return id;
}

const seated = ({ owner, cook, guest }: Partial<Record<HouseholdRole, Person>>) =>
  Object.entries({ owner, cook, guest }).flatMap(([role, person]) =>
    person ? [[person, role as HouseholdRole] as const] : [],
  );

const people = ['owner', 'cook', 'guest', 'stranger', 'removed'] as const;

async function theOne(who: (typeof people)[number], home: Home): Promise<Person> {
  if (who !== 'stranger' && who !== 'removed') return home[who];
  const person = await aPerson(under, 'Zaid');
  await becomePremium(under, person.id);
  if (who === 'stranger') return person;
  const others = seated(home);
  await seat(under, home.id, [...others, [person, 'cook']], 2);
  await seat(under, home.id, others, 3);
  return person;
}

const isIn = (who: string) => who !== 'stranger' && who !== 'removed';
const mayCook = (who: string) => who === 'owner' || who === 'cook';

describe.each(people)('as %s', who => {
  test('the household’s calendar is read or is another’s, and its recipes with it', async () => {
    const home = await aTable();
    const self = await theOne(who, home);
    const id = await planned(home.owner, at(1));
    expect(await idsOf(self)).toEqual(isIn(who) ? [id] : []);
    expect((await self.as(`GET /recipes/${id}`)).status).toBe(isIn(who) ? 200 : 404);
    expect((await self.as('GET /household/changes')).status).toBe(isIn(who) ? 200 : 404);
  });

  const writes: Record<string, (other: string, own: string) => [string, unknown]> = {
    'exchange a meal': (_, own) => ['PATCH /recipes/calendar', { meals: [put(at(1), own)] }],
    'empty a meal': () => ['PATCH /recipes/calendar', { meals: [{ ...at(1), becomes: null }] }],
    'invite guests': () => ['PATCH /recipes/calendar', { guests: [{ date: inDays(1), guests: 3 }] }],
    'plan another’s recipe': other => ['PATCH /recipes/calendar', { meals: [put(at(2), other)] }],
  };
  test.each(Object.keys(writes))('to %s is for those who cook', async name => {
    const home = await aTable();
    const self = await theOne(who, home);
    const id = await planned(home.owner, at(1));
    const before = await mealsOf(home.owner);
    const { version } = await calendarOf(home.owner);
    const [call, body] = writes[name]?.(id, await self.recipe()) ?? [''];
    const { status } = await self.as(call, body);
    const isChanged = (await calendarOf(home.owner)).version !== version;
    if (mayCook(who)) expect([status, isChanged]).toEqual([200, true]);
    else {
      expect(await mealsOf(home.owner)).toEqual(before);
      // A stranger changes a calendar of their own, in which nothing of others can stand.
      expect([status, isChanged]).toEqual([
        who === 'guest' ? 403 : name === 'plan another’s recipe' ? 400 : 200,
        false,
      ]);
    }
  });

  test.each<[string, unknown, string?]>([
    ['PATCH', { favorite: true }],
    ['DELETE', undefined],
    ['POST', undefined, '/share'],
    ['GET', undefined, '/versions'],
  ])('a planned recipe of another is not changed by %s', async (method, body, more = '') => {
    const home = await aTable();
    const self = await theOne(who, home);
    const other = who === 'owner' ? home.cook : home.owner;
    const id = await planned(other, at(1));
    const before = await under.recipes.findById(id).lean();
    expect((await self.as(`${method} /recipes/${id}${more}`, body)).status).toBe(404);
    expect(await under.recipes.findById(id).lean()).toEqual(before);
  });
});

describe('a recipe that another member planned', () => {
  test('is read by all at the table with the name of its owner, and without what is theirs alone', async () => {
    const { owner, cook, guest } = await aTable();
    const id = await cook.recipe({
      title: 'Bilal’s soup',
      favorite: true,
      ownNote: 'less salt',
      rating: 2,
      cookedOn: ['2026-11-01'],
      shareToken: 'A'.repeat(22),
      options: { servingSize: 4, avoid: ['nuts'], diets: ['vegan'], healthGoals: 'Low-carb' },
    });
    await set(cook, [put(at(1), id)]);
    for (const person of [owner, guest]) {
      const { meals, recipes, household } = await calendarOf(person);
      expect(household).toEqual({ role: person === owner ? 'owner' : 'guest', owner: 'Amina' });
      expect(meals).toMatchObject([{ recipeId: id, whose: 'Bilal' }]);
      const { recipe } = (await person.as(`GET /recipes/${id}`)).body;
      for (const one of [recipe, recipes[0]] as Recipe[]) {
        expect(one).toMatchObject({
          title: 'Bilal’s soup',
          whose: 'Bilal',
          favorite: false,
          shareToken: null,
          options: { servingSize: 4, avoid: [] },
        });
        expect(one.options).not.toHaveProperty('diets');
        expect(one.personal).toEqual({ note: '', rating: null, cookedOn: [], collections: [] });
      }
    }
    const own = await calendarOf(cook);
    expect(own.meals[0]).not.toHaveProperty('whose');
    expect(own.recipes[0]).toMatchObject({ favorite: true, personal: { note: 'less salt' } });
  });

  test('is readable for as long as it stands there; others of its owner are not, and cannot be planned', async () => {
    const { owner, cook } = await aTable();
    const hidden = await owner.recipe();
    expect((await cook.as(`GET /recipes/${hidden}`)).status).toBe(404);
    expect((await set(cook, [put(at(1), hidden)])).body).toMatchObject({
      details: [{ path: 'meals.0.becomes.recipeId' }],
    });
    const id = await planned(owner, at(1));
    await set(owner, [{ ...at(1), becomes: null }]);
    expect((await cook.as(`GET /recipes/${id}`)).status).toBe(404);
    // Its owner took it back: another cannot put it there again.
    expect((await set(cook, [put(at(1), id)])).status).toBe(400);
  });

  test('is moved, taken off and put back by a cook, and stays its owner’s', async () => {
    const { owner, cook } = await aTable();
    const id = await planned(owner, at(1));
    await set(cook, [{ ...at(1), becomes: null }, put(at(2), id)]);
    expect(await mealsOf(owner)).toMatchObject([{ ...at(2), recipeId: id }]);
    await set(cook, [{ ...at(2), becomes: null }]);
    expect(await mealsOf(owner)).toEqual([]);
    expect((await set(cook, [put(at(2), id)])).status).toBe(200);
    expect(await mealsOf(cook)).toMatchObject([{ ...at(2), recipeId: id, whose: 'Amina' }]);
  });

  test('comes onto the list of the household for the people at table', async () => {
    const { owner, cook } = await aTable();
    const [one, two] = [await owner.recipe(), await cook.recipe()];
    await set(owner, [put(at(1), one, 5)]);
    await set(cook, [put(at(1, 'lunch'), two, 3)]);
    const { list } = (await cook.as('PUT /shopping-list/plan', { dates: [inDays(1)] })).body;
    expect(list.meals).toMatchObject([
      { recipeId: two, servings: 3 },
      { recipeId: one, servings: 5, whose: 'Amina' },
    ]);
  });

  test('is of no household whose premium has ended', async () => {
    const { owner, cook } = await aTable();
    const id = await planned(owner, at(1));
    await leavePremium(under, owner.id);
    expect((await cook.as(`GET /recipes/calendar?${range()}`)).body.code).toBe('premium_only');
    expect((await cook.as(`GET /recipes/${id}`)).status).toBe(404);
  });
});

test('two who write at once over two replicas lose nothing; the same meal is the first one’s', async () => {
  const { owner, cook } = await aTable();
  const replica = await under.startReplica();
  const days = Array.from({ length: 20 }, (_, day) => day + 1);
  const [mine, theirs] = [await owner.recipe(), await cook.recipe()];
  const answers = await Promise.all(
    days.map(day => {
      const [person, id, url] =
        day % 2 ? ([owner, mine, under.service.url] as const) : ([cook, theirs, replica.url] as const);
      return ask(url, 'PATCH /recipes/calendar', {
        token: person.token,
        body: { meals: [put(at(day), id)], version: 0 },
      });
    }),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await idsOf(owner)).toEqual(days.map(day => (day % 2 ? mine : theirs)));
  expect(await set(cook, [put(at(1), theirs)], { version: 0 })).toMatchObject({
    ...{ status: 409, body: { code: 'plan_changed' } },
  });
  await replica.stop();
});

describe('what each has planned', () => {
  test('waits at home while a member shares another’s, and goes with them when they leave', async () => {
    const home = await aTable();
    const { owner, cook } = home;
    await becomePremium(under, cook.id);
    await seat(under, home.id, seated({ owner, guest: home.guest }), 2);
    const atHome = await planned(cook, at(3));
    await seat(under, home.id, seated(home), 3);
    expect(await mealsOf(cook)).toEqual([]);
    const [of, brought] = [await planned(owner, at(1)), await planned(cook, at(2))];
    await set(cook, [{ ...at(4, 'lunch'), becomes: { leftoversOf: at(2), people: 2 } }]);
    await planned(cook, at(3));
    await seat(under, home.id, seated({ owner, guest: home.guest }), 4);
    await eventually(async () => (await idsOf(cook)).length === 3);
    expect(await idsOf(owner)).toEqual([of]);
    expect(await mealsOf(cook)).toMatchObject([
      { ...at(2), recipeId: brought, servings: 6 },
      { ...at(3), recipeId: atHome },
      { ...at(4, 'lunch'), leftoversOf: at(2) },
    ]);
    expect((await cook.as(`GET /recipes/${of}`)).status).toBe(404);
    expect((await owner.as(`GET /recipes/${brought}`)).status).toBe(404);
  });

  test('stays planned for all when the household is handed over', async () => {
    const home = await aTable();
    const { owner, cook, guest } = home;
    const of = await planned(owner, at(1));
    const brought = await planned(cook, at(2));
    await set(owner, [], { guests: [{ date: inDays(1), guests: 2 }] });
    await seat(under, home.id, [[owner, 'cook'], ...seated({ owner: cook, guest })], 2);
    await eventually(async () => (await calendarOf(guest)).guests.length === 1);
    for (const person of [owner, cook, guest]) {
      const { meals, guests, household } = await calendarOf(person);
      expect(household).toMatchObject({ owner: 'Bilal' });
      expect(meals.map(({ recipeId }: PlannedMeal) => recipeId)).toEqual([of, brought]);
      expect(guests).toEqual([{ date: inDays(1), guests: 2 }]);
    }
    // The former owner goes, and has what was theirs once.
    await seat(under, home.id, seated({ owner: cook, guest }), 3);
    expect(await idsOf(owner)).toEqual([of]);
  });

  test('is theirs again when it is dissolved', async () => {
    const home = await aTable();
    const { owner, cook } = home;
    await becomePremium(under, cook.id);
    const [of, brought] = [await planned(owner, at(1)), await planned(cook, at(2))];
    await seat(under, home.id, [], 2);
    await eventually(async () => (await idsOf(cook)).length > 0);
    expect([await idsOf(owner), await idsOf(cook)]).toEqual([[of], [brought]]);
  });

  test('is in their export: their own calendar, and what they brought to another’s', async () => {
    const { owner, cook } = await aTable();
    const [of, brought] = [await planned(owner, at(1)), await planned(cook, at(2))];
    const exported = async (person: Person) => {
      const { calendar, householdMeals } = (await person.as('GET /recipes/export')).body;
      return [calendar.meals, householdMeals].map(meals => meals.map((meal: PlannedMeal) => meal.recipeId));
    };
    expect(await exported(owner)).toEqual([[of, brought], []]);
    expect(await exported(cook)).toEqual([[], [brought]]);
  });
});

describe('an account that is deleted', () => {
  const noProfile = { avoid: ['fish'], diets: [], servingSize: null, spiceLevel: null, school: null };
  const aChild = (name: string) => ({ name, avoid: ['nuts'], diets: [], spiceLevel: null });
  const remove = async ({ id }: Person) => {
    await under.platform.tell({
      type: 'user.access-changed',
      subject: id,
      sequence: 2,
      data: {
        userId: id,
        isAdmin: false,
        isModerator: false,
        endedSessions: [],
        sessionsNotBefore: null,
        deleted: true,
        displayName: null,
      },
    });
    // The profile goes after the calendars.
    await eventually(async () => (await under.profiles.findById(id)) === null);
  };
  const nothingIn = async (person: Person) =>
    eventually(async () => (await under.plans.findById(person.id)) === null);

  test.each(['before', 'after'])(
    'leaves to the others what they planned and who eats with them, told %s the household',
    async when => {
      const home = await aTable();
      const { owner, cook, guest } = home;
      await becomePremium(under, cook.id);
      await owner.as('PUT /recipes/profile', noProfile);
      const own = await planned(owner, at(1));
      const brought = await planned(cook, at(2));
      await set(owner, [], { guests: [{ date: inDays(2), guests: 3 }] });
      await owner.as('POST /recipes/eaters', aChild('Yusuf'));
      const handOver = () => seat(under, home.id, seated({ owner: cook, guest }), 2);
      if (when === 'after') await handOver();
      await remove(owner);
      if (when === 'before') {
        // Until the news comes the others go on with what is theirs.
        expect(await idsOf(cook)).toEqual([brought]);
        expect(JSON.stringify(await under.plans.findById(owner.id).lean())).not.toContain(own);
        expect((await cook.as('POST /recipes/eaters', aChild('Maryam'))).status).toBe(201);
        await handOver();
      }
      await nothingIn(owner);
      const names = (await guest.as('GET /recipes/eaters')).body.eaters.map(({ name }: Eater) => name);
      expect(names).toEqual(expect.arrayContaining(when === 'before' ? ['Yusuf', 'Maryam'] : ['Yusuf']));
      expect((await mealsOf(cook))[0]?.servings).toBe(7);
      expect(await idsOf(cook)).toEqual([brought]);
      expect(await idsOf(guest)).toEqual([brought]);
      expect(JSON.stringify(await under.plans.findById(cook.id).lean())).not.toContain(owner.id);
    },
  );

  test('takes what it brought to another’s with it', async () => {
    const { owner, cook } = await aTable();
    const of = await planned(owner, at(1));
    await planned(cook, at(2));
    await remove(cook);
    expect(await idsOf(owner)).toEqual([of]);
    await eventually(
      async () => !JSON.stringify(await under.plans.findById(owner.id).lean()).includes(cook.id),
    );
  });
});

test('the former calls of the week share it, and refuse guests', async () => {
  const { owner, cook, guest } = await aTable();
  const id = await planned(owner, at(0, 'lunch'));
  const { plan, version } = (await cook.as('GET /recipes/plan')).body;
  expect(JSON.stringify(plan)).toContain(id);
  expect((await guest.as('PUT /recipes/plan', { plan })).status).toBe(403);
  // As it was: a recipe of another that stands there already is none to refuse.
  expect((await cook.as('PUT /recipes/plan', { plan, version })).status).toBe(200);
  expect(await idsOf(owner)).toEqual([id]);
});
