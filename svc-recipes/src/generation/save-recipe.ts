import { limits, type School } from '@sufra/contracts';
import { recordChange, recordCreate } from '@sufra/service-kit';
import { Types } from 'mongoose';
import type { RecipeDocument, RecipeModel } from '../recipe/recipe-model.ts';
import { searchFields } from '../recipe/search-fields.ts';
import { localChef } from './local-chef.ts';
import type { RecipeRequest } from './request/read-request.ts';
import type { Written } from './write-recipe.ts';

const unsavedMs = limits.unsavedRecipeHours * 3_600_000;

interface Keep {
  recipeId: string;
  memberId: string;
  /** A premium member's recipe is saved by itself. */
  isSaved: boolean;
  request: RecipeRequest;
  written: Written;
  /** Whose line the verdict keeps to. */
  school: School | null;
}

/** Puts the recipe down before it is counted, and answers it. No call shows it yet, and uncounted it goes away by itself. */
export async function savePending(
  recipes: RecipeModel,
  { recipeId, memberId, isSaved, request, written, school }: Keep,
): Promise<RecipeDocument> {
  const { isFood: _, unmet: __, servings, ...recipe } = written.recipe;
  const { language, options } = request;
  const createdAt = new Date();
  const { halal, guardVersion, modelName } = written;
  const created = await recipes.create(
    recordCreate({
      ...recipe,
      ...searchFields(recipe),
      _id: new Types.ObjectId(recipeId),
      ownerId: memberId,
      isPending: true,
      createdAt,
      keptUntil: new Date(createdAt.getTime() + unsavedMs),
      language,
      // A wish in words may itself say for how many.
      options: { ...options, servingSize: options.servingSize ?? servings },
      halal,
      guardVersion,
      school,
      source: {
        kind: modelName === localChef ? ('local-chef' as const) : ('model' as const),
        name: modelName,
      },
      isSaved,
      favorite: false,
    }),
  );
  return created.toObject();
}

export async function dropPending(recipes: RecipeModel, recipeId: string): Promise<void> {
  await recipes.deleteOne({ _id: recipeId, isPending: true });
}

/**
 * Once it is counted: the owner sees it, and a saved one stays. Done twice, it changes nothing. Answers the recipe, or null
 * where another call has confirmed it.
 */
export async function confirmPending(
  recipes: RecipeModel,
  recipeId: string,
  pending?: RecipeDocument,
): Promise<RecipeDocument | null> {
  const recipe =
    pending ?? (await recipes.findOne({ _id: recipeId, isPending: true }).lean<RecipeDocument>());
  if (!recipe) return null;
  const { ownerId: userId, title, createdAt } = recipe;
  const saved = { recipeId, userId, title, savedAt: createdAt.toISOString() };
  const { filter, update } = recordChange({
    of: recipe,
    update: { $set: { isPending: false }, ...(recipe.isSaved ? { $unset: { keptUntil: '' } } : {}) },
    events: recipe.isSaved ? [{ type: 'recipe.saved', data: saved }] : [],
  });
  return recipes.findOneAndUpdate(filter, update, { returnDocument: 'after' }).lean<RecipeDocument>();
}
