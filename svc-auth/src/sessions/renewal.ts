import type { Session } from '../users/user-model.ts';
import { hashRefreshToken, isOfItsSession, type RefreshToken, successorOf } from './refresh-token.ts';

export interface RenewalRules {
  /** The first makes successors; an older one still finds those that it made. */
  refreshKeys: readonly string[];
  sessionLifeMs: number;
  sessionLongestMs: number;
  graceMs: number;
}

export type Renewal =
  | { kind: 'rotated'; session: Session; successor: RefreshToken }
  | { kind: 'repeated'; successor: RefreshToken }
  | { kind: 'reused' }
  | { kind: 'over' };

/** Far more than any browser's tabs present within the grace. */
const maxUsed = 20;

/** The first end of a session: that of its idleness, never past its greatest age. */
export const sessionEnd = (
  { sessionLifeMs, sessionLongestMs }: Pick<RenewalRules, 'sessionLifeMs' | 'sessionLongestMs'>,
  { createdAt, now }: { createdAt: Date; now: Date },
) => new Date(Math.min(now.getTime() + sessionLifeMs, createdAt.getTime() + sessionLongestMs));

/** The key that makes refresh tokens. */
export function makingKey({ refreshKeys: [key] }: Pick<RenewalRules, 'refreshKeys'>): string {
  if (!key) throw new Error('there is no key to renew sessions with');
  return key;
}

function rotated(session: Session, token: RefreshToken, { rules, now }: Judged): Renewal {
  const successor = successorOf(token, makingKey(rules));
  const used = [...recentlyUsed(session, { rules, now }), { hash: session.refreshHash, at: now }];
  return {
    kind: 'rotated',
    successor,
    session: {
      ...session,
      refreshHash: hashRefreshToken(successor),
      used: used.slice(-maxUsed),
      expiresAt: sessionEnd(rules, { createdAt: session.createdAt, now }),
    },
  };
}

interface Judged {
  rules: RenewalRules;
  now: Date;
}

const recentlyUsed = (session: Session, { rules, now }: Judged) =>
  session.used.filter(({ at }) => now.getTime() - at.getTime() <= rules.graceMs);

/**
 * What becomes of a presented refresh token. The newest is exchanged. One that was exchanged a moment ago gets the same
 * successor again: two tabs, or an answer that got lost. Any older one was stolen or kept too long, and ends the session; what never
 * was a token of this session ends nothing.
 */
export function judgeRenewal(session: Session | undefined, token: RefreshToken, judged: Judged): Renewal {
  const { rules, now } = judged;
  if (!session || session.expiresAt <= now) return { kind: 'over' };
  const hash = hashRefreshToken(token);
  if (hash === session.refreshHash) return rotated(session, token, judged);
  const recent = recentlyUsed(session, judged);
  if (!recent.some(one => one.hash === hash))
    return { kind: isOfItsSession(token, rules.refreshKeys) ? 'reused' : 'over' };
  const known = new Set([session.refreshHash, ...recent.map(one => one.hash)]);
  const successor = rules.refreshKeys
    .map(key => successorOf(token, key))
    .find(candidate => known.has(hashRefreshToken(candidate)));
  return successor ? { kind: 'repeated', successor } : { kind: 'over' };
}
