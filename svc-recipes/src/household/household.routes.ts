import { routes } from '@sufra/service-kit';
import { type FollowDeps, followChanges } from './follow-changes.ts';

export const householdRoutes = (deps: FollowDeps) =>
  routes({
    'GET /household/changes': ({ caller }, { signal, send }) =>
      followChanges(deps, { memberId: caller.userId, signal, send }),
  });
