import { createHash, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { Problem } from '../http/problem.ts';
import type { KeySet } from './key-set.ts';

export interface TokenClaims {
  userId: string;
  sessionId: string;
  isAdmin: boolean;
  isModerator: boolean;
  hasSecondFactor: boolean;
  /** In milliseconds; null when this session never gave one. */
  secondFactorAt: number | null;
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
    const header = jwt.decode(token, { complete: true })?.header;
    // An extension that a token declares critical, and this verifier does not know, would go unheeded.
    if (header?.typ !== tokenType || header.kid === undefined || header.crit !== undefined)
      throw new Problem('unauthorized');
    const key = await keySet.keyFor(header.kid);
    const { sub, sid, iat, exp, ver, adm, mod, sf, sfa } = payloadOf(token, key);
    // What is missing, a token's end too, is not looked for by the library.
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
      hasSecondFactor: sf === true,
      secondFactorAt: typeof sfa === 'number' ? sfa * 1000 : null,
      accountVersion: ver,
      issuedAt: iat,
      expiresAt: exp,
    };
  }

  function payloadOf(token: string, key: KeyObject | undefined): jwt.JwtPayload {
    try {
      if (!key) throw new Error('the key set has no such key');
      const payload = jwt.verify(token, key, {
        algorithms: ['RS256'],
        issuer,
        audience,
        clockTolerance: clockToleranceSeconds,
        clockTimestamp: Math.floor(now() / 1000),
      });
      if (typeof payload === 'string') throw new Error('the token holds no claims');
      return payload;
    } catch (cause) {
      throw new Problem('unauthorized', { cause });
    }
  }
}
