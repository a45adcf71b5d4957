import { recordChange } from '@sufra/service-kit';
import { opens } from '../links/link.ts';
import { accessChanged } from '../users/access-changed.ts';
import { addressConfirmed } from '../users/address-confirmed.ts';
import { changeUser } from '../users/change-user.ts';
import { inLanguage } from '../users/person.ts';
import type { UsedAllowances } from '../users/used-allowance.ts';
import type { PendingSignUp, User, UserModel } from '../users/user-model.ts';

interface Deps {
  users: UserModel;
  usedAllowances: UsedAllowances;
}

/** The link's holder reads that mailbox, so the name and password it was mailed for count, and every other sign-up ends. */
export async function confirmSignUp(
  { users, usedAllowances }: Deps,
  tokenHash: string,
): Promise<User | null> {
  const by = { 'pendingSignUps.tokenHash': tokenHash };
  const waiting = await users.findOne({ ...by, deletedAt: null }).lean<User>();
  if (!waiting) return null;
  const usedBefore = await usedAllowances.recall(waiting.email);
  let confirmed: PendingSignUp | undefined;
  const user = await changeUser({
    users,
    by,
    change: current => {
      confirmed = current.pendingSignUps.find(pending => opens(pending, tokenHash));
      return confirmed && confirmation(current, { confirmed, usedBefore });
    },
  });
  return confirmed ? user : null;
}

interface Confirmation {
  confirmed: PendingSignUp;
  usedBefore: User['freeGenerations'] | undefined;
}

function confirmation(user: User, { confirmed, usedBefore }: Confirmation) {
  const { name, language, passwordHash, tokenHash } = confirmed;
  const confirmedLink = { tokenHash, email: user.email };
  const state = addressConfirmed({ name, usedBefore });
  return recordChange({
    of: user,
    update: {
      $set: { ...state, ...inLanguage(language), passwordHash, confirmedLink, pendingSignUps: [] },
      $unset: { forgetAt: '' },
    },
    events: [
      {
        type: 'user.email-verified',
        data: { userId: String(user._id), email: user.email, name, ...inLanguage(language) },
      },
      ...(usedBefore ? [accessChanged({ ...user, ...state })] : []),
    ],
  });
}
