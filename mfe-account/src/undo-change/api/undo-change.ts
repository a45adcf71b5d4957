import { call, session } from '@sufra/web-kit';
import { mutationOptions } from '@tanstack/react-query';

export const undoChangeMutation = (token: string) =>
  mutationOptions({
    mutationFn: async () => {
      const { resetToken } = await call('POST /auth/undo-change', { body: { token } });
      // It has ended every session of the account. Whether that was the one of this browser, only the server knows.
      void session.refreshUser();
      return resetToken;
    },
  });
