import type { User } from '@sufra/contracts';
import { session } from '@sufra/web-kit';

export const aUser = (overrides: Partial<User> = {}): User => ({
  _id: '65f000000000000000000001',
  name: 'Maryam al-Fihri',
  email: 'maryam@sufra.example',
  createdAt: '2026-01-05T10:00:00.000Z',
  isPremium: false,
  isAdmin: false,
  isModerator: false,
  recipesGenerated: 0,
  generations_left: 3,
  ...overrides,
});

const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');

/** Signs somebody in as the sign-in page does; the token ends in an hour. */
export function signInAs(user: User): void {
  const now = Math.floor(Date.now() / 1000);
  session.signIn({
    token: `${part({ alg: 'RS256' })}.${part({ iat: now, exp: now + 3600 })}.signature`,
    user,
  });
}
