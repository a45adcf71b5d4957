import type { Access } from '@sufra/contracts';
import { Problem } from '../http/problem.ts';

/** Who is calling, once the token and every newer fact have been looked at. */
export interface Caller {
  userId: string;
  sessionId: string;
  isAdmin: boolean;
  isModerator: boolean;
}

const mayBy: Record<Exclude<Access, 'public'>, (caller: Caller) => boolean> = {
  member: () => true,
  moderator: caller => caller.isModerator || caller.isAdmin,
  admin: caller => caller.isAdmin,
};

export function assertMay(caller: Caller | null, access: Access) {
  if (access === 'public') return;
  if (!caller) throw new Problem('unauthorized');
  if (!mayBy[access](caller)) throw new Problem('forbidden');
}
