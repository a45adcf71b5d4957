import type { AccountExport, FreeQuota } from '@sufra/contracts';
import { Problem } from '@sufra/service-kit';
import { presentCurrentUser } from '../users/present-user.ts';
import type { User, UserModel } from '../users/user-model.ts';

export interface ExportAccountDeps {
  users: UserModel;
  quota: FreeQuota;
  findSavedRecipes: (userId: string) => Promise<AccountExport['savedRecipes']>;
  findHousehold: (userId: string) => Promise<AccountExport['household']>;
  findRoleChanges: (userId: string) => Promise<AccountExport['roleChanges']>;
}

/** No hash and no session id: they are of use to a thief alone. */
export async function exportAccount(deps: ExportAccountDeps, userId: string): Promise<AccountExport> {
  const { users, quota, findSavedRecipes, findHousehold, findRoleChanges } = deps;
  const found = await users.findOne({ _id: userId, deletedAt: null }).lean<User>();
  if (!found) throw new Problem('session_ended');
  const { user, account } = presentCurrentUser(found, quota);
  const now = new Date();
  const live = found.sessions.filter(({ expiresAt }) => expiresAt > now);
  const { undoLinks = [] } = found;
  return {
    exportedAt: now.toISOString(),
    account: {
      ...user,
      verifiedAt: found.verifiedAt?.toISOString() ?? null,
      hasPassword: account.hasPassword,
      googleLinkedAt: found.google?.linkedAt.toISOString() ?? null,
      pendingEmail: account.pendingEmail,
    },
    secondFactor: secondFactorOf(found),
    sessions: live.map(({ createdAt, expiresAt }) => ({
      openedAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
    undoLinks: undoLinks
      .filter(({ expiresAt }) => expiresAt > now)
      .map(({ email, expiresAt }) => ({ email, expiresAt: expiresAt.toISOString() })),
    savedRecipes: await findSavedRecipes(userId),
    household: await findHousehold(userId),
    roleChanges: await findRoleChanges(userId),
  };
}

/** No secret, no key and no code. */
function secondFactorOf({ secondFactor }: User): AccountExport['secondFactor'] {
  if (!secondFactor) return null;
  const { authenticator, passkeys, recoveryCodes } = secondFactor;
  return {
    authenticatorAddedAt: authenticator?.addedAt.toISOString() ?? null,
    passkeys: passkeys.map(({ name, addedAt, lastUsedAt }) => ({
      name,
      addedAt: addedAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft: recoveryCodes?.hashes.length ?? 0,
  };
}
