import type { BodyOf } from '@sufra/contracts';
import { call } from '@sufra/web-kit';
import { mutationOptions } from '@tanstack/react-query';

export const deleteAccountMutation = mutationOptions({
  mutationFn: (body: BodyOf<'DELETE /auth/me'>) => call('DELETE /auth/me', { body }),
});
