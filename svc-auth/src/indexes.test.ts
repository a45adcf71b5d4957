import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ask, queriesWithoutIndex } from '@sufra/service-kit/testing';
import { aHousehold, invitedBy } from '../test/household.ts';
import { aMember, renew, resetToken, signedIn } from '../test/people.ts';
import { addPasskey, aProtectedMember, codeFrom, firstStep, secondStep } from '../test/second-factor.ts';
import { startForTest, type UnderTest } from '../test/start-for-test.ts';
import { anAdmin } from '../test/stored-member.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

async function live() {
  const { url } = under.service;
  const person = await aMember(under);
  const { token, cookie } = await signedIn(under, person);
  await renew(under, cookie);
  const newPassword = 'figs and honey 12';
  await ask(url, 'POST /auth/reset-password', {
    token: await resetToken(under, person.email),
    body: { newPassword },
  });
  await ask(url, 'POST /auth/undo-change', { body: { token: 'x'.repeat(43) } });
  await ask(url, 'POST /auth/verify-email', { body: { token: 'x'.repeat(43) } });
  for (const call of ['GET /auth/me', 'GET /auth/sessions', 'GET /auth/export'])
    await ask(url, call, { token });
  await ask(url, 'PATCH /auth/me', { token, body: { name: 'Amina' } });
  const home = await aHousehold(under);
  const invitation = await invitedBy(under, home.owner, 'zaid@example.org');
  await ask(url, 'POST /household/invitation', { body: { token: invitation } });
  await ask(url, 'POST /household/invitation', { body: { token: 'x'.repeat(43) } });
  await home.cook.as(`DELETE /household/members/${home.cook.id}`);
  await home.owner.as('DELETE /household');
  const protectedMember = await aProtectedMember(under);
  const pending = await firstStep(under, protectedMember);
  await secondStep(under, { pending, code: codeFrom(protectedMember.secret, 1) });
  const { key } = await addPasskey(under, protectedMember.token);
  const { body: begun } = await ask(url, 'POST /auth/signin/passkey/options');
  await ask(url, 'POST /auth/signin/passkey', { body: { passkey: key.answer(begun.options) } });
  const admin = await anAdmin(under);
  for (const query of ['', '?q=amina', '?sort=name', '?sort=-recipes', '/counts?q=amina'])
    await ask(url, `GET /auth/users${query}`, { token: admin.token });
  await ask(url, `PATCH /auth/users/${person.id}/roles`, { token: admin.token, body: { isAdmin: true } });
  await ask(url, `PATCH /auth/users/${person.id}/roles`, { token: admin.token, body: { isAdmin: false } });
  for (const query of ['', '?q=amina', '?what=roles-changed', '?outcome=refused&from=2026-01-01'])
    await ask(url, `GET /auth/audit${query}`, { token: admin.token });
  const replica = await under.startReplica();
  await replica.whenReady();
  await replica.stop();
  await under.platform.tell({
    type: 'recipe.saved',
    subject: '5afa00000000000000000001',
    data: {
      recipeId: '5afa00000000000000000001',
      userId: person.id,
      title: 'Barley soup',
      savedAt: new Date().toISOString(),
    },
  });
}

test('each query of a member’s and an admin’s day uses an index, but for the counts of all, which are kept', async () => {
  const { scanning, seen } = await queriesWithoutIndex(under.platform.database.connection, live);
  expect(scanning).toEqual(['find users by verifiedAt, deletedAt']);
  expect(seen).toEqual(
    expect.arrayContaining([
      'find audit by nothing, in the order of at, _id',
      'find users by pendingAt, leaseUntil',
      'countDocuments users by searchParts, verifiedAt, deletedAt',
      'find users by verifiedAt, deletedAt, in the order of sortName, _id',
      'findOne users by email, deletedAt',
      'findOne users by undoLinks.tokenHash, deletedAt',
      'findOne users by pendingSignUps.tokenHash, deletedAt',
    ]),
  );
});
