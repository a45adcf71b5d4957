import { tokenType } from '@sufra/service-kit';
import jwt from 'jsonwebtoken';
import type { User } from '../users/user-model.ts';
import type { SigningKey } from './signing-keys.ts';

interface Options {
  signingKeys: readonly SigningKey[];
  issuer: string;
  audience: string;
  lifeMs: number;
}

/** Who, which session, what they may do, and of which version of the account that is true; no name and no address. */
export function tokenIssuer({ signingKeys, issuer, audience, lifeMs }: Options) {
  const [key] = signingKeys;
  if (!key) throw new Error('there is no key to sign tokens with');
  return (user: Pick<User, '_id' | 'v' | 'isAdmin' | 'isModerator'>, sid: string): string =>
    jwt.sign({ sid, ver: user.v, adm: user.isAdmin, mod: user.isModerator }, key.privateKey, {
      algorithm: 'RS256',
      header: { alg: 'RS256', typ: tokenType, kid: key.kid },
      subject: String(user._id),
      issuer,
      audience,
      expiresIn: Math.floor(lifeMs / 1000),
    });
}

export type IssueToken = ReturnType<typeof tokenIssuer>;
