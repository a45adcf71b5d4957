import type { ImportedRecipe, Recipe } from '@sufra/contracts';
import { guardOfSchool } from '../halal/guard.ts';
import { describeRecipe } from '../library/describe-recipe.ts';
import { assertNotForbidden } from '../own/assert-not-forbidden.ts';
import { keepOwn } from '../own/keep-own.ts';
import { roomForImported } from '../own/room-for-own.ts';
import { assertLikely } from '../own/unlikely-amounts.ts';
import { asStored } from './as-stored.ts';
import type { ImportDeps } from './import-deps.ts';

type Deps = Pick<ImportDeps, 'recipes' | 'allowances' | 'guard' | 'rejudge' | 'countTry'>;

interface ImportToSave extends ImportedRecipe {
  isAdapted: boolean;
  areAmountsMeant: boolean;
}

/** What comes may be changed since it was imported, so it is judged as it comes: nothing forbidden is saved, doubtful is. */
export async function saveImported(deps: Deps, memberId: string, imported: ImportToSave): Promise<Recipe> {
  const { rejudge, countTry } = deps;
  const profile = await rejudge.profileOf(memberId);
  const guard = guardOfSchool(deps.guard, profile.school);
  const recipe = asStored(imported);
  const halal = guard.judgeRecipe(recipe);
  assertNotForbidden(halal);
  if (!imported.areAmountsMeant) assertLikely(imported);
  await countTry(memberId);
  const { servings, source, isAdapted } = imported;
  const kept = {
    ...recipe,
    ...{ ownerId: memberId, halal, guardVersion: guard.version, school: profile.school },
    ...{ isAdapted, isSaved: true },
    options: { avoid: [], ...(servings !== null && { servingSize: servings }) },
    source: { kind: 'import' as const, name: source.name, ...(source.url && { url: source.url }) },
  };
  return describeRecipe(await rejudge(await keepOwn(deps, kept, roomForImported), profile));
}
