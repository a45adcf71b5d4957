import type { Member } from '@sufra/contracts';
import { Button } from '@sufra/web-kit';
import { t } from '../../texts/text.ts';
import { memberName } from '../member-name.ts';
import styles from './role-buttons.module.css';
import type { Role, RoleChange } from './role-change.ts';

export interface RoleButtonsProps {
  member: Member;
  /** The role that is being changed now. */
  changing: Role | undefined;
  onChange: (change: RoleChange) => void;
}

const roles: Role[] = ['isAdmin', 'isModerator'];

function changeInWords(role: Role, given: boolean) {
  if (role === 'isAdmin') return given ? t('admin.roles.makeAdmin') : t('admin.roles.removeAdmin');
  return given ? t('admin.roles.makeModerator') : t('admin.roles.removeModerator');
}

export const RoleButtons = ({ member, changing, onChange }: RoleButtonsProps) => (
  <div className={styles.buttons}>
    {roles.map(role => {
      const words = changeInWords(role, !member[role]);
      return (
        <Button
          key={role}
          tone={member[role] ? 'danger' : 'quiet'}
          className={styles.button}
          aria-label={t('admin.roles.of', { words, name: memberName(member) })}
          busy={changing === role}
          aria-disabled={changing !== undefined || undefined}
          onClick={() => onChange({ member, role, given: !member[role] })}
        >
          {words}
        </Button>
      );
    })}
  </div>
);
