import type { BodyOf } from '@sufra/contracts';
import { ApiError, call, session } from '@sufra/web-kit';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

/** Keyed as everywhere on the site, so that a new name is seen on every page. A mailed link may have changed it meanwhile. */
export const accountQuery = queryOptions({
  queryKey: ['current-user'],
  queryFn: ({ signal }) => call('GET /auth/me', { signal }),
  staleTime: 0,
});

/** Then the member may have set a password elsewhere, or lost it, since the form was drawn. */
const ofProof: readonly string[] = ['password_required', 'sign_in_again'];

export const changeAccountMutation = mutationOptions({
  mutationFn: (body: BodyOf<'PATCH /auth/me'>) => call('PATCH /auth/me', { body }),
  onSuccess: (answer, _body, _result, { client }) => {
    client.setQueryData(accountQuery.queryKey, answer);
    session.noteUser(answer.user, session.get().token ?? '');
  },
  onError: async (error, _body, _result, { client }) => {
    const mayBeStale = error instanceof ApiError && ofProof.includes(error.code ?? '');
    if (mayBeStale) await client.invalidateQueries(accountQuery);
  },
});
