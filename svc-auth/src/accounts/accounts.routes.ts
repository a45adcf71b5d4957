import { routes } from '@sufra/service-kit';
import { findCurrentUser } from './find-current-user.ts';
import type { FreeQuota } from './free-quota.ts';
import { type SignUpDeps, signUp } from './sign-up.ts';
import { verifyEmail } from './verify-email.ts';

export const accountRoutes = (deps: SignUpDeps & { quota: FreeQuota }) =>
  routes({
    'POST /auth/signup': ({ body }, { ip }) => signUp(deps, { ...body, ip }),
    'POST /auth/verify-email': ({ body }, { ip }) => verifyEmail(deps, { ...body, ip }),
    'GET /auth/me': ({ caller }) => findCurrentUser(deps, caller.userId),
  });
