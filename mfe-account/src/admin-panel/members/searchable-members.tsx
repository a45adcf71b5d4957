import { messages } from '@sufra/contracts';
import {
  Button,
  EmptyState,
  ErrorState,
  foundInWords,
  LoadMore,
  SearchField,
  totalFound,
} from '@sufra/web-kit';
import { useRef } from 'react';
import { formatCount } from '../format-count.ts';
import type { RoleChanges } from '../roles/use-role-changes.ts';
import { ListFoot } from './list-foot.tsx';
import { nextOrder, type Order, type SortKey } from './member-order.ts';
import { MembersTable } from './members-table.tsx';
import type { Members } from './use-members.ts';

const listTexts = {
  failed: 'More users could not be loaded. Please try again.',
  shown: (shown: number, all: number | undefined) =>
    all === undefined
      ? `The first ${formatCount(shown)} users`
      : `${formatCount(shown)} of ${formatCount(all)} users shown`,
};

interface SearchableMembersProps {
  members: Members;
  words: string;
  onSearch: (words: string) => void;
  order: Order;
  onOrder: (order: Order) => void;
  roles: RoleChanges;
}

export function SearchableMembers({
  members,
  words,
  onSearch,
  order,
  onOrder,
  roles,
}: SearchableMembersProps) {
  const { pages, counts, retry, q, list } = members;
  const field = useRef<HTMLInputElement>(null);
  const found = pages.data ?? [];
  const total = totalFound(counts);

  const toSearch = () => {
    field.current?.focus({ preventScroll: true });
    field.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  };
  const clear = () => {
    onSearch('');
    toSearch();
  };

  return (
    <>
      <SearchField
        ref={field}
        label="Search users"
        placeholder="Name or email"
        words={words}
        onChange={onSearch}
        count={counts && `${foundInWords(counts)} ${total === 1 ? 'user' : 'users'}${q ? ' found' : ''}`}
      />
      {pages.isError && !pages.data && (
        <ErrorState
          title={messages.usersFailure}
          error={pages.error}
          onRetry={retry}
          retrying={pages.isFetching}
        />
      )}
      {found.length > 0 && (
        <div aria-busy={pages.isPlaceholderData}>
          <MembersTable
            members={found}
            total={pages.hasNextPage ? total : found.length}
            order={order}
            onSort={(by: SortKey) => onOrder(nextOrder(order, by))}
            roles={roles}
          />
          <LoadMore key={list} pages={pages} shown={found.length} total={total} texts={listTexts} />
        </div>
      )}
      {pages.data?.length === 0 && (
        <EmptyState
          title="Nobody has this name or email."
          action={<Button onClick={clear}>Clear search</Button>}
        />
      )}
      {pages.data && <ListFoot shown={found.length} total={counts?.users} onSearch={toSearch} />}
    </>
  );
}
