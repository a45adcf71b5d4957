import type { Member } from '@sufra/contracts';
import { Badge, formatDate, VisuallyHidden } from '@sufra/web-kit';
import { memo, type ReactNode, type Ref } from 'react';
import { tableRoles } from '../../tables/table-roles.ts';
import { t, tRich } from '../../texts/text.ts';
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
        {isMe && <span className={styles.me}> {t('admin.member.me')}</span>}
      </th>
      <td {...cell} className={styles.email}>
        <EmailText email={member.email} />
      </td>
      <td {...cell} className={styles.joined}>
        {tRich('admin.member.joined', {
          date: <time dateTime={member.createdAt}>{formatDate(member.createdAt)}</time>,
          word: inCards,
        })}
      </td>
      <td {...cell} className={styles.subscription}>
        <Badge tone={member.isPremium ? 'saffron' : 'plain'}>
          {member.isPremium ? t('admin.member.premium') : t('admin.member.free')}
        </Badge>
      </td>
      <td {...cell} className={styles.recipes}>
        <RecipeCount member={member} onRead={onRead} />
      </td>
      <td {...cell} className={styles.roles}>
        <RoleBadges {...member} />
        {member.hasSecondFactor && (
          <button type="button" className={styles.read} onClick={() => onSecondFactor(member)}>
            {tRich('admin.member.twoStep', { name: memberName(member), heard })}
          </button>
        )}
      </td>
      <td {...cell} className={styles.actions}>
        <RoleButtons member={member} changing={changing} onChange={onChange} />
      </td>
    </tr>
  );
});

const heard = (words: ReactNode) => <VisuallyHidden>{words}</VisuallyHidden>;
const inCards = (words: ReactNode) => <span className={styles.inCards}>{words}</span>;

interface RecipeCountProps {
  member: Member;
  onRead: (member: Member) => void;
}

/** How many were ever generated, and the way to the saved ones. */
const RecipeCount = ({ member, onRead }: RecipeCountProps) => (
  <>
    <span>{tRich('admin.member.recipes', { count: member.recipesGenerated, word: inCards })}</span>
    {member.recipes.length > 0 && (
      <button type="button" className={styles.read} onClick={() => onRead(member)}>
        {tRich('admin.member.saved', { name: memberName(member), heard })}
      </button>
    )}
  </>
);

const RoleBadges = ({ isAdmin, isModerator }: Pick<Member, 'isAdmin' | 'isModerator'>) => (
  <>
    {isAdmin && <Badge>{t('admin.member.admin')}</Badge>}
    {isModerator && <Badge>{t('admin.member.moderator')}</Badge>}
    {!isAdmin && !isModerator && <Badge tone="plain">{t('admin.member.user')}</Badge>}
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
