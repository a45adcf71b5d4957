import { type Member, messages } from '@sufra/contracts';

export type Role = 'isAdmin' | 'isModerator';

export interface RoleChange {
  member: Member;
  role: Role;
  /** Given or taken away. */
  given: boolean;
}

export const roleNames: Record<Role, string> = { isAdmin: 'admin', isModerator: 'moderator' };

const done = {
  isAdmin: { given: messages.promotedToAdmin, taken: messages.removedFromAdmin },
  isModerator: { given: messages.promotedToModerator, taken: messages.removedFromModerator },
};

export const doneMessage = ({ role, given }: RoleChange) => done[role][given ? 'given' : 'taken'];

/** An admin who does this leaves the panel. */
export const givesUpPanel = ({ member, role, given }: RoleChange, me: string | undefined) =>
  role === 'isAdmin' && !given && member._id === me;

/** Admins are few and may do everything, and one who gives up the role cannot take it back. */
export const needsConfirmation = (change: RoleChange, me: string | undefined) =>
  (change.role === 'isAdmin' && change.given) || givesUpPanel(change, me);
