import { call } from '@sufra/web-kit';
import { queryOptions } from '@tanstack/react-query';

/** The reader's own recipe, if it is the one that this address shows. */
export const ownSharedQuery = (token: string) =>
  queryOptions({
    queryKey: ['recipes', 'shared', token],
    queryFn: ({ signal }) => call('GET /recipes', { query: { shareToken: token, limit: '1' }, signal }),
    select: ({ recipes }) => recipes.find(({ shareToken }) => shareToken === token) ?? null,
  });
