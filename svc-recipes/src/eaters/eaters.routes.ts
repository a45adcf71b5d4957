import { routes } from '@sufra/service-kit';
import { showProfile } from '../profile/show-profile.ts';
import { addEater, changeEater, type EatersDeps, findEaters, removeEater } from './eaters.ts';

export const eatersRoutes = (deps: EatersDeps) =>
  routes({
    'GET /recipes/eaters': ({ caller }) => findEaters(deps, caller.userId),
    'POST /recipes/eaters': ({ body, caller }) => addEater(deps, { memberId: caller.userId, ...body }),
    'PUT /recipes/eaters/{id}': ({ params, body, caller }) =>
      changeEater(deps, { memberId: caller.userId, id: params.id, ...body }),
    'DELETE /recipes/eaters/{id}': ({ params, caller }) =>
      removeEater(deps, { memberId: caller.userId, id: params.id }),
    'PUT /recipes/profile/shown': async ({ body: { isShown }, caller: { userId } }) => {
      await showProfile(deps, { memberId: userId, isShown });
      return findEaters(deps, userId);
    },
  });
