import { takeOrRecord } from '../throttling.ts';
import { hasSecondFactor } from '../users/second-factor.ts';
import { accountOf } from './account-of.ts';
import { attemptOf } from './attempt.ts';
import { type GoogleDeps, oneTimeTokenLifeMs } from './google-deps.ts';
import { googleFailed, isGoogleFailed, reasonOf } from './google-failed.ts';
import type { Returned } from './provider.ts';

interface Finishing {
  returned: Returned;
  browser: string | undefined;
  ip: string;
}

/** From the provider's answer to the page's address with a one-time token. The session is opened by the page that redeems it. */
export async function finishSignIn(deps: GoogleDeps, finishing: Finishing) {
  const { ip } = finishing;
  const limit = deps.limits.googleReturnsByIp;
  const giveBack = await takeOrRecord(deps, { limit, who: ip, what: 'google-sign-in', ip });
  try {
    const admitted = await admit(deps, finishing);
    await giveBack();
    return admitted;
  } catch (error) {
    // An outage does not count as a try.
    if (!isGoogleFailed(error)) await giveBack();
    deps.record({ what: 'google-sign-in', outcome: 'refused', reason: reasonOf(error), ip });
    throw error;
  }
}

async function admit(deps: GoogleDeps, { returned, browser, ip }: Finishing) {
  const { tickets, provider, pageUrl } = deps;
  const { state } = returned;
  if (!browser || !state) throw googleFailed('no state, or no browser that began');
  // Used up whatever comes next: a second try begins anew.
  const known = await tickets.redeem({ purpose: 'state', browser }, state);
  if (!known) throw googleFailed('a state that this browser did not begin, or used before');
  const person = await provider.personOf(returned, attemptOf(browser, state));
  const user = await accountOf(deps, person);
  if (hasSecondFactor(user)) {
    const pending = await deps.beginSecondStep({ user, openedBy: 'google', ip });
    return { browser, address: `${pageUrl}?secondStep=${pending}` };
  }
  const userId = String(user._id);
  const { subject } = person;
  const token = await tickets.issue(
    { purpose: 'one-time token', browser },
    { lifeMs: oneTimeTokenLifeMs, userId, subject },
  );
  return { browser, address: `${pageUrl}?token=${token}` };
}
