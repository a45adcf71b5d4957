import { useSaidOf, useSettled } from '@sufra/web-kit';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { memberCountsBy, membersBy } from '../admin-api.ts';
import { type Order, sortOf } from './member-order.ts';

/** The members of what is looked for, as far as they are there, and how many. What was found before stays until then. */
export function useMembers(words: string, order: Order) {
  const q = useSettled(words);
  const asked = { q, sort: sortOf(order) };
  const pages = useInfiniteQuery({ ...membersBy(asked), placeholderData: keepPreviousData });
  const counted = useQuery({ ...memberCountsBy(q), placeholderData: keepPreviousData });
  const retry = () => {
    void pages.refetch();
    if (counted.isError) void counted.refetch();
  };
  const counts = useSaidOf(pages, counted.data);
  return { pages, counts, retry, q, list: JSON.stringify(asked) };
}

export type Members = ReturnType<typeof useMembers>;
