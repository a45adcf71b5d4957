import { messages } from '@sufra/contracts';
import { changeUser } from '../accounts/change-user.ts';
import { ending } from './ending.ts';
import { readRefreshToken } from './refresh-token.ts';
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
  if (presented) {
    const { userId, sid } = presented;
    const now = new Date();
    const isLive = ({ sessions }: { sessions: { sid: string }[] }) => sessions.some(one => one.sid === sid);
    await changeUser({
      users,
      by: { _id: userId },
      change: user => (isLive(user) ? ending(user, sid, { tokenLifeMs, now }) : undefined),
    });
    record({ what: 'session-end', outcome: 'ok', userId, ip });
  }
  return { message: messages.signedOut };
}
