import { queryOptions } from '@tanstack/react-query';

/** The editor weighs more than the rest of the blog, so it comes when an author writes; what did not arrive is asked for again. */
export const writingRoomQuery = queryOptions({
  queryKey: ['blog-writing-room'],
  queryFn: async () => (await import('./writing-room.tsx')).WritingRoom,
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});
