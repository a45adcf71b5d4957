import type { AllowanceModel } from '../quota/allowance-model.ts';
import type { RecipeDocument, RecipeModel } from '../recipe/recipe-model.ts';
import { confirmPending } from './save-recipe.ts';

interface Deps {
  recipes: RecipeModel;
  allowances: AllowanceModel;
}

const maxAtOnce = 200;

/**
 * A recipe is written, counted and shown in three steps. A replica killed between the last two has left a recipe that is
 * counted and that its member does not see: this shows it. Answers whether there may be more.
 */
export async function recoverCountedRecipes({ recipes, allowances }: Deps): Promise<boolean> {
  const pending = await recipes.find({ isPending: true }).limit(maxAtOnce).lean<RecipeDocument[]>();
  for (const { _id, ownerId } of pending) {
    const recipeId = String(_id);
    const isCounted = await allowances.exists({ _id: ownerId, 'finished.recipeId': recipeId });
    if (isCounted) await confirmPending(recipes, recipeId);
  }
  // Those that are not counted yet stay pending, and are looked at again at the next time only.
  return false;
}
