import type { events } from '@sufra/contracts';
import type { EventHandler } from '@sufra/service-kit';
import { type CoverDeps, coverMembers } from './cover-members.ts';

/** Whom premium covers follows who belongs together. */
export const onHouseholdChanged =
  (deps: CoverDeps): EventHandler<typeof events, 'household.changed'> =>
  ({ data: { householdId } }) =>
    coverMembers(deps, householdId);
