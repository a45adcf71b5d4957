import { messages } from '@sufra/contracts';
import { type Caller, Problem, type Throttle } from '@sufra/service-kit';
import type { AuditModel } from '../administration/audit-model.ts';
import { fileEntry } from '../administration/file-entry.ts';
import type { ChangeKeepingAnAdmin } from '../administration/last-admin.ts';
import { deletionRefused } from '../administration/member-deleted.ts';
import type { PasswordHasher } from '../hashing/password-hasher.ts';
import type { SecurityLog } from '../security-log.ts';
import type { Limits } from '../throttling.ts';
import type { UsedAllowances } from '../users/used-allowance.ts';
import type { User, UserModel } from '../users/user-model.ts';
import { accountRemoved } from './account-removed.ts';
import { assertOwner } from './assert-owner.ts';

export interface DeleteAccountDeps {
  users: UserModel;
  hasher: PasswordHasher;
  usedAllowances: UsedAllowances;
  changeKeepingAnAdmin: ChangeKeepingAnAdmin;
  audit: AuditModel;
  throttle: Throttle;
  limits: Limits;
  record: SecurityLog;
}

interface Deletion {
  caller: Pick<Caller, 'userId' | 'sessionId'>;
  password?: string | undefined;
  ip: string;
}

export async function deleteAccount(deps: DeleteAccountDeps, { caller, password, ip }: Deletion) {
  const { users, usedAllowances, changeKeepingAnAdmin, audit, record } = deps;
  const { userId } = caller;
  const what = 'delete-account';
  const user = await users.findOne({ _id: userId, deletedAt: null }).lean<User>();
  if (!user) throw new Problem('session_ended');
  const assertStillOwner = await assertOwner(deps, { user, caller, password, ip, what });
  await usedAllowances.keep(user);
  const deleted = await changeKeepingAnAdmin({
    by: { _id: userId },
    change: current => {
      assertStillOwner(current);
      return accountRemoved(current);
    },
    ifLast: async current => {
      await fileEntry(audit, deletionRefused(current));
      record({ what, outcome: 'refused', reason: 'the last admin', userId, ip });
    },
  });
  if (!deleted) throw new Problem('session_ended');
  record({ what, outcome: 'ok', userId, ip });
  return { message: messages.accountDeleted };
}
