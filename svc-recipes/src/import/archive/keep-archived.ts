import type { LeftReason, PlacedFinding } from '@sufra/contracts';
import type { PortableRecipe } from '@sufra/recipe-reader/formats';
import { isDuplicateKey, Problem } from '@sufra/service-kit';
import { guardOfSchool } from '../../halal/guard.ts';
import { keepOwn } from '../../own/keep-own.ts';
import { roomForImported } from '../../own/room-for-own.ts';
import { beginCollection } from '../../personal/keep-collections.ts';
import type { ArchiveDeps } from './archive-deps.ts';
import type { ArchivedDocument } from './archive-model.ts';
import {
  collectionsOfPortable,
  marksOfPortable,
  servingsOfPortable,
  sourceOfPortable,
  textOfPortable,
} from './as-kept.ts';

export interface Outcome {
  outcome: 'kept' | LeftReason;
  isDoubtful?: boolean;
  forbidden?: PlacedFinding[];
}

type Deps = Pick<ArchiveDeps, 'recipes' | 'collections' | 'allowances' | 'guard' | 'rejudge'>;

/** Judged as an own recipe is: what is forbidden is left out, with its lines. */
export async function keepArchived(deps: Deps, item: ArchivedDocument): Promise<Outcome> {
  const { recipe, ownerId, recipeId: _id, fingerprint: importedAs } = item;
  if (!recipe) return { outcome: 'unreadable' };
  const text = textOfPortable(recipe);
  const { school } = await deps.rejudge.profileOf(ownerId);
  const guard = guardOfSchool(deps.guard, school);
  const halal = guard.judgeRecipe(text);
  if (halal.verdict === 'haram') return { outcome: 'forbidden', forbidden: halal.forbidden };
  const isDoubtful = halal.verdict === 'doubtful';
  // By a turn that was cut off after it: the room that it found is its own.
  if (await deps.recipes.exists({ _id, isPending: { $ne: true } })) return { outcome: 'kept', isDoubtful };
  const servings = servingsOfPortable(recipe);
  const kept = {
    ...text,
    ...{ _id, ownerId, halal, guardVersion: guard.version, school, importedAs },
    ...marksOfPortable(recipe),
    ...(await collectionsFor(deps, ownerId, recipe)),
    options: { avoid: [], ...(servings !== null && { servingSize: servings }) },
    source: sourceOfPortable(recipe),
    ...{ isAdapted: recipe.isAdapted, isSaved: true },
  };
  try {
    // Of a try that was cut off a recipe may lie there that no call shows.
    await deps.recipes.deleteOne({ _id, isPending: true });
    await keepOwn(deps, kept, roomForImported);
  } catch (error) {
    if (isDuplicateKey(error)) return { outcome: 'kept', isDoubtful };
    if (error instanceof Problem && error.code === 'premium_only') return { outcome: 'no_room' };
    throw error;
  }
  return { outcome: 'kept', isDoubtful };
}

/** By their names: one that the member has is meant, another is begun while there is room for it. */
async function collectionsFor(deps: Deps, ownerId: string, recipe: PortableRecipe) {
  const ids: string[] = [];
  for (const name of collectionsOfPortable(recipe)) {
    const begun = await beginCollection(deps, ownerId, name).catch(error => {
      if (error instanceof Problem && error.code === 'too_many_collections') return undefined;
      throw error;
    });
    if (begun && !ids.includes(begun.collection._id)) ids.push(begun.collection._id);
  }
  return ids.length > 0 ? { collections: ids } : {};
}
