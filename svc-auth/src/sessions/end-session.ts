import { messages } from '@sufra/contracts';
import { changeUser } from '../users/change-user.ts';
import type { Session } from '../users/user-model.ts';
import { ending } from './ending.ts';
import { hashRefreshToken, isOfItsSession, type RefreshToken, readRefreshToken } from './refresh-token.ts';
import type { RenewalRules } from './renewal.ts';
import type { SessionDeps } from './session-deps.ts';

interface Presented {
  cookie: string | undefined;
  ip: string;
}

/**
 * A session ends by any token that was given out for it: by its newest because its holder wants that, by an older one because it
 * should not be around. One that only names the session ends nothing, and ending what has ended is no fault.
 */
export async function endSession(deps: SessionDeps, { cookie, ip }: Presented) {
  const presented = readRefreshToken(cookie);
  if (presented && (await endLive(deps, presented)))
    deps.record({ what: 'session-end', outcome: 'ok', userId: presented.userId, ip });
  return { message: messages.signedOut };
}

const wasGivenOut = (token: RefreshToken, { session, rules }: { session: Session; rules: RenewalRules }) =>
  hashRefreshToken(token) === session.refreshHash || isOfItsSession(token, rules.refreshKeys);

async function endLive(
  { users, rules, tokenLifeMs }: Pick<SessionDeps, 'users' | 'rules' | 'tokenLifeMs'>,
  presented: RefreshToken,
): Promise<boolean> {
  const { userId, sid } = presented;
  const now = new Date();
  let isEnded = false;
  await changeUser({
    users,
    by: { _id: userId },
    change: user => {
      isEnded = user.sessions.some(
        session => session.sid === sid && wasGivenOut(presented, { session, rules }),
      );
      return isEnded ? ending(user, sid, { tokenLifeMs, now }) : undefined;
    },
  });
  return isEnded;
}
