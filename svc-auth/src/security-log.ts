import type { SecurityEvent as EventOf, SecurityLog as LogOf } from '@sufra/service-kit';

type What =
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
  | 'second-step'
  | 'passkey-sign-in'
  | 'second-factor-proof'
  | 'second-factor-change'
  | 'second-factor-removed'
  | 'session-renew'
  | 'session-end';

export type SecurityEvent = EventOf<What>;
export type SecurityLog = LogOf<What>;
