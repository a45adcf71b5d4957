import type { SharedRecipe } from '@sufra/contracts';
import type { JudgedRecipe } from '../halal/rejudge.ts';
import { publicPhoto } from '../recipe/stored-photo.ts';
import { describeRecipe } from './describe-recipe.ts';

/** A recipe as every visitor may see it: with nothing of its owner. */
export function describeShared(judged: JudgedRecipe): SharedRecipe {
  const { _id, isSaved, favorite, keptUntil, shareToken, version, editedAt, personal, avoided, ...shared } =
    describeRecipe({ ...judged, photo: null });
  return { ...shared, ...publicPhoto(judged.photo), options: ofTheDish(shared.options) };
}

/** What its owner avoids and aims for may tell of an illness or a faith, and stays with the owner. */
export const ofTheDish = ({
  servingSize,
  spiceLevel,
  cuisine,
}: SharedRecipe['options']): SharedRecipe['options'] => ({
  avoid: [],
  ...(servingSize && { servingSize }),
  ...(spiceLevel && { spiceLevel }),
  ...(cuisine && { cuisine }),
});
