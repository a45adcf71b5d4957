import type { Recipe, WeekPlan } from '@sufra/contracts';
import type { Rejudge } from '../halal/rejudge.ts';
import { describeRecipe } from '../library/describe-recipe.ts';
import type { RecipeDocument, RecipeModel } from '../recipe/recipe-model.ts';
import { plannedBy } from './kept-plan.ts';

interface Deps {
  recipes: RecipeModel;
  rejudge: Rejudge;
}

/** A week has few, and what shows it needs each of them whole: for its shopping list. */
export async function plannedRecipes(
  { recipes, rejudge }: Deps,
  of: { memberId: string; plan: WeekPlan },
): Promise<Recipe[]> {
  const found = await recipes.find(plannedBy(of)).sort({ createdAt: -1, _id: -1 }).lean<RecipeDocument[]>();
  const judged: Recipe[] = [];
  for (const recipe of found) judged.push(describeRecipe(await rejudge(recipe)));
  return judged;
}
