import { messages } from '@sufra/contracts';
import { ErrorState, Loading, SearchFieldSkeleton, Skeleton } from '@sufra/web-kit';
import { useQuery } from '@tanstack/react-query';
import { membersQuery } from '../admin-api.ts';
import type { RoleChanges } from '../roles/use-role-changes.ts';
import { MemberStats } from './member-stats.tsx';
import styles from './members.module.css';
import { SearchableMembers } from './searchable-members.tsx';

export function MembersSection({ roles }: { roles: RoleChanges }) {
  const { data: members, error, isFetching, refetch } = useQuery(membersQuery);

  if (members) {
    return (
      <>
        <MemberStats members={members} />
        <SearchableMembers members={members} roles={roles} />
      </>
    );
  }
  if (!error) return <MembersSkeleton />;
  return <ErrorState title={messages.usersFailure} error={error} onRetry={refetch} retrying={isFetching} />;
}

const rows = ['1', '2', '3', '4', '5', '6', '7', '8'];

const MembersSkeleton = () => (
  <Loading label="Loading the users">
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
