import { call } from '@sufra/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

const nothing: ReadonlySet<string> = new Set();

/** Which posts hold the words, content included: only the server has it. */
export function useContentSearch(asked: string, words: string) {
  const search = useQuery({
    queryKey: ['blogs', 'search', asked],
    queryFn: ({ signal }) => call('GET /blogs', { query: { q: asked }, signal }),
    enabled: asked !== '',
    // Who types on narrows what was found; other words have found nothing yet.
    placeholderData: (found, before) => (asked.startsWith(String(before?.queryKey[2])) ? found : undefined),
  });

  const found = search.data?.blogs;
  const isAboutTheseWords = asked !== '' && words.trim().startsWith(asked);
  const inContent = useMemo(
    () => (found && isAboutTheseWords ? new Set(found.map(({ _id }) => _id)) : nothing),
    [found, isAboutTheseWords],
  );
  return { inContent, failed: asked !== '' && search.isError, retry: search.refetch };
}
