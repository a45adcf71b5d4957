import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { HouseholdRole, Recipe } from '@sufra/contracts';
import { eventually } from '@sufra/service-kit/testing';
import { becomePremium } from '../../test/become-premium.ts';
import { aHousehold, aPerson, type Person, seat } from '../../test/household.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

const people = ['owner', 'cook', 'guest', 'stranger', 'removed'] as const;
type Home = Awaited<ReturnType<typeof aHousehold>>;

const seated = (home: Partial<Record<HouseholdRole, Person>>) =>
  (['owner', 'cook', 'guest'] as const).flatMap(role => (home[role] ? [[home[role], role] as const] : []));

async function theOne(who: (typeof people)[number], home: Home) {
  if (who !== 'stranger' && who !== 'removed') return home[who];
  const person = await aPerson(under, 'Zaid');
  if (who === 'stranger') return person;
  await seat(under, home.id, [...seated(home), [person, 'cook']], 2);
  await seat(under, home.id, seated(home), 3);
  return person;
}

const tableOf = async (person: Person): Promise<Recipe[]> =>
  (await person.as('GET /recipes/table')).body.recipes;
const titlesOf = async (person: Person) => (await tableOf(person)).map(({ title }) => title);
const show = (person: Person, id: string) => person.as(`PUT /recipes/${id}/table`);

async function shownBy(person: Person, overrides: Parameters<Person['recipe']>[0] = {}) {
  const id = await person.recipe({ title: 'Harira', ...overrides });
  expect((await show(person, id)).status).toBe(200);
  return id;
}

describe.each(people)('as %s', who => {
  const isIn = who !== 'stranger' && who !== 'removed';

  test('what another member shows is read and copied at that table alone', async () => {
    const home = await aHousehold(under);
    const self = await theOne(who, home);
    const other = who === 'owner' ? home.cook : home.owner;
    const id = await shownBy(other);
    expect(await titlesOf(self)).toEqual(isIn ? ['Harira'] : []);
    expect((await self.as(`GET /recipes/${id}`)).status).toBe(isIn ? 200 : 404);
    expect((await self.as(`POST /recipes/${id}/table/copy`)).status).toBe(isIn ? 200 : 404);
    for (const method of ['PUT', 'DELETE'])
      expect((await self.as(`${method} /recipes/${id}/table`)).status).toBe(
        method === 'PUT' && who === 'guest' ? 403 : 404,
      );
    expect(await titlesOf(home.guest)).toEqual(['Harira']);
  });

  test('one’s own is shown by who cooks in a household', async () => {
    const home = await aHousehold(under);
    const self = await theOne(who, home);
    const { status } = await show(self, await self.recipe({ title: 'Own' }));
    expect(status).toBe(who === 'guest' ? 403 : isIn ? 200 : 404);
    const other = who === 'owner' ? home.cook : home.owner;
    expect(await titlesOf(other)).toEqual(who === 'owner' || who === 'cook' ? ['Own'] : []);
  });
});

describe('a recipe that is shown', () => {
  test('comes with the name of its owner and nothing that is theirs alone, until it is taken back', async () => {
    const { owner, guest } = await aHousehold(under);
    const id = await shownBy(owner, {
      ...{ ownNote: 'less salt', rating: 2, shareToken: 'B'.repeat(22) },
      options: { servingSize: 4, avoid: ['nuts'] },
    });
    for (const recipe of [...(await tableOf(guest)), (await guest.as(`GET /recipes/${id}`)).body.recipe]) {
      expect(recipe).toMatchObject({ whose: 'Amina', isAtTable: true, shareToken: null });
      expect(recipe).toMatchObject({ options: { avoid: [] }, personal: { note: '', rating: null } });
    }
    expect(await tableOf(owner)).toEqual([]);
    expect((await owner.as(`GET /recipes/${id}`)).body.recipe).toMatchObject({ isAtTable: true });
    await owner.as(`DELETE /recipes/${id}/table`);
    expect((await owner.as(`GET /recipes/${id}`)).body.recipe).not.toHaveProperty('isAtTable');
    expect(await tableOf(guest)).toEqual([]);
    expect((await guest.as(`GET /recipes/${id}`)).status).toBe(404);
  });

  test('is copied once, and the copy stays when it is taken back or deleted', async () => {
    const { owner, cook } = await aHousehold(under);
    await becomePremium(under, cook.id);
    const id = await shownBy(owner);
    const copies = await Promise.all([1, 2].map(() => cook.as(`POST /recipes/${id}/table/copy`)));
    const [first, second] = copies.map(({ body }) => body.recipe);
    expect(first._id).toBe(second._id);
    expect(first).toMatchObject({ title: 'Harira', isSaved: true });
    expect(first).not.toHaveProperty('isAtTable');
    await owner.as(`DELETE /recipes/${id}`);
    expect(await tableOf(cook)).toEqual([]);
    expect((await cook.as(`GET /recipes/${first._id}`)).status).toBe(200);
  });

  test('is not one that is not saved, nor one that was taken off; an import is read and not copied', async () => {
    const { owner, cook } = await aHousehold(under);
    expect((await show(owner, await owner.recipe({ isSaved: false }))).status).toBe(404);
    const taken = await show(owner, await owner.recipe({ takenOffAt: new Date() }));
    expect([taken.status, taken.body.code]).toEqual([409, 'recipe_taken_off']);
    const source = { kind: 'import' as const, name: 'A page', url: 'https://example.com/soup' };
    const id = await shownBy(owner, { source });
    const copied = await cook.as(`POST /recipes/${id}/table/copy`);
    expect([copied.status, copied.body.code]).toEqual([409, 'recipe_private']);
  });

  test('goes with who leaves, and is not there again when they come back', async () => {
    const home = await aHousehold(under);
    const { id, owner, cook, guest } = home;
    const recipe = await shownBy(cook);
    await seat(under, id, seated({ owner, guest }), 2);
    expect(await tableOf(guest)).toEqual([]);
    await eventually(async () => !(await under.recipes.findById(recipe).lean())?.tableIn);
    await seat(under, id, seated({ owner, cook, guest }), 3);
    expect(await tableOf(guest)).toEqual([]);
  });

  test('is listed page by page, the newest first', async () => {
    const { owner, guest } = await aHousehold(under);
    for (const day of [1, 2, 3])
      await shownBy(owner, { title: `Day ${day}`, createdAt: new Date(`2026-11-0${day}`) });
    const first = (await guest.as('GET /recipes/table?limit=2')).body;
    expect(first.recipes.map(({ title }: Recipe) => title)).toEqual(['Day 3', 'Day 2']);
    const rest = (await guest.as(`GET /recipes/table?limit=2&after=${first.next}`)).body;
    expect(rest).toMatchObject({ recipes: [{ title: 'Day 1' }], next: null });
  });
});
