import { createHash, createHmac, randomBytes } from 'node:crypto';

/** What the cookie holds: `<userId>.<sid>.<secret>`. */
export interface RefreshToken {
  userId: string;
  sid: string;
  secret: string;
}

const sidBytes = 16;
const secretBytes = 32;
const form = /^([0-9a-f]{24})\.([\w-]{22})\.([\w-]{43})$/;

export const newRefreshToken = (userId: string): RefreshToken => ({
  userId,
  sid: randomBytes(sidBytes).toString('base64url'),
  secret: randomBytes(secretBytes).toString('base64url'),
});

export function readRefreshToken(cookie: string | undefined): RefreshToken | undefined {
  const [, userId, sid, secret] = form.exec(cookie ?? '') ?? [];
  return userId && sid && secret ? { userId, sid, secret } : undefined;
}

export const writeRefreshToken = ({ userId, sid, secret }: RefreshToken) => `${userId}.${sid}.${secret}`;

/** Only this is stored. The secret is 256 random bits, so a plain hash will do. */
export const hashRefreshToken = (token: RefreshToken) =>
  createHash('sha256').update(writeRefreshToken(token)).digest('base64url');

/** The same successor for the same token, at every replica, without keeping it anywhere. */
export function successorOf(token: RefreshToken, key: string): RefreshToken {
  const mac = createHmac('sha256', Buffer.from(key, 'base64'));
  const secret = mac.update(`refresh token\n${writeRefreshToken(token)}`).digest('base64url');
  return { ...token, secret };
}
