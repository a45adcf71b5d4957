import { call } from '@sufra/web-kit';
import { queryOptions } from '@tanstack/react-query';

// They hold the planned recipes, so their keys begin as those of other lists.
export const plannedKey = ['recipes', 'planned'];
// It may have been changed in another tab or on the phone.
const staleTime = 0;

/** The weeks around now, which is also what is known without a net. */
export const planQuery = queryOptions({
  queryKey: [...plannedKey, 'now'],
  queryFn: ({ signal }) => call('GET /recipes/calendar', { signal }),
  staleTime,
});

export const rangeQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: [...plannedKey, from, to],
    queryFn: ({ signal }) => call('GET /recipes/calendar', { query: { from, to }, signal }),
    staleTime,
  });
