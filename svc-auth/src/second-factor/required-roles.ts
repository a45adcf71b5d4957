import type { AuthConfig } from '../config.ts';
import type { RequiredRoles } from '../users/held-roles.ts';

type Settings = Pick<AuthConfig, 'secondFactorRequiredFor' | 'secondFactorRequiredFrom'>;

/** Until the day that the operator has set, if any, no role needs a second factor. */
export const requiredRolesOf =
  ({ secondFactorRequiredFor: roles, secondFactorRequiredFrom: from }: Settings): RequiredRoles =>
  () =>
    from && new Date() < from ? [] : roles;
