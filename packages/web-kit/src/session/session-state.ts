import type { User } from '@sufra/contracts';

export interface SignedIn {
  status: 'signed-in';
  user: User;
  token: string;
}

/** There was a session, and it is being asked whether there still is. */
export interface Restoring {
  status: 'restoring';
  user: null;
  token: null;
  /** At least one try got no answer; others follow by themselves. */
  unreachable: boolean;
}

export interface SignedOut {
  status: 'signed-out';
  user: null;
  token: null;
  /** By the member, in whichever tab; otherwise the session ran out, or there was none. */
  onPurpose: boolean;
}

export type SessionState = SignedIn | Restoring | SignedOut;

/** How an attempt ended: a refusal is final, no answer is not. */
export type Outcome = 'done' | 'refused' | 'unreachable';
