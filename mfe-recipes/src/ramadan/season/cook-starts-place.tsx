import type { SharedRecipe } from '@sufra/contracts';
import { part, useBrowserValue } from '@sufra/web-kit';
import { isSeason } from './is-season.ts';

type Props = { recipe: Pick<SharedRecipe, 'prepTime' | 'cookTime'> };

const CookStarts = part<Props>(
  () => import('../today/season-parts.ts').then(({ CookStarts }) => CookStarts),
  () => null,
);

/** In the season, when to begin with a dish so that it is ready at iftar. */
export const CookStartsPlace = (props: Props) =>
  useBrowserValue(isSeason, false) ? <CookStarts {...props} /> : null;
