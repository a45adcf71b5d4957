import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * What the cookie holds: `<userId>.<sid>.<secret>`. The secret's first half is the same in all tokens of a session and shows that it
 * was given out for this one, however long ago; the second half is another in each.
 */
export interface RefreshToken {
  userId: string;
  sid: string;
  secret: string;
}

const sidBytes = 16;
const halfBytes = 16;
const form = /^([0-9a-f]{24})\.([\w-]{22})\.([\w-]{43})$/;

type Named = Pick<RefreshToken, 'userId' | 'sid'>;

const halfOf = (key: string, text: string) =>
  createHmac('sha256', Buffer.from(key, 'base64')).update(text).digest().subarray(0, halfBytes);

const proofOf = ({ userId, sid }: Named, key: string) => halfOf(key, `session\n${userId}.${sid}`);

const withSecret = (named: Named, { key, own }: { key: string; own: Buffer }): RefreshToken => ({
  ...named,
  secret: Buffer.concat([proofOf(named, key), own]).toString('base64url'),
});

export const newRefreshToken = (userId: string, key: string): RefreshToken =>
  withSecret(
    { userId, sid: randomBytes(sidBytes).toString('base64url') },
    { key, own: randomBytes(halfBytes) },
  );

/** Whether the holder has a token of this session, the newest or one of before: knowing what it is called is not enough. */
export function isOfItsSession(token: RefreshToken, keys: readonly string[]): boolean {
  const shown = Buffer.from(token.secret, 'base64url').subarray(0, halfBytes);
  return keys.some(key => timingSafeEqual(proofOf(token, key), shown));
}

export function readRefreshToken(cookie: string | undefined): RefreshToken | undefined {
  const [, userId, sid, secret] = form.exec(cookie ?? '') ?? [];
  return userId && sid && secret ? { userId, sid, secret } : undefined;
}

export const writeRefreshToken = ({ userId, sid, secret }: RefreshToken) => `${userId}.${sid}.${secret}`;

/** Only this is stored. No caller can guess the secret, so a plain hash will do. */
export const hashRefreshToken = (token: RefreshToken) =>
  createHash('sha256').update(writeRefreshToken(token)).digest('base64url');

/** The same successor for the same token, at every replica, without keeping it anywhere. */
export const successorOf = (token: RefreshToken, key: string): RefreshToken =>
  withSecret(
    { userId: token.userId, sid: token.sid },
    { key, own: halfOf(key, `refresh token\n${writeRefreshToken(token)}`) },
  );
