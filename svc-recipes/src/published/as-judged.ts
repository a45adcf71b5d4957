import type { JudgedRecipe } from '../halal/rejudge.ts';
import type { PublicRecipe } from './describe-publication.ts';

/** A public recipe with its approved text in the place of its own, as a recipe that was judged. */
export const asJudged = ({ publication, ...recipe }: PublicRecipe): JudgedRecipe => ({
  ...recipe,
  ...publication.approved,
  halal: publication.halal ?? recipe.halal,
  guardVersion: publication.guardVersion ?? '',
  // By the line of the site, whichever school its owner follows.
  school: null,
});
