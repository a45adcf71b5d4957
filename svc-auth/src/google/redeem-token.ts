import { type Caller, Problem } from '@sufra/service-kit';
import type { SecurityLog } from '../security-log.ts';
import { openSession } from '../sessions/open-session.ts';
import type { SessionDeps } from '../sessions/session-deps.ts';
import { rolesInForce } from '../users/held-roles.ts';
import type { Tickets } from './tickets.ts';

interface Deps extends SessionDeps {
  tickets: Tickets;
  record: SecurityLog;
}

interface Presented {
  token: string;
  browser: string | undefined;
  ip: string;
}

/** Opens the session that a sign-in with Google stands for: once, soon, and in the browser that signed in. */
export async function redeemToken(deps: Deps, { token, browser, ip }: Presented) {
  const { tickets, record } = deps;
  const ticket = browser ? await tickets.redeem({ purpose: 'one-time token', browser }, token) : null;
  const refuse = (reason: string) => {
    record({ what: 'google-sign-in', outcome: 'refused', reason, ip });
    return new Problem('unauthorized');
  };
  if (!ticket?.userId) throw refuse('a one-time token that is not good here, or not any more');
  const opened = await openSession(deps, {
    userId: ticket.userId,
    openedBy: 'google',
    admit: current => {
      if (current.google?.subject !== ticket.subject) throw refuse('the link to Google was undone');
      return {};
    },
  });
  if (!opened) throw refuse('the account is gone');
  const { user, sid, token: newToken, refreshToken } = opened;
  const userId = String(user._id);
  record({ what: 'google-sign-in', outcome: 'ok', userId, ip });
  // An account with a second factor is entered by the second step, and not here.
  const caller: Caller = {
    userId,
    sessionId: sid,
    ...rolesInForce(user),
    hasSecondFactor: false,
    secondFactorAt: null,
    newToken,
  };
  return { caller, refreshToken, email: user.email };
}
