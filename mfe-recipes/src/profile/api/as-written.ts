import { call, useSession, useSettled } from '@sufra/web-kit';
import { useQuery } from '@tanstack/react-query';

/** Which words of a list are not known to be a food, once its writer pauses; for members alone. */
export function useAsWritten(words: readonly string[]): readonly string[] {
  const { status } = useSession();
  const settled = useSettled(words.join('\n'));
  const { data } = useQuery({
    queryKey: ['avoided-words', settled],
    queryFn: ({ signal }) =>
      call('POST /recipes/avoided-words', { body: { words: settled.split('\n') }, signal }),
    enabled: status === 'signed-in' && settled !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  // What is no longer in the field is not spoken of.
  return settled === '' ? [] : (data?.asWritten ?? []).filter(word => words.includes(word));
}
