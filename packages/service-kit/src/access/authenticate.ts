import type { Authenticate } from '../http/caller.ts';
import { Problem } from '../http/problem.ts';
import type { AccessFacts, FindAccessFacts } from './access-facts.ts';
import type { TokenClaims } from './token.ts';

interface Deps {
  verify: (token: string) => Promise<TokenClaims>;
  findFacts: FindAccessFacts;
}

const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;
const maxTokenLength = 4_096;
function assertStillGood(claims: TokenClaims, facts: AccessFacts) {
  const isOver =
    facts.deleted ||
    facts.endedSessions.includes(claims.sessionId) ||
    (facts.sessionsNotBefore !== null && claims.issuedAt * 1000 < facts.sessionsNotBefore.getTime());
  if (isOver) throw new Problem('session_ended');
}

/** The token is taken from the Authorization header alone; a fact newer than the token wins over it. */
export function authenticator({ verify, findFacts }: Deps): Authenticate {
  return async authorization => {
    const token =
      authorization && authorization.length <= maxTokenLength ? bearer.exec(authorization)?.[1] : undefined;
    if (!token) throw new Problem('unauthorized');
    const claims = await verify(token);
    const facts = await findFacts(claims.userId);
    if (facts) assertStillGood(claims, facts);
    const newer = facts && facts.sequence > claims.accountVersion ? facts : claims;
    const { isAdmin, isModerator, hasSecondFactor } = newer;
    const { userId, sessionId, secondFactorAt } = claims;
    return { userId, sessionId, isAdmin, isModerator, hasSecondFactor, secondFactorAt };
  };
}
