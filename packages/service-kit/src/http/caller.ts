import type { Access } from '@sufra/contracts';
import type { Exchange } from './exchange.ts';

/** Who is calling, once the token and every newer fact have been looked at. */
export interface Caller {
  userId: string;
  sessionId: string;
  isAdmin: boolean;
  isModerator: boolean;
  /** The token of the session that this very call has opened, where it came with a one-time token. */
  newToken?: string;
}

export type Authenticate = (authorization: string | undefined) => Promise<Caller>;

/** Takes a one-time token and opens the session that it stands for; throws when it is not good, or not any more. */
export type Redeem = (oneTimeToken: string, exchange: Exchange) => Promise<Caller>;

const mayBy: Record<Exclude<Access, 'public'>, (caller: Caller) => boolean> = {
  member: () => true,
  moderator: caller => caller.isModerator || caller.isAdmin,
  admin: caller => caller.isAdmin,
};

export const may = (caller: Caller, access: Exclude<Access, 'public'>) => mayBy[access](caller);
