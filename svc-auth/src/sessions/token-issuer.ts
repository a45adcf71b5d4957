import { tokenType } from '@sufra/service-kit';
import { SignJWT } from 'jose';
import type { User } from '../accounts/user-model.ts';
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
  return (user: Pick<User, '_id' | 'v' | 'isAdmin' | 'isModerator'>, sid: string): Promise<string> => {
    const issuedAt = Math.floor(Date.now() / 1000);
    return new SignJWT({ sid, ver: user.v, adm: user.isAdmin, mod: user.isModerator })
      .setProtectedHeader({ alg: 'RS256', typ: tokenType, kid: key.kid })
      .setSubject(String(user._id))
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + Math.floor(lifeMs / 1000))
      .sign(key.privateKey);
  };
}

export type IssueToken = ReturnType<typeof tokenIssuer>;
