import type { BodyOf } from '@sufra/contracts';
import { call, session } from '@sufra/web-kit';
import { mutationOptions } from '@tanstack/react-query';
import { accountQuery } from './account.ts';

export const changeAccountMutation = mutationOptions({
  mutationFn: (body: BodyOf<'PATCH /auth/me'>) => call('PATCH /auth/me', { body }),
  onSuccess: (answer, _body, _result, { client }) => {
    client.setQueryData(accountQuery.queryKey, answer);
    session.noteUser(answer.user, session.get().token ?? '');
  },
});
