import type { BodyOf } from '@sufra/contracts';
import { call } from '@sufra/web-kit';
import { mutationOptions } from '@tanstack/react-query';

export const signUpMutation = mutationOptions({
  mutationFn: (body: BodyOf<'POST /auth/signup'>) => call('POST /auth/signup', { body }),
});
