import type { FreeQuota } from '@sufra/contracts';
import type { OwnerDeps } from '../accounts/assert-owner.ts';
import type { AuditModel } from '../administration/audit-model.ts';
import type { MakeLink } from '../links/link.ts';
import type { NewestRecipesModel } from '../recipes/newest-recipes.ts';
import type { SessionDeps } from '../sessions/session-deps.ts';
import type { RequiredRoles } from '../users/held-roles.ts';
import type { OneTimeSecrets } from './one-time-secrets.ts';
import type { RelyingParty } from './passkeys/relying-party.ts';

export interface SecondFactorDeps extends OwnerDeps, SessionDeps {
  secrets: OneTimeSecrets;
  relyingParty: RelyingParty;
  /** The first seals secrets and hashes recovery codes, any of them may have. */
  keys: readonly string[];
  requiredRoles: RequiredRoles;
  newUndoLink: MakeLink;
  audit: AuditModel;
  newestRecipes: NewestRecipesModel;
  quota: FreeQuota;
}

/** What happens within one session of a member. */
export interface ByMember {
  caller: { userId: string; sessionId: string };
  ip: string;
}

export const secondStepLifeMs = 5 * 60_000;
export const challengeLifeMs = 5 * 60_000;
export const setupLifeMs = 15 * 60_000;
