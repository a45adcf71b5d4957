import type { User } from '@sufra/contracts';
import { session } from '@sufra/web-kit';

export const aUser = (overrides: Partial<User> = {}): User => ({
  _id: '65f0c0ffee0c0ffee0c0ffee',
  name: 'Amina',
  email: 'amina@sufra.example',
  createdAt: '2026-01-15T10:00:00.000Z',
  isPremium: false,
  isAdmin: false,
  isModerator: false,
  recipesGenerated: 1,
  generations_left: 2,
  ...overrides,
});

/** A token as long as its payload says; nobody in the browser checks more. */
export function aToken() {
  const now = Math.floor(Date.now() / 1000);
  const payload = btoa(JSON.stringify({ iat: now, exp: now + 3600 }));
  return `header.${payload}.signature`;
}

export const signInAs = (user: User) => session.signIn({ token: aToken(), user });

export function beSignedOut() {
  localStorage.clear();
  // A session reads the storage as it starts, and this one stops at once.
  session.start()();
}
