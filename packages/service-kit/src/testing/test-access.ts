import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ServiceName } from '@sufra/contracts';
import { accessMatrix, type Role, unlistedCalls } from './access-matrix.ts';
import type { TestKeySet } from './test-key-set.ts';
import { tokenOfRole, tryAccess, tryUnlisted } from './try-access.ts';

interface Started {
  service: { url: string };
  platform: { keySet: TestKeySet };
  stop(): Promise<void>;
}

type TokenOf<U> = (under: U, role: Role) => Promise<string | undefined>;

export { accessMatrix };

/**
 * Who may make which call of a service, tried for every call of the contract and every role; and that there are no others. Apart
 * from the rest of testing, which journeys use too: this needs Jest.
 */
export function testAccess<U extends Started>(
  slice: ServiceName,
  start: () => Promise<U>,
  tokenOf: TokenOf<U> = ({ platform }, role) => tokenOfRole(platform.keySet, role),
) {
  let under: U;
  beforeAll(async () => {
    under = await start();
  });
  afterAll(() => under.stop());

  describe('by the contract', () => {
    test.each(accessMatrix(slice))('%s by %s is %s', async (call, role, outcome) => {
      const token = await tokenOf(under, role);
      expect(await tryAccess(under.service.url, { call, token })).toBe(outcome);
    });

    test.each(unlistedCalls(slice))('there is no %s, for an admin either', async call => {
      const token = await tokenOf(under, 'admin');
      expect([404, 405]).toContain(await tryUnlisted(under.service.url, call, token));
    });
  });
}
