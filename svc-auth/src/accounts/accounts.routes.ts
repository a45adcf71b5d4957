import { routes } from '@sufra/service-kit';
import type { KnownDevices } from '../devices/known-devices.ts';
import type { SessionCookie } from '../sessions/session-cookie.ts';
import { type ChangeAccountDeps, changeAccount } from './change-account.ts';
import { type DeleteAccountDeps, deleteAccount } from './delete-account.ts';
import { type ExportAccountDeps, exportAccount } from './export-account.ts';
import { findCurrentUser } from './find-current-user.ts';
import { type ResendDeps, resendVerification } from './resend-verification.ts';
import { type SignUpDeps, signUp } from './sign-up.ts';
import { type VerifyEmailDeps, verifyEmail } from './verify-email.ts';

type Deps = SignUpDeps &
  VerifyEmailDeps &
  ResendDeps &
  ChangeAccountDeps &
  DeleteAccountDeps &
  ExportAccountDeps & { cookie: SessionCookie; devices: KnownDevices };

export const accountRoutes = ({ cookie, devices, ...deps }: Deps) =>
  routes({
    'POST /auth/signup': ({ body }, { ip }) => signUp(deps, { ...body, ip }),
    'POST /auth/verify-email': async ({ body }, exchange) => {
      const { answer, email } = await verifyEmail(deps, { ...body, ip: exchange.ip });
      if (email) devices.remember(exchange, email);
      return answer;
    },
    'POST /auth/resend-verification': ({ body }, { ip }) => resendVerification(deps, { ...body, ip }),
    'GET /auth/me': async ({ caller }) => ({
      ...(await findCurrentUser(deps, caller.userId)),
      ...(caller.newToken ? { token: caller.newToken } : {}),
    }),
    'PATCH /auth/me': ({ body, caller }, { ip }) => changeAccount(deps, { ...body, caller, ip }),
    'DELETE /auth/me': async ({ body, caller }, exchange) => {
      const answer = await deleteAccount(deps, { ...body, caller, ip: exchange.ip });
      cookie.clear(exchange);
      return answer;
    },
    'GET /auth/me/export': ({ caller }) => exportAccount(deps, caller.userId),
  });
