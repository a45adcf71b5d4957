import type { RecipeDocument, RecipeModel } from '../library/recipe-model.ts';
import type { AllowanceModel } from '../quota/allowance-model.ts';
import { confirmPending } from './save-recipe.ts';

interface Deps {
  recipes: RecipeModel;
  allowances: AllowanceModel;
}

const maxAtOnce = 200;

/**
 * A recipe is written, counted and shown in three steps. Whoever was killed between the last two has left a recipe that is
 * paid for and that nobody sees: this shows it.
 */
export async function recoverCountedRecipes({ recipes, allowances }: Deps): Promise<void> {
  const pending = await recipes.find({ isPending: true }).limit(maxAtOnce).lean<RecipeDocument[]>();
  for (const { _id, ownerId } of pending) {
    const recipeId = String(_id);
    const isCounted = await allowances.exists({ _id: ownerId, 'finished.recipeId': recipeId });
    if (isCounted) await confirmPending(recipes, recipeId);
  }
}
