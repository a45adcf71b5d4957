import type { BodyOf } from '@sufra/contracts';
import { call } from '@sufra/web-kit';
import { mutationOptions } from '@tanstack/react-query';

export const resendVerificationMutation = mutationOptions({
  mutationFn: (body: BodyOf<'POST /auth/resend-verification'>) =>
    call('POST /auth/resend-verification', { body }),
});
