import type { PublicationBody } from '@sufra/contracts';
import { call, say, toast } from '@sufra/web-kit';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

export const publicationQuery = (id: string) =>
  queryOptions({
    queryKey: ['publication', id],
    queryFn: ({ signal }) => call('GET /recipes/{id}/publication', { params: { id }, signal }),
    select: ({ publication }) => publication,
    // A moderator may have answered since.
    staleTime: 0,
  });

/** Sends a recipe to the moderators, and takes it off its public page. */
export function usePublishing(id: string) {
  const client = useQueryClient();
  const { queryKey } = publicationQuery(id);
  const ask = useMutation({
    mutationFn: (body: PublicationBody) => call('POST /recipes/{id}/publication', { params: { id }, body }),
    onSuccess: answer => client.setQueryData(queryKey, answer),
  });
  const end = useMutation({
    mutationFn: () => call('DELETE /recipes/{id}/publication', { params: { id } }),
    onSuccess: ({ message }) => {
      client.setQueryData(queryKey, { publication: null });
      void client.invalidateQueries({ queryKey: ['published'] });
      toast(say(message));
    },
    onError: error => toast({ tone: 'danger', message: error.message }),
  });
  return { ask, end };
}
