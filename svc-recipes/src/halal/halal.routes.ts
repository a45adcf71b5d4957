import { routes, type Throttle } from '@sufra/service-kit';
import { checkText } from './check-text.ts';
import { makeRecipeHalal } from './make-recipe-halal.ts';

export const halalRoutes = ({ throttle }: { throttle: Throttle }) =>
  routes({
    'POST /halal/check': ({ body }, { ip }) => checkText({ throttle, ip }, body),
    'POST /recipes/make-halal': ({ body, caller }) =>
      makeRecipeHalal({ throttle, memberId: caller.userId }, body),
  });
