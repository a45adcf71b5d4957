import { currentRequestId, type Log } from '@sufra/service-kit';

export interface SecurityEvent {
  what: 'webhook' | 'record-transfer';
  outcome: 'ok' | 'refused';
  reason?: string;
  userId?: string;
  ip?: string;
}

export type SecurityLog = (event: SecurityEvent) => void;

/** What somebody has to find later who looks for an attack, or for who did something. */
export const securityLog =
  (log: Log): SecurityLog =>
  ({ what, outcome, reason, userId, ip }) => {
    const line = { security: what, outcome, reason, userId, ip, requestId: currentRequestId() };
    if (outcome === 'refused') log.warn(line, `${what} refused`);
    else log.info(line, what);
  };
