import type { Member } from '@sufra/contracts';
import { useSession } from '@sufra/web-kit';
import { type FocusEvent, useRef, useState } from 'react';
import { tableRoles } from '../../tables/table-roles.ts';
import { t } from '../../texts/text.ts';
import type { RoleChanges } from '../roles/use-role-changes.ts';
import { ColumnHeads } from './column-heads.tsx';
import { isLong, listFootId } from './list-foot.tsx';
import type { Order, SortKey } from './member-order.ts';
import { MemberRow } from './member-row.tsx';
import styles from './members.module.css';
import { RemoveSecondFactor } from './remove-second-factor.tsx';
import { SavedRecipes } from './saved-recipes.tsx';
import { useMemberRows } from './use-member-rows.ts';

interface MembersTableProps {
  /** As far as they are there. */
  members: Member[];
  /** How many there are in all; undefined until it is known. */
  total: number | undefined;
  order: Order;
  onSort: (by: SortKey) => void;
  roles: RoleChanges;
}

// As ARIA has it.
const unknownTotal = -1;

export function MembersTable({ members, total, order, onSort, roles }: MembersTableProps) {
  const me = useSession().user?._id;
  const body = useRef<HTMLTableSectionElement>(null);
  const [focusedId, setFocusedId] = useState<string>();
  const [reading, setReading] = useState<Member>();
  const [unprotecting, setUnprotecting] = useState<Member>();
  const { virtualizer, top } = useMemberRows({ members, focusedId, body });

  const forgetFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setFocusedId(undefined);
  };

  return (
    <>
      <SkipList rows={members.length} />
      <table
        {...tableRoles.table}
        className={styles.table}
        aria-label={t('admin.users.list')}
        aria-rowcount={total === undefined ? unknownTotal : total + 1}
      >
        <ColumnHeads order={order} onSort={onSort} />
        <tbody
          {...tableRoles.rowGroup}
          ref={body}
          className={styles.body}
          style={{ height: virtualizer.getTotalSize() }}
          onBlur={forgetFocus}
        >
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const member = members[index];
            return (
              member && (
                <MemberRow
                  key={member._id}
                  ref={virtualizer.measureElement}
                  member={member}
                  index={index}
                  offset={start - top}
                  isMe={member._id === me}
                  changing={roles.underWay.find(change => change.member._id === member._id)?.role}
                  onChange={roles.request}
                  onRead={setReading}
                  onSecondFactor={setUnprotecting}
                  onFocus={setFocusedId}
                />
              )
            );
          })}
        </tbody>
      </table>
      <SavedRecipes of={reading} onClose={() => setReading(undefined)} />
      <RemoveSecondFactor
        key={unprotecting?._id}
        of={unprotecting}
        onClose={() => setUnprotecting(undefined)}
      />
    </>
  );
}

/** For members who walk by Tab: past all rows at once. */
const SkipList = ({ rows }: { rows: number }) =>
  isLong(rows) && (
    <button
      type="button"
      className={styles.skip}
      onClick={() => document.getElementById(listFootId)?.focus({ preventScroll: true })}
    >
      {t('admin.users.skip')}
    </button>
  );
