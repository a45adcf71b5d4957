import type { Recipe } from '@sufra/contracts';
import { Problem, recordChange } from '@sufra/service-kit';
import type { Rejudge } from '../halal/rejudge.ts';
import type { AllowanceModel } from '../quota/allowance-model.ts';
import { isPremium } from '../quota/is-premium.ts';
import type { RecipeDocument, RecipeModel } from '../recipe/recipe-model.ts';
import { keepVersionsOf } from '../versions/keep-version.ts';
import type { VersionModel } from '../versions/version-model.ts';
import { changeRecipe } from './change-recipe.ts';
import { describeRecipe } from './describe-recipe.ts';

export interface MarkDeps {
  recipes: RecipeModel;
  versions: VersionModel;
  rejudge: Rejudge;
  allowances: AllowanceModel;
}

interface Mark {
  ownerId: string;
  id: string;
  favorite: boolean;
}

/**
 * A member who left premium keeps what is saved, hearts too; what is not saved has none. One who came to premium in time saves
 * by a heart what would go away.
 */
export async function markFavorite(
  { recipes, versions, rejudge, allowances }: MarkDeps,
  { ownerId, id, favorite }: Mark,
): Promise<Recipe> {
  const maySave = await isPremium(allowances, ownerId);
  let isNew = false;
  const recipe = await changeRecipe({
    recipes,
    ownerId,
    id,
    change: current => {
      if (!current.isSaved && !maySave) throw new Problem('premium_only');
      if (current.favorite === favorite) return undefined;
      isNew = !current.isSaved;
      if (isNew) return saving(current);
      return recordChange({ of: current, update: { $set: { favorite } } });
    },
  });
  if (isNew) await keepVersionsOf(versions, id);
  return describeRecipe(await rejudge(recipe));
}

function saving({ ownerId: userId, title, ...recipe }: RecipeDocument) {
  const saved = { recipeId: String(recipe._id), userId, title, savedAt: new Date().toISOString() };
  return recordChange({
    of: recipe,
    update: { $set: { isSaved: true, favorite: true }, $unset: { keptUntil: '' } },
    events: [{ type: 'recipe.saved', data: saved }],
  });
}
