import { routes } from '@sufra/service-kit';
import { type FollowDeps, followChanges } from './follow-changes.ts';

export const liveRoutes = (deps: FollowDeps) =>
  routes({
    'GET /household/changes': ({ caller }, { signal, send }) =>
      followChanges(deps, { memberId: caller.userId, signal, send }),
  });
