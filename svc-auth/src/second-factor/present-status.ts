import type { Role, SecondFactorStatus } from '@sufra/contracts';
import type { RequiredRoles } from '../users/held-roles.ts';
import type { User } from '../users/user-model.ts';

export function presentStatus(user: User, requiredRoles: RequiredRoles): SecondFactorStatus {
  const { authenticator, passkeys = [], recoveryCodes } = user.secondFactor ?? {};
  const has: Record<Role, boolean> = { admin: user.isAdmin, moderator: user.isModerator };
  return {
    authenticator: authenticator ? { addedAt: authenticator.addedAt.toISOString() } : null,
    passkeys: passkeys.map(({ id, name, addedAt, lastUsedAt }) => ({
      id,
      name,
      addedAt: addedAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft: recoveryCodes?.hashes.length ?? 0,
    requiredFor: requiredRoles().filter(role => has[role]),
  };
}
