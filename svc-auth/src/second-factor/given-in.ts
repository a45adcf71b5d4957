import { Problem } from '@sufra/service-kit';
import type { Session, User } from '../users/user-model.ts';

/** The sessions with the moment at which a second factor was given in one of them. */
export function givenIn({ sessions }: Pick<User, 'sessions'>, sid: string): Session[] {
  if (!sessions.some(session => session.sid === sid)) throw new Problem('session_ended');
  const now = new Date();
  return sessions.map(session => (session.sid === sid ? { ...session, secondFactorAt: now } : session));
}
