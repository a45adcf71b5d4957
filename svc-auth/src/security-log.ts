import { currentRequestId, type Log } from '@sufra/service-kit';

export interface SecurityEvent {
  what:
    | 'sign-up'
    | 'verify-email'
    | 'resend-verification'
    | 'forgot-password'
    | 'reset-password'
    | 'change-password'
    | 'change-address'
    | 'undo-change'
    | 'delete-account'
    | 'change-roles'
    | 'google-sign-in'
    | 'sign-in'
    | 'session-renew'
    | 'session-end';
  outcome: 'ok' | 'refused';
  reason?: string;
  /** Never an address: a log outlives an account, and having one says something about a person. */
  userId?: string;
  /** Whom it was done to, where that is somebody else. */
  targetId?: string;
  ip?: string;
}

export type SecurityLog = (event: SecurityEvent) => void;

/** Who did what, from where, and how it ended, for whoever has to find out later. */
export const securityLog =
  (log: Log): SecurityLog =>
  ({ what, outcome, reason, userId, targetId, ip }) => {
    const line = { security: what, outcome, reason, userId, targetId, ip, requestId: currentRequestId() };
    if (outcome === 'refused') log.warn(line, `${what} refused`);
    else log.info(line, what);
  };
