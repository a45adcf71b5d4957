import type { Publication } from '@sufra/contracts';
import { Problem, recordChange } from '@sufra/service-kit';
import { changeRecipe } from '../library/change-recipe.ts';
import { visibleTo } from '../library/own-recipe.ts';
import type { RecipeDocument, RecipeModel } from '../recipe/recipe-model.ts';
import { describePublication } from './describe-publication.ts';

interface OwnRecipe {
  recipes: RecipeModel;
  ownerId: string;
  id: string;
}

/** Its page is gone with this answer, and its address is not given out again. */
export async function endPublication(own: OwnRecipe): Promise<{ message: string }> {
  await changeRecipe({
    ...own,
    change: recipe =>
      recipe.publication ? recordChange({ of: recipe, update: { $unset: { publication: '' } } }) : undefined,
  });
  return { message: 'The recipe is no longer public.' };
}

export async function publicationOf({ recipes, ownerId, id }: OwnRecipe): Promise<Publication | null> {
  const recipe = await recipes
    .findOne({ ...visibleTo(ownerId), _id: id })
    .select('publication')
    .lean<RecipeDocument>();
  if (!recipe) throw new Problem('not_found');
  return recipe.publication ? describePublication(recipe.publication) : null;
}

/** For an export. */
export async function publicationsOf({ recipes, ownerId }: Pick<OwnRecipe, 'recipes' | 'ownerId'>) {
  const found = await recipes
    .find({ ...visibleTo(ownerId), publication: { $exists: true } })
    .sort({ createdAt: -1, _id: -1 })
    .select('publication')
    .lean<RecipeDocument[]>();
  return found.flatMap(({ _id, publication }) =>
    publication ? [{ recipeId: String(_id), ...describePublication(publication) }] : [],
  );
}
