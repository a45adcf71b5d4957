import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventually } from '@sufra/service-kit/testing';
import { aHousehold, type PersonAtHome } from '../../test/household.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

let sequence = 0;
const tell = (type: 'subscription.activated' | 'subscription.cancelled', userId: string) =>
  under.platform.tell({
    ...{ type, subject: userId, sequence: ++sequence },
    data: { userId, since: new Date().toISOString() },
  });

const seenAs = async (person: PersonAtHome, expected: object) =>
  eventually(async () => {
    const { user } = (await person.as('GET /auth/me')).body;
    expect(user).toMatchObject(expected);
    return user;
  });

test('a member whose household pays is premium, and is told by whom; it ends for all with the membership', async () => {
  const { owner, cook, guest } = await aHousehold(under);
  await tell('subscription.activated', cook.id);
  for (const person of [owner, guest])
    await seenAs(person, { isPremium: true, isCovered: true, generations_left: null });
  expect(await seenAs(cook, { isPremium: true })).not.toHaveProperty('isCovered');

  await owner.as(`DELETE /household/members/${guest.id}`);
  await seenAs(guest, { isPremium: false, generations_left: 3 });
  await tell('subscription.cancelled', cook.id);
  for (const person of [owner, cook])
    expect(await seenAs(person, { isPremium: false })).not.toHaveProperty('isCovered');
});

test('who was covered in a household that is dissolved is so no longer', async () => {
  const { owner, cook, guest } = await aHousehold(under);
  await tell('subscription.activated', owner.id);
  await seenAs(cook, { isPremium: true });
  await owner.as('DELETE /household');
  for (const person of [cook, guest]) await seenAs(person, { isPremium: false });
  await seenAs(owner, { isPremium: true });
});
