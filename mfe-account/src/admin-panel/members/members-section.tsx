import { messages } from '@sufra/contracts';
import { ErrorState } from '@sufra/web-kit';
import { useQuery } from '@tanstack/react-query';
import { membersQuery } from '../api/members.ts';
import type { RoleChanges } from '../roles/use-role-changes.ts';
import { MemberStats } from './member-stats.tsx';
import { MembersSkeleton } from './members-skeleton.tsx';
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
