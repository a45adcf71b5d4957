import { ConfirmDialog } from '@sufra/web-kit';
import { memberName } from '../member-name.ts';
import type { RoleChange } from './role-change.ts';

export interface ConfirmRoleChangeProps {
  change: RoleChange | undefined;
  onCancel: () => void;
  onConfirm: (change: RoleChange) => void;
}

export function ConfirmRoleChange({ change, onCancel, onConfirm }: ConfirmRoleChangeProps) {
  if (!change) return null;
  const dialog = { open: true, onOpenChange: onCancel, onConfirm: () => onConfirm(change) };

  return change.given ? (
    <ConfirmDialog
      {...dialog}
      title={
        <>
          Make <bdi>{memberName(change.member)}</bdi> an admin?
        </>
      }
      confirmLabel="Make admin"
      tone="primary"
    >
      Admins see every member, give and take roles (yours too), and write and delete every blog.
    </ConfirmDialog>
  ) : (
    <ConfirmDialog {...dialog} title="Give up your own admin role?" confirmLabel="Give up the role">
      You leave the admin panel at once, and only another admin can make you one again.
    </ConfirmDialog>
  );
}
