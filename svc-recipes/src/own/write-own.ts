import type { Recipe, WrittenRecipe } from '@sufra/contracts';
import { guardOfSchool } from '../halal/guard.ts';
import { describeRecipe } from '../library/describe-recipe.ts';
import { assertNotForbidden } from './assert-not-forbidden.ts';
import { keepOwn } from './keep-own.ts';
import type { OwnDeps } from './own-deps.ts';
import { roomForWritten } from './room-for-own.ts';
import { storedText } from './stored-text.ts';
import { assertLikely } from './unlikely-amounts.ts';

/** A recipe that a member has written, judged as any other. */
export async function writeOwn(
  deps: OwnDeps,
  ownerId: string,
  { areAmountsMeant, ...written }: WrittenRecipe & { areAmountsMeant: boolean },
): Promise<Recipe> {
  const { rejudge, countSave } = deps;
  await countSave(ownerId);
  const profile = await rejudge.profileOf(ownerId);
  const guard = guardOfSchool(deps.guard, profile.school);
  const recipe = storedText(written);
  const halal = guard.judgeRecipe(recipe);
  assertNotForbidden(halal);
  if (!areAmountsMeant) assertLikely(written);
  const kept = {
    ...recipe,
    ...{ ownerId, halal, guardVersion: guard.version, school: profile.school },
    options: { avoid: [], servingSize: written.servings },
    source: { kind: 'own' as const, name: '' },
    ...{ isSaved: true, isOwnWork: true },
  };
  const saved = await keepOwn(deps, kept, roomForWritten);
  return describeRecipe(await rejudge(saved, profile));
}
