import type { BodyOf } from '@sufra/contracts';
import { call, session } from '@sufra/web-kit';
import { mutationOptions } from '@tanstack/react-query';

export const resetPasswordMutation = (token: string) =>
  mutationOptions({
    mutationFn: async (body: BodyOf<'POST /auth/reset-password/{token}'>) => {
      await call('POST /auth/reset-password/{token}', { params: { token }, body });
      // It has ended every session of this account. Whether that was the one of this browser, only the server knows.
      void session.refreshUser();
    },
  });
