import type { SecondFactorProof } from '@sufra/contracts';
import { findMember } from './find-member.ts';
import { givenIn } from './given-in.ts';
import { waysOf } from './passkeys/passkey-options.ts';
import { prove } from './prove.ts';
import type { ByMember, SecondFactorDeps } from './second-factor-deps.ts';

export const findWays = async (deps: SecondFactorDeps, userId: string) =>
  waysOf(deps, await findMember(deps, userId));

/** For what asks for the second factor again: the session's next token says that it was given. */
export async function proveAgain(
  deps: SecondFactorDeps,
  { caller, ip, proof }: ByMember & { proof: SecondFactorProof },
) {
  const { userId, sessionId } = caller;
  const user = await prove(deps, {
    userId,
    proof,
    what: 'second-factor-proof',
    ip,
    along: current => ({ sessions: givenIn(current, sessionId) }),
  });
  return { token: deps.issueToken(user, sessionId) };
}
