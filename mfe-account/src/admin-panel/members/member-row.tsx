import type { Member } from '@sufra/contracts';
import { Badge, formatDate, VisuallyHidden } from '@sufra/web-kit';
import { memo, type Ref } from 'react';
import { tableRoles } from '../../tables/table-roles.ts';
import { formatCount } from '../format-count.ts';
import { memberName } from '../member-name.ts';
import { RoleButtons } from '../roles/role-buttons.tsx';
import type { Role, RoleChange } from '../roles/role-change.ts';
import styles from './members.module.css';

interface MemberRowProps {
  ref: Ref<HTMLTableRowElement>;
  member: Member;
  index: number;
  /** Pixels below the top of the list. */
  offset: number;
  isMe: boolean;
  changing: Role | undefined;
  onChange: (change: RoleChange) => void;
  onRead: (member: Member) => void;
  onSecondFactor: (member: Member) => void;
  onFocus: (id: string) => void;
}

export const MemberRow = memo(function MemberRow({
  ref,
  member,
  index,
  offset,
  isMe,
  changing,
  onChange,
  onRead,
  onSecondFactor,
  onFocus,
}: MemberRowProps) {
  const { rowHeader, cell } = tableRoles;
  return (
    <tr
      {...tableRoles.row}
      ref={ref}
      className={styles.row}
      style={{ transform: `translateY(${offset}px)` }}
      data-index={index}
      aria-rowindex={index + 2}
      aria-busy={changing ? true : undefined}
      onFocus={() => onFocus(member._id)}
    >
      <th {...rowHeader} scope="row" className={styles.name}>
        <bdi>{memberName(member)}</bdi>
        {isMe && <span className={styles.me}> (you)</span>}
      </th>
      <td {...cell} className={styles.email}>
        <EmailText email={member.email} />
      </td>
      <td {...cell} className={styles.joined}>
        <span className={styles.inCards}>Joined </span>
        <time dateTime={member.createdAt}>{formatDate(member.createdAt)}</time>
      </td>
      <td {...cell} className={styles.subscription}>
        <Badge tone={member.isPremium ? 'saffron' : 'plain'}>{member.isPremium ? 'Premium' : 'Free'}</Badge>
      </td>
      <td {...cell} className={styles.recipes}>
        <RecipeCount member={member} onRead={onRead} />
      </td>
      <td {...cell} className={styles.roles}>
        <RoleBadges {...member} />
        {member.hasSecondFactor && (
          <button type="button" className={styles.read} onClick={() => onSecondFactor(member)}>
            2-step
            <VisuallyHidden> sign-in of {memberName(member)}: remove it</VisuallyHidden>
          </button>
        )}
      </td>
      <td {...cell} className={styles.actions}>
        <RoleButtons member={member} changing={changing} onChange={onChange} />
      </td>
    </tr>
  );
});

interface RecipeCountProps {
  member: Member;
  onRead: (member: Member) => void;
}

/** How many were ever generated, and the way to the saved ones. */
const RecipeCount = ({ member, onRead }: RecipeCountProps) => (
  <>
    <span>
      {formatCount(member.recipesGenerated)}
      <span className={styles.inCards}> {member.recipesGenerated === 1 ? 'recipe' : 'recipes'}</span>
    </span>
    {member.recipes.length > 0 && (
      <button type="button" className={styles.read} onClick={() => onRead(member)}>
        Saved
        <VisuallyHidden> recipes of {memberName(member)}</VisuallyHidden>
      </button>
    )}
  </>
);

const RoleBadges = ({ isAdmin, isModerator }: Pick<Member, 'isAdmin' | 'isModerator'>) => (
  <>
    {isAdmin && <Badge>Admin</Badge>}
    {isModerator && <Badge>Moderator</Badge>}
    {!isAdmin && !isModerator && <Badge tone="plain">User</Badge>}
  </>
);

/** An address that breaks, where it has to, between its two halves. */
function EmailText({ email }: { email: string }) {
  const end = email.lastIndexOf('@') + 1;
  return (
    <>
      {email.slice(0, end)}
      <wbr />
      {email.slice(end)}
    </>
  );
}
