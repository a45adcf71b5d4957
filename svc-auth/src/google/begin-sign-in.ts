import { limitKey } from '@sufra/service-kit';
import { takeOrRecord } from '../throttling.ts';
import { attemptOf } from './attempt.ts';
import { type GoogleDeps, stateLifeMs } from './google-deps.ts';

interface Beginning {
  browser: string;
  ip: string;
}

/** The provider's address for this browser's next sign-in. */
export async function beginSignIn(deps: GoogleDeps, { browser, ip }: Beginning): Promise<string> {
  const { limits, tickets, provider } = deps;
  await takeOrRecord(deps, { limit: limits.googleStartsByIp, who: limitKey(ip), what: 'google-sign-in', ip });
  const state = await tickets.issue({ purpose: 'state', browser }, { lifeMs: stateLifeMs });
  return provider.addressFor(attemptOf(browser, state));
}
