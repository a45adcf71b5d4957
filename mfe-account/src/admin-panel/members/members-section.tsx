import { Loading, SearchFieldSkeleton, Skeleton } from '@sufra/web-kit';
import { useState } from 'react';
import { t } from '../../texts/text.ts';
import type { RoleChanges } from '../roles/use-role-changes.ts';
import { newestFirst } from './member-order.ts';
import { MemberStats } from './member-stats.tsx';
import styles from './members.module.css';
import { SearchableMembers } from './searchable-members.tsx';
import { useMembers } from './use-members.ts';

export function MembersSection({ roles }: { roles: RoleChanges }) {
  const [words, setWords] = useState('');
  const [order, setOrder] = useState(newestFirst);
  const members = useMembers(words, order);
  const { pages, counts } = members;

  if (pages.isPending && words === '') return <MembersSkeleton />;
  return (
    <>
      <MemberStats counts={counts} />
      <SearchableMembers
        members={members}
        words={words}
        onSearch={setWords}
        order={order}
        onOrder={setOrder}
        roles={roles}
      />
    </>
  );
}

const rows = ['1', '2', '3', '4', '5', '6', '7', '8'];

const MembersSkeleton = () => (
  <Loading label={t('admin.users.loading')}>
    <div aria-hidden="true">
      <MemberStats />
      <SearchFieldSkeleton />
      <div className={styles.table}>
        <div className={styles.headToCome} />
        {rows.map(row => (
          <div key={row} className={styles.rowToCome}>
            <div className={styles.name}>
              <Skeleton width="70%" />
            </div>
            <div className={styles.email}>
              <Skeleton width="85%" />
            </div>
            <div className={styles.joined}>
              <Skeleton width="8rem" />
            </div>
            <div className={styles.subscription}>
              <Skeleton width="4rem" />
            </div>
            <div className={styles.recipes}>
              <Skeleton width="2rem" />
            </div>
            <div className={styles.roles}>
              <Skeleton width="4rem" />
            </div>
            <div className={styles.actions}>
              <Skeleton shape="block" height="44px" />
            </div>
          </div>
        ))}
      </div>
    </div>
  </Loading>
);
