import type { AnswerOf, BodyOf, GivenRole } from '@sufra/contracts';
import { call } from '@sufra/web-kit';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';

export type MaybeHousehold = AnswerOf<'GET /household'>;

/** Others change it as well, so it is asked for anew whenever its page is looked at. */
export const householdQuery = queryOptions({
  queryKey: ['household'],
  queryFn: ({ signal }) => call('GET /household', { signal }),
  staleTime: 0,
  refetchOnWindowFocus: true,
});

const changing = <V>(mutationFn: (values: V) => Promise<MaybeHousehold>) =>
  mutationOptions({
    mutationFn,
    onSuccess: (answer: MaybeHousehold, _values: V, _result: unknown, { client }: { client: QueryClient }) =>
      client.setQueryData(householdQuery.queryKey, answer),
    // Then it is another than the page shows.
    onError: (_error: Error, _values: V, _result: unknown, { client }: { client: QueryClient }) =>
      client.invalidateQueries(householdQuery),
  });

export const beginMutation = changing(() => call('POST /household'));
export const dissolveMutation = changing(() => call('DELETE /household'));
export const inviteMutation = changing((body: BodyOf<'POST /household/invitations'>) =>
  call('POST /household/invitations', { body }),
);
export const takeBackMutation = changing((id: string) =>
  call('DELETE /household/invitations/{id}', { params: { id } }),
);
export const roleMutation = changing(({ id, role }: { id: string; role: GivenRole }) =>
  call('PATCH /household/members/{id}', { params: { id }, body: { role } }),
);
export const removeMutation = changing((id: string) =>
  call('DELETE /household/members/{id}', { params: { id } }),
);
export const handOverMutation = changing((id: string) => call('PUT /household/owner', { body: { id } }));
export const acceptMutation = changing((token: string) =>
  call('POST /household/invitation/accept', { body: { token } }),
);
