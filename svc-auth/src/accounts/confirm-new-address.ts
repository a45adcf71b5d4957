import { isDuplicateKey, recordChange } from '@sufra/service-kit';
import { type Link, type MakeLink, mailedOf, opens } from '../links/link.ts';
import { withUndoLink } from '../links/with-undo-link.ts';
import { changeUser } from '../users/change-user.ts';
import type { UsedAllowances } from '../users/used-allowance.ts';
import type { EmailChange, User, UserModel } from '../users/user-model.ts';
import { endWaitingSignUp } from './end-waiting-sign-up.ts';

interface Deps {
  users: UserModel;
  usedAllowances: UsedAllowances;
  newUndoLink: MakeLink;
}

/** Null when the link does not open, or when the address has become another member's meanwhile. */
export async function confirmNewAddress(deps: Deps, tokenHash: string): Promise<User | null> {
  const { users, usedAllowances } = deps;
  const by = { 'emailChange.tokenHash': tokenHash };
  const member = await users.findOne({ ...by, deletedAt: null }).lean<User>();
  if (!member?.emailChange || !opens(member.emailChange, tokenHash)) return null;
  await endWaitingSignUp(users, member.emailChange.email);
  await usedAllowances.keep(member);
  const undo = deps.newUndoLink();
  let isChanged = false;
  try {
    const user = await changeUser({
      users,
      by,
      change: current => {
        isChanged = opens(current.emailChange, tokenHash);
        return isChanged && current.emailChange
          ? moved(current, { confirmed: current.emailChange, undo })
          : undefined;
      },
    });
    return isChanged ? user : null;
  } catch (error) {
    if (isDuplicateKey(error)) return null;
    throw error;
  }
}

/** The reader of the address before may undo it, and nothing else: a link there that sets a password ends. */
const moved = (
  user: User,
  { confirmed: { email, tokenHash }, undo }: { confirmed: EmailChange; undo: Link },
) =>
  recordChange({
    of: user,
    update: {
      $set: { email, confirmedLink: { tokenHash, email }, undoLinks: withUndoLink(user, undo) },
      $unset: { emailChange: '', passwordReset: '' },
    },
    events: [
      {
        type: 'user.email-changed',
        data: {
          userId: String(user._id),
          email,
          name: user.name,
          previousEmail: user.email,
          undo: mailedOf(undo),
        },
      },
    ],
  });
