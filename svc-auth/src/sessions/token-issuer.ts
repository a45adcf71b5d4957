import { tokenType } from '@sufra/service-kit';
import jwt from 'jsonwebtoken';
import { rolesInForce } from '../users/held-roles.ts';
import { hasSecondFactor } from '../users/second-factor.ts';
import type { User } from '../users/user-model.ts';
import type { SigningKey } from './signing-keys.ts';

interface Options {
  signingKeys: readonly SigningKey[];
  issuer: string;
  audience: string;
  lifeMs: number;
}

type Bearer = Pick<User, '_id' | 'v' | 'isAdmin' | 'isModerator'> &
  Partial<Pick<User, 'heldRoles' | 'secondFactor' | 'sessions'>>;

/** Who, which session, what they may do, when they gave a second factor, and of which version of the account that is true; no name and no address. */
export function tokenIssuer({ signingKeys, issuer, audience, lifeMs }: Options) {
  const [key] = signingKeys;
  if (!key) throw new Error('there is no key to sign tokens with');
  return (user: Bearer, sid: string): string => {
    const { isAdmin, isModerator } = rolesInForce(user);
    const givenAt = user.sessions?.find(session => session.sid === sid)?.secondFactorAt;
    const claims = {
      sid,
      ver: user.v,
      adm: isAdmin,
      mod: isModerator,
      ...(hasSecondFactor(user) && { sf: true }),
      ...(givenAt && { sfa: Math.floor(givenAt.getTime() / 1000) }),
    };
    return jwt.sign(claims, key.privateKey, {
      algorithm: 'RS256',
      header: { alg: 'RS256', typ: tokenType, kid: key.kid },
      subject: String(user._id),
      issuer,
      audience,
      expiresIn: Math.floor(lifeMs / 1000),
    });
  };
}

export type IssueToken = ReturnType<typeof tokenIssuer>;
