import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Eater, type HouseholdRole, limits, type PlannedMeal } from '@sufra/contracts';
import { ask, eventually } from '@sufra/service-kit/testing';
import { becomePremium } from '../../test/become-premium.ts';
import { aHousehold, aPerson, type Person, seat } from '../../test/household.ts';
import { inDays } from '../../test/in-days.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

const child = { name: 'Yusuf', avoid: ['nuts', 'Nuts'], diets: [] as string[], spiceLevel: 'No Spice' };
const kept = { avoid: ['Nuts'], diets: [], spiceLevel: 'No Spice' };
const ofNoTable = '65f0c00c0000000000000009';
const profile = { avoid: ['fish'], diets: ['vegetarian'], servingSize: null, spiceLevel: null, school: null };

const tableOf = async (person: Person) => (await person.as('GET /recipes/eaters')).body;
const eatersOf = async (person: Person): Promise<Eater[]> => (await tableOf(person)).eaters;
const namesOf = async (person: Person) => (await eatersOf(person)).map(({ name }) => name);
const add = (person: Person, change: object = {}) =>
  person.as('POST /recipes/eaters', { ...child, ...change });

async function childOf(person: Person, change: object = {}): Promise<Eater> {
  const { status, body } = await add(person, change);
  expect(status).toBe(201);
  return body.eaters.at(-1);
}

const seated = (home: Partial<Record<HouseholdRole, Person>>) =>
  (['owner', 'cook', 'guest'] as const).flatMap(role => (home[role] ? [[home[role], role] as const] : []));

const people = ['owner', 'cook', 'guest', 'stranger', 'removed'] as const;

async function theOne(who: (typeof people)[number], home: Awaited<ReturnType<typeof aHousehold>>) {
  if (who !== 'stranger' && who !== 'removed') return home[who];
  const person = await aPerson(under, 'Zaid');
  if (who === 'stranger') return person;
  await seat(under, home.id, [...seated(home), [person, 'cook']], 2);
  await seat(under, home.id, seated(home), 3);
  return person;
}

describe.each(people)('as %s', who => {
  const isIn = who !== 'stranger' && who !== 'removed';
  const mayCook = who === 'owner' || who === 'cook';

  test('those without an account are read by the table, and written by who cooks there', async () => {
    const home = await aHousehold(under);
    const self = await theOne(who, home);
    const { id } = await childOf(home.owner);
    expect((await eatersOf(self)).some(eater => eater.id === id)).toBe(isIn);
    const before = await eatersOf(home.cook);
    const refused = isIn ? 403 : 404;
    const set = await self.as(`PUT /recipes/eaters/${id}`, { ...child, name: 'Yahya' });
    expect(set.status).toBe(mayCook ? 200 : refused);
    expect((await namesOf(home.owner)).includes('Yahya')).toBe(mayCook);
    // A stranger adds to a table of their own.
    expect((await add(self, { name: 'Maryam' })).status).toBe(isIn && !mayCook ? 403 : 201);
    expect((await namesOf(home.owner)).includes('Maryam')).toBe(mayCook);
    expect((await self.as(`DELETE /recipes/eaters/${id}`)).status).toBe(mayCook ? 200 : refused);
    if (!mayCook) expect(await eatersOf(home.cook)).toEqual(before);
    expect((await tableOf(self)).mayWrite).toBe(who !== 'guest');
  });
});

describe('those who eat at a table', () => {
  test('of a member alone are the member and whom they add, as they were said', async () => {
    const self = await aPerson(under);
    expect(await tableOf(self)).toEqual({
      eaters: [{ id: self.id, name: '', kind: 'self', profile: { avoid: [], diets: [], spiceLevel: null } }],
      ...{ isShown: false, mayWrite: true, isShared: false },
    });
    const { id, ...yusuf } = await childOf(self);
    expect(yusuf).toEqual({ name: 'Yusuf', kind: 'kept', profile: kept });
    await self.as(`PUT /recipes/eaters/${id}`, { ...child, avoid: [], spiceLevel: null });
    expect((await eatersOf(self)).at(-1)?.profile).toEqual({ avoid: [], diets: [], spiceLevel: null });
    await self.as(`DELETE /recipes/eaters/${id}`);
    expect(await eatersOf(self)).toHaveLength(1);
  });

  test('have names of their own, and are at most twelve without an account, however many are added at once', async () => {
    const { owner, cook } = await aHousehold(under);
    await childOf(owner);
    for (const name of [' yusuf ', 'Bilal']) {
      const { status, body } = await add(cook, { name });
      expect([status, body.code]).toEqual([409, 'eater_known']);
    }
    const all = Array.from({ length: limits.keptEaters + 2 }, (_, at) => add(owner, { name: `Child ${at}` }));
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    expect(statuses.filter(status => status === 201)).toHaveLength(limits.keptEaters - 1);
    expect(statuses.filter(status => status === 409)).toHaveLength(3);
    expect(await eatersOf(owner)).toHaveLength(3 + limits.keptEaters);
  });

  test.each([{ name: ' ' }, { diets: ['paleo'] }, { spiceLevel: 'Hot' }, { avoid: ['x'.repeat(101)] }])(
    'are not added with %j',
    async change => expect((await add(await aPerson(under), change)).status).toBe(400),
  );

  test('see of a member what that member shows, and no longer once it is taken back', async () => {
    const { owner, cook, guest } = await aHousehold(under);
    await cook.as('PUT /recipes/profile', { ...profile, servingSize: 6, school: 'hanafi' });
    const seenOf = async (person: Person) => (await eatersOf(person)).find(({ id }) => id === cook.id);
    const shown = { avoid: ['fish'], diets: ['vegetarian'], spiceLevel: null };
    expect(await seenOf(owner)).toEqual({ id: cook.id, name: 'Bilal', kind: 'member', profile: null });
    expect(await seenOf(cook)).toMatchObject({ kind: 'self', profile: shown });
    expect((await cook.as('PUT /recipes/profile/shown', { isShown: true })).body.isShown).toBe(true);
    for (const other of [owner, guest]) expect((await seenOf(other))?.profile).toEqual(shown);
    await cook.as('PUT /recipes/profile', profile);
    expect((await tableOf(cook)).isShown).toBe(true);
    await cook.as('PUT /recipes/profile/shown', { isShown: false });
    expect((await seenOf(owner))?.profile).toBeNull();
  });

  test('are told of to those who listen', async () => {
    const { owner, guest } = await aHousehold(under);
    const counts = async () => (await guest.as('GET /household/changes')).body;
    const before = await counts();
    await childOf(owner);
    expect((await counts()).plan).toBe(before.plan + 1);
  });

  test('go along when the household is handed over, and stay where it is dissolved', async () => {
    const { id, owner, cook } = await aHousehold(under);
    const own = await childOf(owner);
    await seat(
      under,
      id,
      [
        [cook, 'owner'],
        [owner, 'cook'],
      ],
      2,
    );
    await eventually(async () => (await namesOf(cook)).includes('Yusuf'));
    expect((await eatersOf(owner)).filter(({ kind }) => kind === 'kept')).toEqual([own]);
    await childOf(owner, { name: 'Maryam' });
    await seat(under, id, [[cook, 'owner']], 3);
    expect(await namesOf(owner)).toEqual(['', 'Yusuf']);
    expect(await namesOf(cook)).toEqual(['Bilal', 'Yusuf', 'Maryam']);
  });

  test('are in the member’s export, and end with the account', async () => {
    const self = await aPerson(under);
    const { id } = await childOf(self);
    await self.as('PUT /recipes/profile/shown', { isShown: true });
    const exported = (await self.as('GET /recipes/export')).body;
    expect(exported).toMatchObject({ isProfileShown: true, eaters: [{ id, name: 'Yusuf', ...kept }] });
    await under.platform.tell({
      type: 'user.access-changed',
      subject: self.id,
      sequence: 2,
      data: {
        ...{ userId: self.id, isAdmin: false, isModerator: false, endedSessions: [], deleted: true },
        ...{ sessionsNotBefore: null, displayName: null },
      },
    });
    await eventually(async () => (await under.plans.findById(self.id)) === null);
    for (const [call, body] of [
      ['POST /recipes/eaters', child],
      ['PUT /recipes/profile/shown', { isShown: true }],
    ] as const)
      expect((await self.as(call, body)).status).toBe(401);
    expect(await under.plans.findById(self.id)).toBeNull();
    expect(await under.profiles.findById(self.id)).toBeNull();
  });
});

describe('who eats a planned meal', () => {
  const dinner = { date: inDays(1), meal: 'iftarOrDinner' } as const;
  const plan = (person: Person, becomes: object | null, more: object = {}) =>
    person.as('PATCH /recipes/calendar', { meals: [{ ...dinner, becomes }], ...more });
  const mealOf = async (person: Person): Promise<PlannedMeal> =>
    (await person.as('GET /recipes/calendar')).body.meals[0];

  async function aTable() {
    const home = await aHousehold(under);
    await becomePremium(under, home.owner.id);
    const yusuf = await childOf(home.owner);
    return { ...home, yusuf, recipeId: await home.owner.recipe() };
  }

  test('is all at the table unless some are named, who are cooked for then; a number says more', async () => {
    const { owner, cook, guest, yusuf, recipeId } = await aTable();
    await plan(owner, { recipeId });
    expect(await mealOf(guest)).not.toHaveProperty('eaters');
    expect((await mealOf(guest)).servings).toBe(4);
    const eaters = [yusuf.id, cook.id, cook.id];
    expect((await plan(cook, { recipeId, eaters })).status).toBe(200);
    const meal = await mealOf(guest);
    expect(meal.eaters?.map(({ name }) => name).toSorted()).toEqual(['Bilal', 'Yusuf']);
    expect(meal).toMatchObject({ people: null, servings: 2 });
    await owner.as('PATCH /recipes/calendar', { guests: [{ date: dinner.date, guests: 3 }] });
    expect((await mealOf(guest)).servings).toBe(5);
    await plan(owner, { recipeId, eaters, people: 7 });
    expect((await mealOf(guest)).servings).toBe(10);
  });

  test('is no stranger, nor any who has no account at another table', async () => {
    const { owner, recipeId } = await aTable();
    const other = await aPerson(under, 'Zaid');
    for (const id of [other.id, (await childOf(other)).id, ofNoTable]) {
      const { status, body } = await plan(owner, { recipeId, eaters: [owner.id, id] });
      expect([status, body.details[0].path]).toEqual([400, 'meals.0.becomes.eaters.1']);
    }
    expect((await owner.as('GET /recipes/calendar')).body.meals).toEqual([]);
  });

  test('is none who has left since, and all again once the last of them has', async () => {
    const { id, owner, cook, yusuf, recipeId } = await aTable();
    await plan(owner, { recipeId, eaters: [cook.id, yusuf.id] });
    await seat(under, id, [[owner, 'owner']], 2);
    expect((await mealOf(owner)).eaters).toEqual([{ id: yusuf.id, name: 'Yusuf' }]);
    await owner.as(`DELETE /recipes/eaters/${yusuf.id}`);
    const meal = await mealOf(owner);
    expect(meal).not.toHaveProperty('eaters');
    expect(meal.servings).toBe(4);
  });

  test('is contested where another change names others, and not where it names the same', async () => {
    const { owner, cook, yusuf, recipeId } = await aTable();
    const { version } = (await plan(owner, { recipeId })).body;
    const eaters = [cook.id, yusuf.id];
    await plan(cook, { recipeId, eaters });
    expect((await plan(owner, { recipeId, eaters: eaters.toReversed() }, { version })).status).toBe(200);
    const contested = await plan(owner, { recipeId, eaters: [yusuf.id] }, { version });
    expect([contested.status, contested.body.code]).toEqual([409, 'plan_changed']);
  });

  test('goes along with the calendar that is handed over', async () => {
    const { id, owner, cook, yusuf, recipeId } = await aTable();
    await plan(owner, { recipeId, eaters: [owner.id, yusuf.id] });
    await seat(
      under,
      id,
      [
        [cook, 'owner'],
        [owner, 'cook'],
      ],
      2,
    );
    await eventually(async () => (await mealOf(cook)) !== undefined);
    const named = (await mealOf(cook)).eaters ?? [];
    expect(named.map(({ name }) => name).toSorted()).toEqual(['Amina', 'Yusuf']);
  });
});

test('of two who eat unasked nothing is told to a visitor', async () => {
  expect((await ask(under.service.url, 'GET /recipes/eaters')).status).toBe(401);
});
