import { limitKey } from '@sufra/service-kit';
import { takeOrRecord } from '../throttling.ts';
import { hasSecondFactor } from '../users/second-factor.ts';
import { accountOf } from './account-of.ts';
import { attemptOf } from './attempt.ts';
import { type GoogleDeps, joiningLifeMs, oneTimeTokenLifeMs } from './google-deps.ts';
import { googleFailed, isGoogleFailed, reasonOf } from './google-failed.ts';
import type { Returned } from './provider.ts';
import type { VerifiedPerson } from './verified-person.ts';

interface Finishing {
  returned: Returned;
  browser: string | undefined;
  ip: string;
}

/** From the provider's answer to a page's address with a token that this page exchanges for a session. */
export async function finishSignIn(deps: GoogleDeps, finishing: Finishing) {
  const { ip } = finishing;
  const limit = deps.limits.googleReturnsByIp;
  const giveBack = await takeOrRecord(deps, { limit, who: limitKey(ip), what: 'google-sign-in', ip });
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
  const { tickets, provider } = deps;
  const { state } = returned;
  if (!browser || !state) throw googleFailed('no state, or no browser that began');
  // Used up whatever comes next: a second try begins anew.
  const known = await tickets.redeem({ purpose: 'state', browser }, state);
  if (!known) throw googleFailed('a state that this browser did not begin, or used before');
  const person = await provider.personOf(returned, attemptOf(browser, state));
  return { browser, ...(await wayOnFor(deps, { person, browser, ip })) };
}

interface Known {
  person: VerifiedPerson;
  browser: string;
  ip: string;
}

/** Where the browser is led, with a ticket that is good there, in this browser alone. */
async function wayOnFor(deps: GoogleDeps, { person, browser, ip }: Known) {
  const { tickets, pageUrl, joinPageUrl } = deps;
  const { user, isToBeJoined } = await accountOf(deps, person);
  const userId = String(user._id);
  const { issuer, subject } = person;
  if (isToBeJoined) {
    const bound = { purpose: 'joining', browser } as const;
    const token = await tickets.issue(bound, { lifeMs: joiningLifeMs, userId, subject, issuer });
    return { isToBeJoined, address: `${joinPageUrl}?token=${token}` };
  }
  if (hasSecondFactor(user)) {
    const pending = await deps.beginSecondStep({ user, openedBy: 'google', ip });
    return { isToBeJoined, address: `${pageUrl}?secondStep=${pending}` };
  }
  const bound = { purpose: 'one-time token', browser } as const;
  const token = await tickets.issue(bound, { lifeMs: oneTimeTokenLifeMs, userId, subject });
  return { isToBeJoined, address: `${pageUrl}?token=${token}` };
}
