import type { Connection } from 'mongoose';
import type { AuthConfig } from '../config.ts';
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
}

export function openSecondFactor({ config, connection, cookie, ...shared }: Options) {
  const deps: SecondFactorDeps = {
    ...shared,
    secrets: openOneTimeSecrets(connection),
    relyingParty: relyingPartyOf(config.siteUrl),
    keys: config.secondFactorKeys,
  };
  return {
    routes: [secondStepRoutes(deps, cookie), secondFactorRoutes(deps)],
    beginSecondStep: secondStepBeginner(deps),
  };
}
