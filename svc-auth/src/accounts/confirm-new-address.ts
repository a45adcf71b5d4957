import { isDuplicateKey, recordChange } from '@sufra/service-kit';
import { opens } from '../links/link.ts';
import { signUpRemoved } from './account-removed.ts';
import { changeUser } from './change-user.ts';
import type { UsedAllowances } from './used-allowance.ts';
import type { User, UserModel } from './user-model.ts';

interface Deps {
  users: UserModel;
  usedAllowances: UsedAllowances;
}

/** Null when the link does not open, or when the address has become somebody else's meanwhile. */
export async function confirmNewAddress(deps: Deps, tokenHash: string): Promise<User | null> {
  const { users, usedAllowances } = deps;
  const by = { 'emailChange.tokenHash': tokenHash };
  const member = await users.findOne({ ...by, deletedAt: null }).lean<User>();
  if (!member?.emailChange || !opens(member.emailChange, tokenHash)) return null;
  await endWaitingSignUp(users, member.emailChange.email);
  await usedAllowances.keep(member);
  let isChanged = false;
  try {
    const user = await changeUser({
      users,
      by,
      change: current => {
        isChanged = opens(current.emailChange, tokenHash);
        return isChanged && current.emailChange ? moved(current, current.emailChange.email) : undefined;
      },
    });
    return isChanged ? user : null;
  } catch (error) {
    if (isDuplicateKey(error)) return null;
    throw error;
  }
}

/** A sign-up that nobody has confirmed cannot keep its address from a member who reads the mailbox. */
const endWaitingSignUp = (users: UserModel, email: string) =>
  changeUser({ users, by: { email }, change: user => (user.verifiedAt ? undefined : signUpRemoved(user)) });

/** A link that was mailed to the address before would let whoever reads there set the password. */
const moved = (user: User, email: string) =>
  recordChange({
    of: user,
    update: { $set: { email }, $unset: { emailChange: '', passwordReset: '' } },
    events: [
      {
        type: 'user.email-changed',
        data: { userId: String(user._id), email, name: user.name, previousEmail: user.email },
      },
    ],
  });
