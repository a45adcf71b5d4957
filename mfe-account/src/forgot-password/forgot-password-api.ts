import type { BodyOf } from '@sufra/contracts';
import { call } from '@sufra/web-kit';
import { mutationOptions } from '@tanstack/react-query';

export const forgotPasswordMutation = mutationOptions({
  mutationFn: (body: BodyOf<'POST /auth/forgot-password'>) => call('POST /auth/forgot-password', { body }),
});
