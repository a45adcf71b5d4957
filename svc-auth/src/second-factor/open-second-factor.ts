import type { Connection } from 'mongoose';
import type { AuthConfig } from '../config.ts';
import type { KnownDevices } from '../devices/known-devices.ts';
import type { SessionCookie } from '../sessions/session-cookie.ts';
import { openOneTimeSecrets } from './one-time-secrets.ts';
import { relyingPartyOf } from './passkeys/relying-party.ts';
import { secondFactorRoutes, secondStepRoutes } from './second-factor.routes.ts';
import type { SecondFactorDeps } from './second-factor-deps.ts';
import { secondStepBeginner } from './sign-in/begin-second-step.ts';

interface Options extends Omit<SecondFactorDeps, 'secrets' | 'relyingParty' | 'keys'> {
  config: AuthConfig;
  connection: Connection;
  cookie: SessionCookie;
  devices: KnownDevices;
}

export function openSecondFactor({ config, connection, cookie, devices, ...shared }: Options) {
  const deps: SecondFactorDeps = {
    ...shared,
    secrets: openOneTimeSecrets(connection),
    relyingParty: relyingPartyOf(config.siteUrl),
    keys: config.secondFactorKeys,
  };
  return {
    routes: [secondStepRoutes(deps, { cookie, devices }), secondFactorRoutes(deps)],
    beginSecondStep: secondStepBeginner(deps),
  };
}
