import type { Query } from '@tanstack/react-query';

interface Page {
  next: string | null;
}

/** More would be asked for again, one after the other, each time that the reader comes back to the window. */
const maxReadAnew = 4;

// One that is known to be out of date is read anew, however long it is.
const mayReadAnew = ({ state: { data, isInvalidated } }: Pick<Query, 'state'>) =>
  isInvalidated || ((data as { pages?: unknown[] } | undefined)?.pages?.length ?? 0) <= maxReadAnew;

/** What every list shares that comes page by page; its call takes `after`, which is empty for the first page. */
export const paged = {
  initialPageParam: '',
  // An answer without it is the last page.
  getNextPageParam: ({ next }: Page) => next || undefined,
  refetchOnMount: mayReadAnew,
  refetchOnReconnect: mayReadAnew,
  refetchOnWindowFocus: mayReadAnew,
};
