import { ConfirmDialog } from '@sufra/web-kit';
import { t, tRich } from '../../texts/text.ts';
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
      title={tRich('admin.roles.askMake', { name: <bdi>{memberName(change.member)}</bdi> })}
      confirmLabel={t('admin.roles.makeAdmin')}
      tone="primary"
    >
      {t('admin.roles.makeWords')}
    </ConfirmDialog>
  ) : (
    <ConfirmDialog {...dialog} title={t('admin.roles.askGiveUp')} confirmLabel={t('admin.roles.giveUp')}>
      {t('admin.roles.giveUpWords')}
    </ConfirmDialog>
  );
}
