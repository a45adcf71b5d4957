import type { Member } from '@sufra/contracts';
import { Button } from '@sufra/web-kit';
import { memberName } from '../member-name.ts';
import styles from './role-buttons.module.css';
import { type Role, type RoleChange, roleNames } from './role-change.ts';

export interface RoleButtonsProps {
  member: Member;
  /** The role that is being changed now. */
  changing: Role | undefined;
  onChange: (change: RoleChange) => void;
}

const roles: Role[] = ['isAdmin', 'isModerator'];

export const RoleButtons = ({ member, changing, onChange }: RoleButtonsProps) => (
  <div className={styles.buttons}>
    {roles.map(role => {
      const words = `${member[role] ? 'Remove' : 'Make'} ${roleNames[role]}`;
      return (
        <Button
          key={role}
          tone={member[role] ? 'danger' : 'quiet'}
          className={styles.button}
          aria-label={`${words}: ${memberName(member)}`}
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
