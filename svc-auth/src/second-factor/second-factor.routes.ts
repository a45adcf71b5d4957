import { routes } from '@sufra/service-kit';
import type { KnownDevices } from '../devices/known-devices.ts';
import type { SessionCookie } from '../sessions/session-cookie.ts';
import { findMember } from './find-member.ts';
import { addPasskey } from './passkeys/add-passkey.ts';
import { beginPasskey } from './passkeys/begin-passkey.ts';
import { removePasskey, renamePasskey } from './passkeys/change-passkey.ts';
import { presentStatus } from './present-status.ts';
import { findWays, proveAgain } from './prove-again.ts';
import { renewRecoveryCodes } from './recovery-codes/renew-recovery-codes.ts';
import { removeByAdmin } from './remove-by-admin.ts';
import type { SecondFactorDeps } from './second-factor-deps.ts';
import { finishSecondStep, secondStepWays } from './sign-in/finish-second-step.ts';
import { beginPasskeySignIn, signInWithPasskey } from './sign-in/sign-in-with-passkey.ts';
import { beginAuthenticator } from './totp/begin-authenticator.ts';
import { confirmAuthenticator } from './totp/confirm-authenticator.ts';
import { removeAuthenticator } from './totp/remove-authenticator.ts';

interface Browsers {
  cookie: SessionCookie;
  devices: KnownDevices;
}

export const secondStepRoutes = (deps: SecondFactorDeps, { cookie, devices }: Browsers) =>
  routes({
    'POST /auth/signin/second-factor/options': ({ body }) => secondStepWays(deps, body.pending),

    'POST /auth/signin/second-factor': async ({ body: { pending, ...proof } }, exchange) => {
      const finishing = { pending, proof, ip: exchange.ip };
      const { answer, refreshToken } = await finishSecondStep(deps, finishing);
      cookie.set(exchange, refreshToken);
      devices.remember(exchange, answer.user.email);
      return answer;
    },

    'POST /auth/signin/passkey/options': (_input, { ip }) => beginPasskeySignIn(deps, ip),

    'POST /auth/signin/passkey': async ({ body }, exchange) => {
      const { answer, refreshToken } = await signInWithPasskey(deps, { ...body, ip: exchange.ip });
      cookie.set(exchange, refreshToken);
      devices.remember(exchange, answer.user.email);
      return answer;
    },
  });

export const secondFactorRoutes = (deps: SecondFactorDeps) =>
  routes({
    'GET /auth/me/second-factor': async ({ caller }) =>
      presentStatus(await findMember(deps, caller.userId), deps.requiredRoles),
    'POST /auth/me/second-factor/proof/options': ({ caller }) => findWays(deps, caller.userId),
    'POST /auth/me/second-factor/proof': ({ body, caller }, { ip }) =>
      proveAgain(deps, { caller, ip, proof: body }),

    'POST /auth/me/second-factor/authenticator': ({ body, caller }, { ip }) =>
      beginAuthenticator(deps, { caller, ip, password: body.password }),
    'POST /auth/me/second-factor/authenticator/confirm': ({ body, caller }, { ip }) =>
      confirmAuthenticator(deps, { ...body, caller, ip }),
    'DELETE /auth/me/second-factor/authenticator': ({ caller }, { ip }) =>
      removeAuthenticator(deps, { caller, ip }),

    'POST /auth/me/second-factor/passkeys/options': ({ body, caller }, { ip }) =>
      beginPasskey(deps, { caller, ip, password: body.password }),
    'POST /auth/me/second-factor/passkeys': ({ body, caller }, { ip }) =>
      addPasskey(deps, { ...body, caller, ip }),
    'PATCH /auth/me/second-factor/passkeys/{id}': ({ params, body, caller }, { ip }) =>
      renamePasskey(deps, { ...params, ...body, caller, ip }),
    'DELETE /auth/me/second-factor/passkeys/{id}': ({ params, caller }, { ip }) =>
      removePasskey(deps, { ...params, caller, ip }),

    'POST /auth/me/second-factor/recovery-codes': ({ caller }, { ip }) =>
      renewRecoveryCodes(deps, { caller, ip }),

    'DELETE /auth/users/{id}/second-factor': ({ params, caller }, { ip }) =>
      removeByAdmin(deps, { actorId: caller.userId, targetId: params.id, ip }),
  });
