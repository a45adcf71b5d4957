import { Problem, recordChange } from '@sufra/service-kit';
import { changeUser } from '../users/change-user.ts';
import type { Session, User } from '../users/user-model.ts';
import { ending } from './ending.ts';
import { type RefreshToken, readRefreshToken, writeRefreshToken } from './refresh-token.ts';
import { judgeRenewal, type Renewal } from './renewal.ts';
import type { SessionDeps } from './session-deps.ts';

interface Presented {
  cookie: string | undefined;
  ip: string;
}

export async function renewSession(deps: SessionDeps, { cookie, ip }: Presented) {
  const presented = readRefreshToken(cookie);
  if (!presented) throw new Problem('session_ended');
  const { user, renewal } = await judge(deps, presented);
  if (!user || renewal.kind === 'over') throw new Problem('session_ended');
  if (renewal.kind === 'reused') {
    const reason = 'a used refresh token; the session was ended';
    deps.record({ what: 'session-renew', outcome: 'refused', reason, userId: presented.userId, ip });
    throw new Problem('session_ended');
  }
  return {
    answer: { token: deps.issueToken(user, presented.sid) },
    refreshToken: writeRefreshToken(renewal.successor),
    email: user.email,
  };
}

async function judge({ users, rules, tokenLifeMs }: SessionDeps, presented: RefreshToken) {
  const now = new Date();
  let renewal: Renewal = { kind: 'over' };
  const user = await changeUser({
    users,
    by: { _id: presented.userId },
    change: current => {
      const session = current.sessions.find(({ sid }) => sid === presented.sid);
      renewal = judgeRenewal(session, presented, { rules, now });
      if (renewal.kind === 'rotated') return keep(current, { renewed: renewal.session, now });
      return renewal.kind === 'reused' ? ending(current, presented.sid, { tokenLifeMs, now }) : undefined;
    },
  });
  return { user, renewal: renewal as Renewal };
}

/** Addresses that no link gives back any more are forgotten along the way. */
const keep = (user: User, { renewed, now }: { renewed: Session; now: Date }) =>
  recordChange({
    of: user,
    update: {
      $set: { sessions: user.sessions.map(one => (one.sid === renewed.sid ? renewed : one)) },
      $pull: { undoLinks: { expiresAt: { $lte: now } } },
    },
  });
