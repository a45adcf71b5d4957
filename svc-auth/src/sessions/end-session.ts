import { messages } from '@sufra/contracts';
import { changeUser } from '../users/change-user.ts';
import { ending } from './ending.ts';
import { type RefreshToken, readRefreshToken } from './refresh-token.ts';
import type { SessionDeps } from './session-deps.ts';

interface Presented {
  cookie: string | undefined;
  ip: string;
}

/**
 * Any cookie that names the session ends it: its newest because its holder wants that, an older one because it should
 * not be around. Ending what has ended is no fault.
 */
export async function endSession({ users, tokenLifeMs, record }: SessionDeps, { cookie, ip }: Presented) {
  const presented = readRefreshToken(cookie);
  if (presented && (await endLive({ users, tokenLifeMs }, presented)))
    record({ what: 'session-end', outcome: 'ok', userId: presented.userId, ip });
  return { message: messages.signedOut };
}

async function endLive(
  { users, tokenLifeMs }: Pick<SessionDeps, 'users' | 'tokenLifeMs'>,
  { userId, sid }: RefreshToken,
): Promise<boolean> {
  const now = new Date();
  let isEnded = false;
  await changeUser({
    users,
    by: { _id: userId },
    change: user => {
      isEnded = user.sessions.some(session => session.sid === sid);
      return isEnded ? ending(user, sid, { tokenLifeMs, now }) : undefined;
    },
  });
  return isEnded;
}
