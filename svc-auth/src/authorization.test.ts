import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { accessMatrix, type Role, tryAccess, tryUnlisted, unlistedCalls } from '@sufra/service-kit/testing';
import { startForTest, type UnderTest } from '../test/start-for-test.ts';
import { aStoredMember } from '../test/stored-member.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

async function tokenOf(role: Role): Promise<string | undefined> {
  if (role === 'anonymous') return undefined;
  const flags = {
    isPremium: role === 'premium',
    isModerator: role === 'moderator',
    isAdmin: role === 'admin',
  };
  return (await aStoredMember(under, flags)).token;
}

describe('by the contract', () => {
  test.each(accessMatrix('svc-auth'))('%s by %s is %s', async (call, role, outcome) => {
    expect(await tryAccess(under.service.url, { call, token: await tokenOf(role) })).toBe(outcome);
  });

  test.each(unlistedCalls('svc-auth'))('there is no %s, for an admin either', async call => {
    expect([404, 405]).toContain(await tryUnlisted(under.service.url, call, await tokenOf('admin')));
  });
});

test('the matrix holds what is closed to most', () => {
  expect(accessMatrix('svc-auth')).toEqual(
    expect.arrayContaining([
      ['PATCH /auth/users/{id}/roles', 'anonymous', 'unauthorized'],
      ['PATCH /auth/users/{id}/roles', 'moderator', 'forbidden'],
      ['GET /auth/audit', 'premium', 'forbidden'],
      ['GET /auth/users', 'admin', 'admitted'],
    ]),
  );
});
