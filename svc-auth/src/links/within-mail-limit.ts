import type { Throttle } from '@sufra/service-kit';
import { type Limits, takeIfRoom } from '../throttling.ts';

interface Deps {
  throttle: Throttle;
  limits: Limits;
}

export interface Mailing {
  userId?: string;
  isMailed: boolean;
}

interface Asked {
  email: string;
  /** Writes what mails something to that address, if anything. */
  mail: () => Promise<Mailing>;
}

type Outcome = { outcome: 'ok'; userId?: string } | { outcome: 'refused'; reason: string };

/** One count for all that may be mailed to an address on a visitor's word. Beyond it nothing happens, and none is told. */
export async function withinMailLimit({ throttle, limits }: Deps, { email, mail }: Asked): Promise<Outcome> {
  const giveBack = await takeIfRoom(throttle, { limit: limits.mailsByAddress, who: email });
  if (!giveBack) return { outcome: 'refused', reason: 'enough mails to this address' };
  const { userId, isMailed } = await mail().catch(async error => {
    await giveBack();
    throw error;
  });
  if (!isMailed) await giveBack();
  return { outcome: 'ok', userId };
}
