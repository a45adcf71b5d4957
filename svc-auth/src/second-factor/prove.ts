import type { SecondFactorProof } from '@sufra/contracts';
import { Problem, recordChange } from '@sufra/service-kit';
import type { SecurityEvent } from '../security-log.ts';
import { takeOrRecord } from '../throttling.ts';
import { changeUser } from '../users/change-user.ts';
import type { User } from '../users/user-model.ts';
import { factorChanged } from './factor-changed.ts';
import { findMember } from './find-member.ts';
import type { SecondFactorDeps } from './second-factor-deps.ts';
import { spendProof } from './spend-proof.ts';

interface Proving {
  userId: string;
  proof: SecondFactorProof;
  what: SecurityEvent['what'];
  ip: string;
  /** What is written along; throws when it may no longer be. */
  along?: (current: User) => Partial<User>;
}

/**
 * The account after a proof of its second factor was used. Each try is counted before it is looked at, and given back when
 * it was right: a hundred tries at once learn no more than the limit allows one after the other.
 */
export async function prove(
  deps: SecondFactorDeps,
  { userId, proof, what, ip, along }: Proving,
): Promise<User> {
  const limit = deps.limits.secondFactorByAccount;
  const giveBack = await takeOrRecord(deps, { limit, who: userId, what, ip });
  const user = await use(deps, { userId, proof, along }).catch(async error => {
    await giveBack();
    throw error;
  });
  if (!user) {
    deps.record({ what, outcome: 'refused', reason: 'wrong second factor', userId, ip });
    throw new Problem('wrong_second_factor');
  }
  await giveBack();
  deps.record({ what, outcome: 'ok', userId, ip, ...(proof.recoveryCode && { reason: 'a recovery code' }) });
  return user;
}

/** Null when the proof is not good. */
async function use(
  deps: SecondFactorDeps,
  { userId, proof, along }: Pick<Proving, 'userId' | 'proof' | 'along'>,
) {
  const known = await findMember(deps, userId);
  const spend = await spendProof(deps, { user: known, proof, challengedUserId: userId });
  let isRight = false;
  const user = await changeUser({
    users: deps.users,
    by: { _id: userId },
    change: current => {
      const secondFactor = spend(current);
      isRight = secondFactor !== undefined;
      if (!secondFactor) return undefined;
      const state = { ...along?.(current), secondFactor };
      const told = { what: 'recovery-code-used', changedBy: userId, undo: null } as const;
      return recordChange({
        of: current,
        update: { $set: state },
        events: proof.recoveryCode ? [factorChanged({ ...current, ...state }, told)] : [],
      });
    },
  });
  if (!user) throw new Problem('session_ended');
  return isRight ? user : null;
}
