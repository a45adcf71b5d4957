import { messages } from '@sufra/contracts';
import { Problem, recordChange } from '@sufra/service-kit';
import type { SecurityLog } from '../security-log.ts';
import { changeUser } from './change-user.ts';
import { hashLinkToken } from './link-token.ts';
import { stillPending } from './pending-sign-up.ts';
import type { PendingSignUp, User, UserModel } from './user-model.ts';

interface Deps {
  users: UserModel;
  record: SecurityLog;
}

/** The link's holder reads that mailbox, so the name and password it was mailed for count, and every other sign-up ends. */
export async function verifyEmail({ users, record }: Deps, { token, ip }: { token: string; ip: string }) {
  const tokenHash = hashLinkToken(token);
  const user = await changeUser({
    users,
    by: { 'pendingSignUps.tokenHash': tokenHash },
    change: found => {
      const pending = stillPending(found.pendingSignUps, new Date());
      const confirmed = pending.find(one => one.tokenHash === tokenHash);
      return confirmed ? confirmation(found, confirmed) : undefined;
    },
  });
  // Left as it was: the link had expired. Not found: it was used before, or never mailed.
  if (!user || user.pendingSignUps.length > 0) {
    record({ what: 'verify-email', outcome: 'refused', reason: 'link not valid', ip });
    throw new Problem('token_invalid');
  }
  record({ what: 'verify-email', outcome: 'ok', userId: String(user._id), ip });
  return { message: messages.emailVerified };
}

function confirmation(user: User, { name, passwordHash }: PendingSignUp) {
  const data = { userId: String(user._id), email: user.email, name };
  return recordChange({
    of: user,
    update: {
      $set: { name, passwordHash, verifiedAt: new Date(), pendingSignUps: [] },
      $unset: { forgetAt: '' },
    },
    events: [{ type: 'user.email-verified', data }],
  });
}
