import { session } from '@sufra/web-kit';
import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { currentUserQuery } from '../../current-user.ts';
import type { Generation } from '../run/generation.ts';

// The count comes to the account by an event, a moment after the recipe.
const pauses = [1_000, 3_000, 10_000];

/** After a new recipe: the counts as the server has them, as soon as it has counted. */
export function useFreshCounts(status: Generation['status']) {
  const client = useQueryClient();
  useEffect(() => {
    if (status !== 'done') return;
    const leaving = new AbortController();
    void askUntilCounted(client, leaving.signal);
    return () => leaving.abort();
  }, [client, status]);
}

async function askUntilCounted(client: QueryClient, leaving: AbortSignal) {
  const expected = session.get().user?.recipesGenerated ?? 0;
  for (const ms of pauses) {
    await pause(ms, leaving);
    if (leaving.aborted) return;
    await client.prefetchQuery({ ...currentUserQuery, staleTime: 0 });
    if ((session.get().user?.recipesGenerated ?? 0) >= expected) return;
  }
}

function pause(ms: number, leaving: AbortSignal) {
  return new Promise<void>(resolve => {
    const timer = setTimeout(resolve, ms);
    leaving.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
