import type { Member } from '@sufra/contracts';
import { t } from '../../texts/text.ts';

export type Role = 'isAdmin' | 'isModerator';

export interface RoleChange {
  member: Member;
  role: Role;
  /** Given or taken away. */
  given: boolean;
}

export function doneMessage({ role, given }: RoleChange) {
  if (role === 'isAdmin') return given ? t('admin.roles.done.makeAdmin') : t('admin.roles.done.removeAdmin');
  return given ? t('admin.roles.done.makeModerator') : t('admin.roles.done.removeModerator');
}

/** An admin who does this leaves the panel. */
export const givesUpPanel = ({ member, role, given }: RoleChange, me: string | undefined) =>
  role === 'isAdmin' && !given && member._id === me;

/** Admins are few and may do everything, and one who gives up the role cannot take it back. */
export const needsConfirmation = (change: RoleChange, me: string | undefined) =>
  (change.role === 'isAdmin' && change.given) || givesUpPanel(change, me);
