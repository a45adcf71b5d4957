import { call } from '@sufra/web-kit';
import { queryOptions } from '@tanstack/react-query';

/** What the reader has generated and not saved, for as long as it is kept. */
export const unsavedRecipesQuery = queryOptions({
  queryKey: ['recipes', 'unsaved'],
  queryFn: ({ signal }) => call('GET /recipes/unsaved', { signal }),
  select: ({ recipes }) => recipes,
});
