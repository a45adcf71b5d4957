import type { RecipeArchive } from '@sufra/contracts';
import { call } from '@sufra/web-kit';
import { queryOptions } from '@tanstack/react-query';

/** The largest file on the slowest line that the site waits for. */
const patience = 1_200_000;
const everyMs = 1_000;

export async function beginArchive(file: File): Promise<RecipeArchive> {
  const form = new FormData();
  form.set('name', file.name.slice(-255));
  form.set('file', file);
  return (await call('POST /recipe-archives', { body: form, timeout: patience })).archive;
}

export const archivesQuery = queryOptions({
  queryKey: ['recipe archives'],
  queryFn: async ({ signal }) => (await call('GET /recipe-archives', { signal })).archives,
});

/** Asked again and again while it runs. */
export const archiveQuery = (id: string) =>
  queryOptions({
    queryKey: ['recipe archives', id],
    queryFn: async ({ signal }) =>
      (await call('GET /recipe-archives/{id}', { params: { id }, signal })).archive,
    refetchInterval: ({ state }) => (state.data?.state === 'done' || state.error ? false : everyMs),
  });

/** A recipe that was left out, read line by line. */
export const leftQuery = (id: string, index: number) =>
  queryOptions({
    queryKey: ['recipe archives', id, 'left', index],
    queryFn: ({ signal }) =>
      call('GET /recipe-archives/{id}/left/{index}', { params: { id, index }, signal }),
  });
