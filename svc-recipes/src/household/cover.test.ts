import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventually } from '@sufra/service-kit/testing';
import { becomePremium, leavePremium } from '../../test/become-premium.ts';
import { aHousehold, aPerson, type Person, seat } from '../../test/household.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';
import { coverMembers } from './cover-members.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

const isPremium = async ({ as }: Person) => (await as('GET /recipes/plan')).status === 200;
const all = async (people: Person[], expected: boolean) =>
  eventually(async () => {
    for (const person of people) expect(await isPremium(person)).toBe(expected);
  });

test('one premium membership covers the household, and ends for all with it', async () => {
  const { owner, cook, guest } = await aHousehold(under);
  await all([owner, cook, guest], false);
  await becomePremium(under, guest.id);
  await all([owner, cook, guest], true);
  await leavePremium(under, guest.id);
  await all([owner, cook, guest], false);
});

test('who leaves is no longer covered, who joins is, and who pays keeps what is paid', async () => {
  const { id, owner, cook, guest } = await aHousehold(under);
  const joining = await aPerson(under, 'Zaid');
  await becomePremium(under, cook.id);
  await all([owner, guest], true);
  await seat(
    under,
    id,
    [
      [owner, 'owner'],
      [cook, 'cook'],
      [joining, 'guest'],
    ],
    2,
  );
  await all([joining, owner], true);
  await all([guest], false);
  await seat(
    under,
    id,
    [
      [owner, 'owner'],
      [joining, 'guest'],
    ],
    3,
  );
  await all([owner, joining], false);
  await all([cook], true);
});

test('a member who leaves while the others are looked up is not covered', async () => {
  const { id, owner, cook, guest } = await aHousehold(under);
  await becomePremium(under, owner.id);
  await all([cook, guest], true);
  const seated = [
    [owner, 'owner'],
    [cook, 'cook'],
  ] as const;
  let isFirst = true;
  const households = Object.create(under.households, {
    findOne: {
      value: (filter: { _id: string }) => ({
        lean: async () => {
          const found = await under.households.findOne(filter).lean();
          if (isFirst) {
            isFirst = false;
            await seat(under, id, seated, 2);
            await all([guest], false);
          }
          return found;
        },
      }),
    },
  });
  await coverMembers({ allowances: under.allowances, households }, id);
  await all([owner, cook], true);
  await all([guest], false);
});
