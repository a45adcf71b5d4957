import { type ImportedRecipe, limits, type Recipe } from '@sufra/contracts';
import { Problem, recordCreate } from '@sufra/service-kit';
import { Types } from 'mongoose';
import { guardOfSchool } from '../halal/guard.ts';
import { describeRecipe } from '../library/describe-recipe.ts';
import { present } from '../library/own-recipe.ts';
import { assertNotForbidden } from '../own/assert-not-forbidden.ts';
import { isPremium } from '../quota/is-premium.ts';
import type { RecipeDocument } from '../recipe/recipe-model.ts';
import { searchFields } from '../recipe/search-fields.ts';
import { asStored } from './as-stored.ts';
import type { ImportDeps } from './import-deps.ts';

type Deps = Pick<ImportDeps, 'recipes' | 'allowances' | 'guard' | 'rejudge' | 'countTry'>;

interface ImportToSave extends ImportedRecipe {
  isAdapted: boolean;
}

/** What comes may be changed since it was imported, so it is judged as it comes: nothing forbidden is saved, doubtful is. */
export async function saveImported(deps: Deps, memberId: string, imported: ImportToSave): Promise<Recipe> {
  const { recipes, allowances, rejudge } = deps;
  const profile = await rejudge.profileOf(memberId);
  const guard = guardOfSchool(deps.guard, profile.school);
  const recipe = asStored(imported);
  const halal = guard.judgeRecipe(recipe);
  assertNotForbidden(halal);
  await deps.countTry(memberId);
  if (!(await isPremium(allowances, memberId))) await assertRoom(deps, memberId);
  const createdAt = new Date();
  const _id = new Types.ObjectId();
  const { servings, source, isAdapted } = imported;
  const fields = {
    ...{
      ...recipe,
      ...searchFields(recipe),
      _id,
      ownerId: memberId,
      createdAt,
      halal,
      guardVersion: guard.version,
      school: profile.school,
    },
    options: { avoid: [], ...(servings !== null && { servingSize: servings }) },
    source: { kind: 'import' as const, name: source.name, ...(source.url && { url: source.url }) },
    ...{ isPending: false, isSaved: true, favorite: false, isAdapted },
  };
  const data = {
    recipeId: String(_id),
    userId: memberId,
    title: recipe.title,
    savedAt: createdAt.toISOString(),
  };
  await recipes.create(recordCreate(fields, { type: 'recipe.saved', data }));
  // An account that was deleted meanwhile has left nothing here, and nothing must come after that.
  if (await allowances.exists({ _id: memberId, deletedAt: { $ne: null } })) {
    await recipes.deleteOne({ _id });
    throw new Problem('session_ended');
  }
  const saved = await recipes.findById(_id).lean<RecipeDocument>();
  if (!saved) throw new Problem('not_found');
  return describeRecipe(await rejudge(saved, profile));
}

async function assertRoom({ recipes }: Deps, ownerId: string): Promise<void> {
  const kept = await recipes.countDocuments({ ...present(), ownerId, 'source.kind': 'import' });
  if (kept < limits.importedOfFreeMember) return;
  throw new Problem('premium_only', {
    message: `You keep ${limits.importedOfFreeMember} recipes of your own. Premium members keep as many as they like.`,
  });
}
