import { currentRequestId, type Log } from '@sufra/service-kit';

export interface SecurityEvent {
  what: 'sign-up' | 'verify-email' | 'sign-in' | 'session-renew' | 'session-end';
  outcome: 'ok' | 'refused';
  reason?: string;
  /** Never an address: a log outlives an account, and having one says something about a person. */
  userId?: string;
  ip?: string;
}

export type SecurityLog = (event: SecurityEvent) => void;

/** Who did what, from where, and how it ended, for whoever has to find out later. */
export const securityLog =
  (log: Log): SecurityLog =>
  ({ what, outcome, reason, userId, ip }) => {
    const line = { security: what, outcome, reason, userId, ip, requestId: currentRequestId() };
    if (outcome === 'refused') log.warn(line, `${what} refused`);
    else log.info(line, what);
  };
