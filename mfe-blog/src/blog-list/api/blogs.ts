import { call } from '@sufra/web-kit';
import { queryOptions } from '@tanstack/react-query';

export const blogsQuery = queryOptions({
  queryKey: ['blogs'],
  queryFn: ({ signal }) => call('GET /blogs', { signal }),
  select: ({ blogs }) => blogs,
});
