import type { Recipe } from '@sufra/contracts';
import { Problem, recordChange } from '@sufra/service-kit';
import { changeRecipe } from './change-recipe.ts';
import { describeRecipe } from './describe-recipe.ts';
import type { RecipeModel } from './recipe-model.ts';

interface MarkFavorite {
  recipes: RecipeModel;
  ownerId: string;
  id: string;
  favorite: boolean;
}

/** Whoever left premium keeps what is saved, hearts too; what is not saved has none. */
export async function markFavorite({ favorite, ...own }: MarkFavorite): Promise<Recipe> {
  const recipe = await changeRecipe({
    ...own,
    change: current => {
      if (!current.isSaved) throw new Problem('premium_only');
      if (current.favorite === favorite) return undefined;
      return recordChange({ of: current, update: { $set: { favorite } } });
    },
  });
  return describeRecipe(recipe);
}
