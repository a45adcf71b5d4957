import { call } from '@sufra/web-kit';
import { queryOptions } from '@tanstack/react-query';

/** One recipe of the reader. */
export const recipeQuery = (id: string) =>
  queryOptions({
    queryKey: ['recipe', id],
    queryFn: ({ signal }) => call('GET /recipes/{id}', { params: { id }, signal }),
    select: ({ recipe }) => recipe,
  });
