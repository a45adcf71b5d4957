import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { recordChange } from '@sufra/service-kit';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';
import { aStoredMember } from '../../test/stored-member.ts';
import { changeUser } from './change-user.ts';
import type { User } from './user-model.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

const rename = (name: string) => (current: User) =>
  recordChange({ of: current, update: { $set: { name: `${current.name}${name}` } }, events: [] });

test('a hundred changes of one account at once are a hundred writes, and none is lost', async () => {
  const { users } = under;
  const { id, name } = await aStoredMember(under);
  const written = jest.spyOn(users, 'findOneAndUpdate');

  await Promise.all(
    Array.from({ length: 100 }, () => changeUser({ users, by: { _id: id }, change: rename('.') })),
  );

  expect(written).toHaveBeenCalledTimes(100);
  expect((await users.findById(id).lean())?.name).toBe(`${name}${'.'.repeat(100)}`);
  written.mockRestore();
});

test('a change that fails holds up none behind it', async () => {
  const { users } = under;
  const { id, name } = await aStoredMember(under);
  const failing = changeUser({
    users,
    by: { _id: id },
    change: () => {
      throw new Error('not this one');
    },
  });
  const next = changeUser({ users, by: { _id: id }, change: rename('!') });

  await expect(failing).rejects.toThrow('not this one');
  expect((await next)?.name).toBe(`${name}!`);
});
