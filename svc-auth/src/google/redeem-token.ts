import { type Caller, Problem } from '@sufra/service-kit';
import type { SecurityLog } from '../security-log.ts';
import { openSession } from '../sessions/open-session.ts';
import type { SessionDeps } from '../sessions/session-deps.ts';
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
  const opened = ticket?.userId
    ? await openSession(deps, { userId: ticket.userId, openedBy: 'google', admit: () => ({}) })
    : null;
  if (!opened) {
    const reason = ticket ? 'the account is gone' : 'a one-time token that is not good here, or not any more';
    record({ what: 'google-sign-in', outcome: 'refused', reason, ip });
    throw new Problem('unauthorized');
  }
  const { user, sid, token: newToken, refreshToken } = opened;
  const userId = String(user._id);
  record({ what: 'google-sign-in', outcome: 'ok', userId, ip });
  const { isAdmin, isModerator } = user;
  const caller: Caller = { userId, sessionId: sid, isAdmin, isModerator, newToken };
  return { caller, refreshToken };
}
