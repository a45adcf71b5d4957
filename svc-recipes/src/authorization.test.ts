import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  accessMatrix,
  type Role,
  tokenOfRole,
  tryAccess,
  tryUnlisted,
  unlistedCalls,
} from '@sufra/service-kit/testing';
import { startForTest, type UnderTest } from '../test/start-for-test.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

const tokenOf = (role: Role) => tokenOfRole(under.platform.keySet, role);

describe('by the contract', () => {
  test.each(accessMatrix('svc-recipes'))('%s by %s is %s', async (call, role, outcome) => {
    expect(await tryAccess(under.service.url, { call, token: await tokenOf(role) })).toBe(outcome);
  });

  test.each(unlistedCalls('svc-recipes'))('there is no %s, for an admin either', async call => {
    expect([404, 405]).toContain(await tryUnlisted(under.service.url, call, await tokenOf('admin')));
  });
});
