import type { SecondFactorProof } from '@sufra/contracts';
import { Problem } from '@sufra/service-kit';
import { openSession } from '../../sessions/open-session.ts';
import { presentUser } from '../../users/present-user.ts';
import { findMember } from '../find-member.ts';
import { waysOf } from '../passkeys/passkey-options.ts';
import { prove } from '../prove.ts';
import type { SecondFactorDeps } from '../second-factor-deps.ts';
import { isStillGood, type TakenStep } from './begin-second-step.ts';

const purpose = { purpose: 'second step' } as const;

interface Finishing {
  pending: string;
  proof: SecondFactorProof;
  ip: string;
}

export async function secondStepWays(deps: SecondFactorDeps, pending: string) {
  const { userId } = await findPending(deps, pending);
  return waysOf(deps, await findMember(deps, userId));
}

/** A wrong code leaves the first step as it was; the right one ends it, for one caller. */
export async function finishSecondStep(deps: SecondFactorDeps, { pending, proof, ip }: Finishing) {
  const { userId, taken } = await findPending(deps, pending);
  const what = 'second-step';
  await prove(deps, { userId, proof, what, ip });
  const over = (reason: string) => {
    deps.record({ what, outcome: 'refused', reason, userId, ip });
    return new Problem('second_step_over');
  };
  if (!(await deps.secrets.redeem(purpose, pending))) throw over('the first step was used up meanwhile');
  const opened = await openSession(deps, {
    userId,
    openedBy: taken.openedBy,
    secondFactorAt: new Date(),
    admit: current => {
      if (!isStillGood(current, taken)) throw over('the way of the first step was changed');
      return {};
    },
  });
  if (!opened) throw over('the account is gone');
  return {
    answer: { token: opened.token, user: presentUser(opened.user, deps.quota) },
    refreshToken: opened.refreshToken,
  };
}

async function findPending({ secrets }: SecondFactorDeps, pending: string) {
  const found = await secrets.find(purpose, pending);
  if (!found?.userId || !found.text) throw new Problem('second_step_over');
  // A parsed edge: we wrote it, a moment ago.
  return { userId: found.userId, taken: JSON.parse(found.text) as TakenStep };
}
