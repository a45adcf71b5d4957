import { type Access, limits } from '@sufra/contracts';
import type { Exchange } from './exchange.ts';

/** Who is calling, once the token and every newer fact have been looked at. */
export interface Caller {
  userId: string;
  sessionId: string;
  isAdmin: boolean;
  isModerator: boolean;
  hasSecondFactor: boolean;
  /** When this session last gave a second factor, in milliseconds. */
  secondFactorAt: number | null;
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

const freshMs = limits.secondFactorFreshMinutes * 60_000;

/** A session may be a browser left open, or a stolen token: the second factor was given in it a moment ago, where there is one. */
export const hasFreshSecondFactor = (
  { hasSecondFactor, secondFactorAt }: Pick<Caller, 'hasSecondFactor' | 'secondFactorAt'>,
  now = Date.now(),
) => !hasSecondFactor || (secondFactorAt !== null && now - secondFactorAt < freshMs);

export const may = (caller: Caller, access: Exclude<Access, 'public'>) => mayBy[access](caller);
