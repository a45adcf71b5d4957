import { createHash } from 'node:crypto';
import { recordChange } from '@sufra/service-kit';
import type { BeginSecondStep, FirstStep } from '../../sessions/second-step.ts';
import { changeUser } from '../../users/change-user.ts';
import type { User } from '../../users/user-model.ts';
import { type SecondFactorDeps, secondStepLifeMs } from '../second-factor-deps.ts';

export interface TakenStep {
  openedBy: FirstStep['openedBy'];
  /** Of the password or the Google account by which it was taken. */
  digest: string;
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url');

const digestNow = (user: User, openedBy: TakenStep['openedBy']) =>
  digestOf(openedBy === 'password' ? (user.passwordHash ?? '') : (user.google?.subject ?? ''));

/** Whether the account is still entered by what the first step showed. */
export const isStillGood = (user: User, { openedBy, digest }: TakenStep) =>
  digestNow(user, openedBy) === digest;

export const secondStepBeginner =
  (deps: Pick<SecondFactorDeps, 'secrets' | 'users' | 'record'>): BeginSecondStep =>
  async step => {
    const user = step.openedBy === 'password' ? await withNewHash(deps, step) : step.user;
    const taken: TakenStep = { openedBy: step.openedBy, digest: digestNow(user, step.openedBy) };
    const userId = String(user._id);
    const pending = await deps.secrets.issue(
      { purpose: 'second step', userId },
      { lifeMs: secondStepLifeMs, text: JSON.stringify(taken) },
    );
    const what = step.openedBy === 'password' ? 'sign-in' : 'google-sign-in';
    deps.record({ what, outcome: 'ok', reason: 'the second step is to follow', userId, ip: step.ip });
    return pending;
  };

/** The password is known now, and not at the second step: the account gets its better hash here. */
async function withNewHash(
  { users }: Pick<SecondFactorDeps, 'users'>,
  { user, newHash }: FirstStep & { openedBy: 'password' },
): Promise<User> {
  if (newHash === user.passwordHash) return user;
  const changed = await changeUser({
    users,
    by: { _id: String(user._id) },
    change: current =>
      current.passwordHash === user.passwordHash
        ? recordChange({ of: current, update: { $set: { passwordHash: newHash } } })
        : undefined,
  });
  return changed ?? user;
}
