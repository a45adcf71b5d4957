import { createHash } from 'node:crypto';
import { jwtVerify } from 'jose';
import { Problem } from '../http/problem.ts';
import type { KeySet } from './key-set.ts';

export interface TokenClaims {
  userId: string;
  sessionId: string;
  isAdmin: boolean;
  isModerator: boolean;
  /** The version of the account that the token was made from. */
  accountVersion: number;
  issuedAt: number;
  expiresAt: number;
}

export const tokenType = 'at+jwt';
const clockToleranceSeconds = 30;
const cacheSeconds = 60;
const cacheEntries = 10_000;

interface VerifierOptions {
  keySet: KeySet;
  issuer: string;
  audience: string;
  now?: () => number;
}

/**
 * Checks signature, algorithm, type, issuer, audience and expiry. A signature stays true, so a checked token is
 * remembered for a minute, never past its end; what may change about a member is asked afresh by `authenticate`.
 */
export function tokenVerifier({ keySet, issuer, audience, now = Date.now }: VerifierOptions) {
  const checked = new Map<string, { claims: TokenClaims; until: number }>();
  keySet.onChange(() => checked.clear());

  const remember = (key: string, claims: TokenClaims) => {
    const oldest = checked.keys().next();
    if (checked.size >= cacheEntries && !oldest.done) checked.delete(oldest.value);
    checked.set(key, { claims, until: Math.min(now() + cacheSeconds * 1000, claims.expiresAt * 1000) });
  };

  return async (token: string): Promise<TokenClaims> => {
    const key = createHash('sha256').update(token).digest('base64');
    const known = checked.get(key);
    if (known && known.until > now()) return known.claims;
    checked.delete(key);
    const claims = await verify(token);
    remember(key, claims);
    return claims;
  };

  async function verify(token: string): Promise<TokenClaims> {
    const { payload } = await jwtVerify(token, keySet.keyFor, {
      algorithms: ['RS256'],
      typ: tokenType,
      issuer,
      audience,
      clockTolerance: clockToleranceSeconds,
      requiredClaims: ['sub', 'sid', 'iat', 'exp', 'ver'],
      currentDate: new Date(now()),
    }).catch(cause => {
      if (cause instanceof Problem) throw cause;
      throw new Problem('unauthorized', { cause });
    });
    const { sub, sid, iat, exp, ver, adm, mod } = payload;
    if (
      typeof sub !== 'string' ||
      typeof sid !== 'string' ||
      typeof iat !== 'number' ||
      typeof exp !== 'number' ||
      typeof ver !== 'number'
    )
      throw new Problem('unauthorized');
    return {
      userId: sub,
      sessionId: sid,
      isAdmin: adm === true,
      isModerator: mod === true,
      accountVersion: ver,
      issuedAt: iat,
      expiresAt: exp,
    };
  }
}
