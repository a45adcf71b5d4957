import type { Access } from '@sufra/contracts';

/** Who is calling, once the token and every newer fact have been looked at. */
export interface Caller {
  userId: string;
  sessionId: string;
  isAdmin: boolean;
  isModerator: boolean;
  /** The token of the session that this very call has opened, where it came with a one-time token. */
  newToken?: string;
}

const mayBy: Record<Exclude<Access, 'public'>, (caller: Caller) => boolean> = {
  member: () => true,
  moderator: caller => caller.isModerator || caller.isAdmin,
  admin: caller => caller.isAdmin,
};

export const may = (caller: Caller, access: Exclude<Access, 'public'>) => mayBy[access](caller);
