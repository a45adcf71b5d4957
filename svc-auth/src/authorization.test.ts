import { expect, test } from '@jest/globals';
import { accessMatrix, testAccess } from '@sufra/service-kit/testing/access';
import { startForTest } from '../test/start-for-test.ts';
import { aStoredMember } from '../test/stored-member.ts';

testAccess('svc-auth', startForTest, async (under, role) => {
  if (role === 'anonymous') return undefined;
  const flags = {
    isPremium: role === 'premium',
    isModerator: role === 'moderator',
    isAdmin: role === 'admin',
  };
  return (await aStoredMember(under, flags)).token;
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
