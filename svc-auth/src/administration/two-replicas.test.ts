import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { RunningService } from '@sufra/service-kit';
import { ask } from '@sufra/service-kit/testing';
import { aMember, signedIn } from '../../test/people.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';
import { anAdmin, type StoredMember } from '../../test/stored-member.ts';

let under: UnderTest;
let second: RunningService;
beforeAll(async () => {
  under = await startForTest();
  second = await under.startReplica();
  await second.whenReady();
});
afterAll(async () => {
  await second.stop();
  await under.stop();
});

type Who = Pick<StoredMember, 'id' | 'token'>;

const demote = (origin: string, by: Who, whom: Who) =>
  ask(origin, `PATCH /auth/users/${whom.id}/roles`, { token: by.token, body: { isAdmin: false } });
const demoteAll = () => under.users.updateMany({ isAdmin: true }, { $set: { isAdmin: false } });
const countAdmins = () => under.users.countDocuments({ isAdmin: true, deletedAt: null });

/** Done, and the other one refused: as the last admin, or as no admin any more. */
function expectOneDone(statuses: number[]) {
  expect(statuses.filter(status => status === 200)).toHaveLength(1);
  expect([401, 403, 409]).toContain(statuses.find(status => status !== 200));
}

test('two admins who demote each other leave one', async () => {
  for (let round = 0; round < 10; round += 1) {
    await demoteAll();
    const [one, other] = [await anAdmin(under), await anAdmin(under)];
    const answers = await Promise.all([
      demote(under.service.url, one, other),
      demote(second.url, other, one),
    ]);
    expectOneDone(answers.map(({ status }) => status));
    expect(await countAdmins()).toBe(1);
  }
});

test('an admin who is demoted while the other deletes the account leaves one', async () => {
  for (let round = 0; round < 3; round += 1) {
    await demoteAll();
    const leaver = await aMember(under);
    await under.users.updateOne({ _id: leaver.id }, { $set: { isAdmin: true } });
    const { token } = await signedIn(under, leaver);
    const one = await anAdmin(under);
    const other = { id: leaver.id, token };
    const [deleted, demoted] = await Promise.all([
      ask(second.url, 'DELETE /auth/me', { token, body: { password: leaver.password } }),
      demote(under.service.url, one, one),
    ]);
    expectOneDone([deleted.status, demoted.status]);
    expect(await countAdmins()).toBe(1);
    expect((await demote(under.service.url, one, other)).status).not.toBe(200);
  }
});

test('admins who all demote themselves at once leave one', async () => {
  await demoteAll();
  const admins = await Promise.all(Array.from({ length: 6 }, () => anAdmin(under)));
  const answers = await Promise.all(
    admins.map((admin, n) => demote(n % 2 === 0 ? under.service.url : second.url, admin, admin)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 409]);
  expect(await countAdmins()).toBe(1);
});
