import { currentRequestId } from '../context/request-context.ts';
import type { Log } from '../ops/log.ts';

export interface SecurityEvent<What extends string> {
  what: What;
  outcome: 'ok' | 'refused';
  reason?: string;
  /** Never an address: a log outlives an account, and having one says something about a person. */
  userId?: string;
  /** The member that it was done to, where that is another one. */
  targetId?: string;
  ip?: string;
}

export type SecurityLog<What extends string> = (event: SecurityEvent<What>) => void;

/** Who did what, from where, and how it ended: an operator who looks for an attack finds it here. */
export const securityLog =
  <What extends string>(log: Log): SecurityLog<What> =>
  ({ what, outcome, reason, userId, targetId, ip }) => {
    const line = { security: what, outcome, reason, userId, targetId, ip, requestId: currentRequestId() };
    if (outcome === 'refused') log.warn(line, `${what} refused`);
    else log.info(line, what);
  };
