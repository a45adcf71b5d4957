import { call } from '@sufra/web-kit';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { takeInText } from '../writing/api/use-save-text.ts';

export const versionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['recipe-versions', id],
    queryFn: ({ signal }) => call('GET /recipes/{id}/versions', { params: { id }, signal }),
    select: ({ versions }) => versions,
  });

export const versionQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: ['recipe-version', id, version],
    queryFn: ({ signal }) =>
      call('GET /recipes/{id}/versions/{version}', { params: { id, version: String(version) }, signal }),
    select: answer => answer.version,
  });

/** An older text becomes the newest version; `current` is the one that it was looked at beside. */
export function useRestoreVersion(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ version, current }: { version: number; current: number }) => {
      const params = { id, version: String(version) };
      const body = { version: current };
      return (await call('POST /recipes/{id}/versions/{version}/restore', { params, body })).recipe;
    },
    onSuccess: recipe => takeInText(client, recipe),
  });
}
