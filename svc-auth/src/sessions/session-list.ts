import type { EndedSession, Session, User } from '../users/user-model.ts';

export type Sessions = Pick<User, 'sessions' | 'endedSessions'>;

export interface EndRules {
  tokenLifeMs: number;
  now: Date;
}

const maxSessions = 20;
const maxEnded = 500;
/** Clocks differ, and a token is taken for a moment past its end. */
const spareMs = 60_000;

function end(
  { sessions, endedSessions }: Sessions,
  over: readonly Session[],
  { tokenLifeMs, now }: EndRules,
) {
  const until = new Date(now.getTime() + tokenLifeMs + spareMs);
  const stillTold: EndedSession[] = endedSessions.filter(one => one.until > now);
  return {
    sessions: sessions.filter(session => !over.includes(session)),
    endedSessions: [...stillTold, ...over.map(({ sid }) => ({ sid, until }))].slice(-maxEnded),
  };
}

/** Ended sessions are told to every service until the last of their tokens has run out. */
export function withoutSession(state: Sessions, sid: string, rules: EndRules): Sessions {
  return end(
    state,
    state.sessions.filter(session => session.sid === sid),
    rules,
  );
}

/** Of all sessions, this one goes on; without it, none does. */
export function withoutOthers(state: Sessions, keptSid: string | null, rules: EndRules): Sessions {
  return end(
    state,
    state.sessions.filter(session => session.sid !== keptSid),
    rules,
  );
}

/** Who signs in on ever more devices leaves the oldest. */
export function withSession(
  { sessions, endedSessions }: Sessions,
  added: Session,
  rules: EndRules,
): Sessions & { hasEnded: boolean } {
  const current = [...sessions.filter(({ expiresAt }) => expiresAt > rules.now), added];
  const oldest = current.slice(0, -maxSessions);
  return {
    ...end({ sessions: current, endedSessions }, oldest, rules),
    hasEnded: oldest.length > 0,
  };
}
