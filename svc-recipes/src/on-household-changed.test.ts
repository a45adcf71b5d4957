import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { HouseholdRole } from '@sufra/contracts';
import { aHousehold, type Person } from '../test/household.ts';
import { startForTest, type UnderTest } from '../test/start-for-test.ts';
import { onHouseholdChanged } from './on-household-changed.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

/** Handled a second time, for the database was away when the lists' turn came. */
async function handledTwice(householdId: string, seated: [Person, HouseholdRole][]) {
  const joinedAt = '2026-11-20T09:00:00.000Z';
  const members = seated.map(([{ id, name }, role]) => ({ userId: id, name, role, joinedAt }));
  const event = {
    ...{ subject: householdId, sequence: '2', time: new Date().toISOString() },
    data: { householdId, members },
  };
  const handle = onHouseholdChanged(under);
  const again = () => handle(...([event, {}] as unknown as Parameters<typeof handle>));
  const away = jest.spyOn(under.lists, 'updateOne').mockImplementation(() => {
    throw new Error('the database is away');
  });
  await expect(again()).rejects.toThrow('the database is away');
  away.mockRestore();
  await again();
}

/** The owner's list with a recipe of each. */
async function aSharedList() {
  const home = await aHousehold(under);
  const { owner, cook } = home;
  for (const person of [owner, cook])
    await under.lists.updateOne(
      { _id: owner.id },
      {
        $push: {
          meals: {
            ...{ id: person.id, recipeId: await person.recipe(), by: person.id },
            ...{ servings: 4, planned: null },
          },
        },
        $setOnInsert: { v: 1 },
      },
      { upsert: true },
    );
  return home;
}

const recipesOn = async ({ id }: Person) =>
  (await under.lists.findById(id).lean())?.meals.map(({ by }) => by) ?? [];

test('the recipes of a member who is removed leave the list, also after a failure', async () => {
  const { id, owner, cook, guest } = await aSharedList();
  expect(await recipesOn(owner)).toEqual([owner.id, cook.id]);
  await handledTwice(id, [
    [owner, 'owner'],
    [guest, 'guest'],
  ]);
  expect(await recipesOn(owner)).toEqual([owner.id]);
});

test('those of a former owner’s list too, when the household is handed over', async () => {
  const { id, owner, cook } = await aSharedList();
  await handledTwice(id, [
    [owner, 'cook'],
    [cook, 'owner'],
  ]);
  expect(await recipesOn(owner)).toEqual([owner.id]);
});

test('and when it is dissolved; then nothing is known of who belonged to it', async () => {
  const { id, owner } = await aSharedList();
  await handledTwice(id, []);
  expect(await recipesOn(owner)).toEqual([owner.id]);
  expect(await under.households.findById(id).lean()).not.toHaveProperty('members');
});
