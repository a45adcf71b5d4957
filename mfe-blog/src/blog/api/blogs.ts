import { call } from '@sufra/web-kit';
import { queryOptions } from '@tanstack/react-query';

/** Every post, newest first. */
export const blogsQuery = queryOptions({
  queryKey: ['blogs'],
  queryFn: ({ signal }) => call('GET /blogs', { signal }),
});
