import { Problem, recordChange } from '@sufra/service-kit';
import { changeUser } from '../../users/change-user.ts';
import type { SecondFactor } from '../../users/second-factor.ts';
import { presentStatus } from '../present-status.ts';
import { removeFactor } from '../remove-factor.ts';
import type { ByMember, SecondFactorDeps } from '../second-factor-deps.ts';

const has = ({ passkeys }: SecondFactor, id: string) => passkeys.some(one => one.id === id);

export async function renamePasskey(
  { users, requiredRoles }: SecondFactorDeps,
  { caller, id, name }: ByMember & { id: string; name: string },
) {
  const user = await changeUser({
    users,
    by: { _id: caller.userId },
    change: current => {
      const { secondFactor } = current;
      if (!secondFactor || !has(secondFactor, id)) throw new Problem('not_found');
      const passkeys = secondFactor.passkeys.map(one => (one.id === id ? { ...one, name } : one));
      return recordChange({ of: current, update: { $set: { secondFactor: { ...secondFactor, passkeys } } } });
    },
  });
  if (!user) throw new Problem('session_ended');
  return presentStatus(user, requiredRoles);
}

export const removePasskey = (deps: SecondFactorDeps, { id, ...by }: ByMember & { id: string }) =>
  removeFactor(deps, {
    ...by,
    what: 'passkey-removed',
    remove: factor =>
      has(factor, id) ? { ...factor, passkeys: factor.passkeys.filter(one => one.id !== id) } : undefined,
  });
