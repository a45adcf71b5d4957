import { routes } from '@sufra/service-kit';
import type { KnownDevices } from '../devices/known-devices.ts';
import { type ChangePasswordDeps, changePassword } from './change-password.ts';
import { type ForgotPasswordDeps, forgotPassword } from './forgot-password.ts';
import { type ResetPasswordDeps, resetPassword } from './reset-password.ts';

type Deps = ForgotPasswordDeps & ResetPasswordDeps & ChangePasswordDeps & { devices: KnownDevices };

export const passwordRoutes = ({ devices, ...deps }: Deps) =>
  routes({
    'POST /auth/forgot-password': ({ body }, { ip }) => forgotPassword(deps, { ...body, ip }),
    'POST /auth/reset-password/{token}': async ({ params, body }, exchange) => {
      const { answer, email } = await resetPassword(deps, { ...params, ...body, ip: exchange.ip });
      // Its reader has the mailbox: strangers who guess at the account shall not keep them from signing in with what they have set.
      devices.remember(exchange, email);
      return answer;
    },
    'POST /auth/change-password': ({ body, caller }, { ip }) => changePassword(deps, { ...body, caller, ip }),
  });
