import type { TestInfo } from '@playwright/test';
import { type BrokerRights, noBrokerRights, openBrokerRights } from '@sufra/service-kit/testing';

/** Accounts and rights as the containers have them; where none can be made the test is skipped and says so. */
export async function openRights(info: TestInfo): Promise<BrokerRights> {
  const absence = await noBrokerRights();
  info.skip(absence !== undefined, `no rights on a broker: ${absence}`);
  return openBrokerRights();
}
