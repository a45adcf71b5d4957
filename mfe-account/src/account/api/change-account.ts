import type { BodyOf } from '@sufra/contracts';
import { ApiError, call, session } from '@sufra/web-kit';
import { mutationOptions } from '@tanstack/react-query';
import { accountQuery } from './account.ts';

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
