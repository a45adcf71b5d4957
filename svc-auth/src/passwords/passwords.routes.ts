import { routes } from '@sufra/service-kit';
import { type ChangePasswordDeps, changePassword } from './change-password.ts';
import { type ForgotPasswordDeps, forgotPassword } from './forgot-password.ts';
import { type ResetPasswordDeps, resetPassword } from './reset-password.ts';

type Deps = ForgotPasswordDeps & ResetPasswordDeps & ChangePasswordDeps;

export const passwordRoutes = (deps: Deps) =>
  routes({
    'POST /auth/forgot-password': ({ body }, { ip }) => forgotPassword(deps, { ...body, ip }),
    'POST /auth/reset-password/{token}': ({ params, body }, { ip }) =>
      resetPassword(deps, { ...params, ...body, ip }),
    'POST /auth/change-password': ({ body, caller }, { ip }) => changePassword(deps, { ...body, caller, ip }),
  });
