import type { User } from '@sufra/contracts';
import { session } from '../session/session.ts';
import { aToken } from './a-token.ts';

/** Signs a member in as the sign-in page does; the token ends in an hour. */
export const signInAs = (user: User) => session.signIn({ token: aToken(), user });

export function beSignedOut() {
  localStorage.clear();
  // A session reads the storage as it starts, and this one stops at once.
  session.start()();
}
