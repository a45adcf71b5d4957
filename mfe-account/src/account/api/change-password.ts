import type { BodyOf } from '@sufra/contracts';
import { ApiError, call, session } from '@sufra/web-kit';
import { mutationOptions } from '@tanstack/react-query';
import { accountQuery } from './account.ts';

/** This session goes on with the token of the answer; the others have ended. */
export const changePasswordMutation = mutationOptions({
  mutationFn: async (body: BodyOf<'POST /auth/change-password'>) => {
    const { token } = await call('POST /auth/change-password', { body });
    const { user } = session.get();
    if (user) session.signIn({ token, user });
  },
  onError: async (error, _body, _result, { client }) => {
    const hasNone = error instanceof ApiError && error.code === 'no_password';
    if (hasNone) await client.invalidateQueries(accountQuery);
  },
});
