import { assertOwner } from '../accounts/assert-owner.ts';
import { hasSecondFactor } from '../users/second-factor.ts';
import type { User } from '../users/user-model.ts';
import { findMember } from './find-member.ts';
import type { ByMember, SecondFactorDeps } from './second-factor-deps.ts';

/** For the first factor the owner shows the password, or comes from Google; for others the call asks for the factor itself. */
export async function assertMayAdd(
  deps: SecondFactorDeps,
  { caller, password, ip }: ByMember & { password: string | undefined },
): Promise<User> {
  const user = await findMember(deps, caller.userId);
  if (hasSecondFactor(user)) return user;
  const assertStillOwner = await assertOwner(deps, {
    user,
    caller,
    password,
    ip,
    what: 'second-factor-change',
  });
  assertStillOwner(user);
  return user;
}
