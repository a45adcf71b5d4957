import type { CookingProfile } from '@sufra/contracts';
import { routes, type Throttle } from '@sufra/service-kit';
import { checkText } from './check-text.ts';
import { makeRecipeHalal } from './make-recipe-halal.ts';

interface Deps {
  throttle: Throttle;
  profileOf: (memberId: string) => Promise<CookingProfile>;
}

export const halalRoutes = ({ throttle, profileOf }: Deps) =>
  routes({
    'POST /halal/check': ({ body }, { ip }) => checkText({ throttle, ip }, body),
    'POST /recipes/make-halal': ({ body, caller }) =>
      makeRecipeHalal({ throttle, profileOf, memberId: caller.userId }, body),
  });
