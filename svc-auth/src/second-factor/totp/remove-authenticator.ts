import { removeFactor } from '../remove-factor.ts';
import type { ByMember, SecondFactorDeps } from '../second-factor-deps.ts';

export const removeAuthenticator = (deps: SecondFactorDeps, by: ByMember) =>
  removeFactor(deps, {
    ...by,
    what: 'authenticator-removed',
    remove: has => (has.authenticator ? { ...has, authenticator: null } : undefined),
  });
