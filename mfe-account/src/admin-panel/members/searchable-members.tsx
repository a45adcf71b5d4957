import type { Member } from '@sufra/contracts';
import { Button, EmptyState, matchesWords, SearchField } from '@sufra/web-kit';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { formatCount } from '../format-count.ts';
import type { RoleChanges } from '../roles/use-role-changes.ts';
import { ListFoot } from './list-foot.tsx';
import { MembersTable } from './members-table.tsx';
import { newestFirst, nextOrder, type SortKey, sortMembers } from './sort-members.ts';

interface SearchableMembersProps {
  members: Member[];
  roles: RoleChanges;
}

export function SearchableMembers({ members, roles }: SearchableMembersProps) {
  const [words, setWords] = useState('');
  const [order, setOrder] = useState(newestFirst);
  const field = useRef<HTMLInputElement>(null);

  // What is typed shows at once, and ten thousand names follow when there is time.
  const search = useDeferredValue(words);
  const sorted = useMemo(() => sortMembers(members, order), [members, order]);
  const found = useMemo(() => findMembers(sorted, search), [sorted, search]);

  const toSearch = () => {
    field.current?.focus({ preventScroll: true });
    field.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  };
  const clear = () => {
    setWords('');
    toSearch();
  };

  return (
    <>
      <SearchField
        ref={field}
        label="Search users"
        placeholder="Name or email"
        words={words}
        onChange={setWords}
        count={`${formatCount(found.length)} ${found.length === 1 ? 'user' : 'users'}${search.trim() ? ' found' : ''}`}
      />
      {found.length > 0 ? (
        <MembersTable
          members={found}
          order={order}
          onSort={(by: SortKey) => setOrder(nextOrder(order, by))}
          roles={roles}
        />
      ) : (
        <EmptyState
          title="Nobody has this name or email."
          action={<Button onClick={clear}>Clear search</Button>}
        />
      )}
      <ListFoot shown={found.length} total={members.length} onSearch={toSearch} />
    </>
  );
}

const findMembers = (members: Member[], words: string) =>
  words.trim() ? members.filter(({ name, email }) => matchesWords(words, [name, email])) : members;
