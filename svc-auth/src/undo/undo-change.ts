import { messages } from '@sufra/contracts';
import { isDuplicateKey, limitKey, Problem, type Throttle } from '@sufra/service-kit';
import { endWaitingSignUp } from '../accounts/end-waiting-sign-up.ts';
import { hashLinkToken, type MakeToken, opens } from '../links/link.ts';
import type { SecurityLog } from '../security-log.ts';
import { type Limits, takeOrRecord } from '../throttling.ts';
import { changeUser } from '../users/change-user.ts';
import type { RequiredRoles } from '../users/held-roles.ts';
import type { UsedAllowances } from '../users/used-allowance.ts';
import type { UndoLink, User, UserModel } from '../users/user-model.ts';
import { restored } from './restored.ts';

export interface UndoDeps {
  users: UserModel;
  usedAllowances: UsedAllowances;
  newResetToken: MakeToken;
  tokenLifeMs: number;
  requiredRoles: RequiredRoles;
  throttle: Throttle;
  limits: Limits;
  record: SecurityLog;
}

const what = 'undo-change';

const linkOf = ({ undoLinks = [] }: User, tokenHash: string): UndoLink | undefined =>
  undoLinks.find(link => opens(link, tokenHash));

/** The link's reader had the account before the change: it is theirs again, and they are led to a new password. */
export async function undoChange(deps: UndoDeps, { token, ip }: { token: string; ip: string }) {
  const { users, usedAllowances, limits, record } = deps;
  const tokenHash = hashLinkToken(token);
  const found = await users.findOne({ 'undoLinks.tokenHash': tokenHash, deletedAt: null }).lean<User>();
  const link = found && linkOf(found, tokenHash);
  // As at a link that sets a password: a right one is not limited.
  if (!link) await takeOrRecord(deps, { limit: limits.resetsByIp, who: limitKey(ip), what, ip });
  if (link && found.email !== link.email) {
    await endWaitingSignUp(users, link.email);
    await usedAllowances.keep(found);
  }
  const resetToken = deps.newResetToken();
  const user = link ? await restore(deps, { tokenHash, resetToken, ip }) : null;
  if (!user) {
    record({ what, outcome: 'refused', reason: 'link not valid', ip });
    throw new Problem('undo_link_invalid');
  }
  record({ what, outcome: 'ok', userId: String(user._id), ip });
  return { message: messages.changeUndone, resetToken: resetToken.token };
}

interface Restoration {
  tokenHash: string;
  resetToken: ReturnType<MakeToken>;
  ip: string;
}

/** Null when the link has been used meanwhile. */
async function restore(deps: UndoDeps, { tokenHash, resetToken, ip }: Restoration) {
  const { users, tokenLifeMs, requiredRoles, record } = deps;
  let link: UndoLink | undefined;
  try {
    const user = await changeUser({
      users,
      by: { 'undoLinks.tokenHash': tokenHash },
      change: current => {
        link = linkOf(current, tokenHash);
        return link && restored(current, link, { resetToken, tokenLifeMs, requiredRoles });
      },
    });
    return link ? user : null;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    // The link stays good: its reader may delete the other account, and come again.
    record({ what, outcome: 'refused', reason: 'the address has another account', ip });
    throw new Problem('address_taken');
  }
}
