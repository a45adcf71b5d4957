import { Id } from '@sufra/contracts';
import { Problem, recordChange } from '@sufra/service-kit';
import { openSession } from '../../sessions/open-session.ts';
import { takeOrRecord } from '../../throttling.ts';
import { changeUser } from '../../users/change-user.ts';
import { presentUser } from '../../users/present-user.ts';
import type { User } from '../../users/user-model.ts';
import type { Assertion } from '../passkeys/check-assertion.ts';
import { optionsForAny } from '../passkeys/passkey-options.ts';
import type { SecondFactorDeps } from '../second-factor-deps.ts';
import { spendProof } from '../spend-proof.ts';

const what = 'passkey-sign-in';

export async function beginPasskeySignIn(deps: SecondFactorDeps, ip: string) {
  await takeOrRecord(deps, { limit: deps.limits.passkeyStartsByIp, who: ip, what, ip });
  return { options: await optionsForAny(deps) };
}

/** The device was in the hand and asked who holds it: both steps in one. All refusals are one, whichever member it was. */
export async function signInWithPasskey(
  deps: SecondFactorDeps,
  { passkey, ip }: { passkey: Assertion; ip: string },
) {
  const giveBack = await takeOrRecord(deps, { limit: deps.limits.passkeyFailuresByIp, who: ip, what, ip });
  const user = await use(deps, passkey).catch(async error => {
    await giveBack();
    throw error;
  });
  const refuse = () => {
    deps.record({ what, outcome: 'refused', reason: 'no passkey of a member', ip });
    return new Problem('passkey_refused');
  };
  if (!user) throw refuse();
  await giveBack();
  const userId = String(user._id);
  const opened = await openSession(deps, {
    userId,
    openedBy: 'passkey',
    secondFactorAt: new Date(),
    admit: current => {
      if (!current.secondFactor?.passkeys.some(({ id }) => id === passkey.id)) throw refuse();
      return {};
    },
  });
  if (!opened) throw refuse();
  deps.record({ what, outcome: 'ok', userId, ip });
  return {
    answer: { token: opened.token, user: presentUser(opened.user, deps.quota) },
    refreshToken: opened.refreshToken,
  };
}

/** Null when no member has this passkey, or it has not signed as it must. */
async function use(deps: SecondFactorDeps, passkey: Assertion): Promise<User | null> {
  const { users } = deps;
  const userId = Buffer.from(passkey.response.userHandle ?? '', 'base64url').toString('hex');
  if (!Id.safeParse(userId).success) return null;
  const known = await users.findOne({ _id: userId, deletedAt: null }).lean<User>();
  if (!known) return null;
  const spend = await spendProof(deps, { user: known, proof: { passkey } });
  let isRight = false;
  const user = await changeUser({
    users,
    by: { _id: userId },
    change: current => {
      const secondFactor = spend(current);
      isRight = secondFactor !== undefined;
      return secondFactor && recordChange({ of: current, update: { $set: { secondFactor } } });
    },
  });
  return isRight ? user : null;
}
