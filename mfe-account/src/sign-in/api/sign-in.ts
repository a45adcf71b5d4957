import type { BodyOf } from '@sufra/contracts';
import { call, session } from '@sufra/web-kit';
import { mutationOptions } from '@tanstack/react-query';

export const signInMutation = mutationOptions({
  mutationFn: async (body: BodyOf<'POST /auth/signin'>) => {
    session.signIn(await call('POST /auth/signin', { body }));
  },
});
