import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { differingTrips } from '@sufra/service-kit/testing';
import { aMember, aPerson, signedIn } from '../test/people.ts';
import { aProtectedMember } from '../test/second-factor.ts';
import { startForTest, type UnderTest } from '../test/start-for-test.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest({ SIGN_UPS_PER_IP_AND_HOUR: '20' });
});
afterAll(() => under.stop());

test('each call makes as many trips to the database as this table says', async () => {
  const member = await aMember(under);
  const { email, password } = member;
  const { token, cookie } = await signedIn(under, member);
  const { email: protectedEmail, password: protectedPassword } = await aProtectedMember(under);
  const protectedMember = { email: protectedEmail, password: protectedPassword };
  const unknown = { email: aPerson().email, password };

  expect(
    await differingTrips(under.service.url, [
      { call: 'POST /auth/signup', body: aPerson(), status: 201, trips: 4 },
      { call: 'POST /auth/signin', body: { email, password }, trips: 7 },
      { call: 'POST /auth/signin', body: { email, password: 'a wrong one' }, status: 401, trips: 5 },
      { call: 'POST /auth/signin', body: unknown, status: 401, trips: 5 },
      { call: 'POST /auth/session/renew', headers: { cookie }, trips: 2 },
      { call: 'GET /auth/me', token, trips: 2 },
      { call: 'GET /household', token, trips: 2 },
      { call: 'GET /auth/me/second-factor', token, trips: 2 },
      { call: 'PATCH /auth/me', token, body: { name: 'Amina Y.' }, trips: 4 },
      { call: 'POST /auth/forgot-password', body: { email }, trips: 4 },
      { call: 'POST /auth/session/end', headers: { cookie }, trips: 2 },
      { call: 'POST /auth/signin', body: protectedMember, trips: 6 },
      { call: 'POST /auth/signin/passkey/options', trips: 2 },
      { call: 'GET /auth/keys', trips: 0 },
    ]),
  ).toEqual([]);
});
