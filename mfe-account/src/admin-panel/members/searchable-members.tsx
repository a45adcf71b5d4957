import { type MemberCounts, messages } from '@sufra/contracts';
import {
  Button,
  EmptyState,
  ErrorState,
  foundInWords,
  LoadMore,
  SearchField,
  say,
  totalFound,
} from '@sufra/web-kit';
import { useRef } from 'react';
import { t } from '../../texts/text.ts';
import type { RoleChanges } from '../roles/use-role-changes.ts';
import { ListFoot } from './list-foot.tsx';
import { nextOrder, type Order, type SortKey } from './member-order.ts';
import { MembersTable } from './members-table.tsx';
import type { Members } from './use-members.ts';

const listTexts = () => ({
  failed: t('admin.users.more.failed'),
  shown: (shown: number, all: number | undefined) =>
    all === undefined ? t('admin.users.more.first', { shown }) : t('admin.users.more.shown', { shown, all }),
});

function countInWords(counts: MemberCounts, isSearch: boolean) {
  const found = foundInWords(counts);
  const one = totalFound(counts) === 1 ? 'yes' : 'no';
  return isSearch ? t('admin.users.found', { found, one }) : t('admin.users.all', { found, one });
}

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
        label={t('admin.users.search')}
        placeholder={t('admin.users.nameOrEmail')}
        words={words}
        onChange={onSearch}
        count={counts && countInWords(counts, q !== '')}
      />
      {pages.isError && !pages.data && (
        <ErrorState
          title={say(messages.usersFailure)}
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
          <LoadMore key={list} pages={pages} shown={found.length} total={total} texts={listTexts()} />
        </div>
      )}
      {pages.data?.length === 0 && (
        <EmptyState
          title={t('admin.users.none')}
          action={<Button onClick={clear}>{t('admin.users.clear')}</Button>}
        />
      )}
      {pages.data && <ListFoot shown={found.length} total={counts?.users} onSearch={toSearch} />}
    </>
  );
}
