import { routes } from '@sufra/service-kit';
import { asWrittenOf } from './as-written.ts';
import { type ProfileDeps, readProfile, saveProfile } from './keep-profile.ts';

export const profileRoutes = (deps: ProfileDeps) =>
  routes({
    'GET /recipes/profile': ({ caller }) => readProfile(deps, caller.userId),
    'PUT /recipes/profile': ({ body, caller }) => saveProfile(deps, caller.userId, body),
    'POST /recipes/avoided-words': ({ body }) => ({ asWritten: asWrittenOf(body.words) }),
  });
