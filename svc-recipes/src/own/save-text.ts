import type { Recipe, WrittenRecipe } from '@sufra/contracts';
import { isDuplicateKey, Problem, recordChange } from '@sufra/service-kit';
import { guardOfSchool } from '../halal/guard.ts';
import { changeRecipe } from '../library/change-recipe.ts';
import { describeRecipe } from '../library/describe-recipe.ts';
import { visibleTo } from '../library/own-recipe.ts';
import { askAgain } from '../published/ask-again.ts';
import type { RecipeDocument } from '../recipe/recipe-model.ts';
import { searchFields } from '../recipe/search-fields.ts';
import { writtenText } from '../recipe/written-text.ts';
import { forgetOldVersions, keepVersion } from '../versions/keep-version.ts';
import { versionOf } from '../versions/version-of.ts';
import { assertNotForbidden } from './assert-not-forbidden.ts';
import { changesBetween } from './changes-between.ts';
import { conflict } from './conflict.ts';
import type { OwnDeps, Owned } from './own-deps.ts';
import { storedText } from './stored-text.ts';
import { assertLikely } from './unlikely-amounts.ts';

export interface TextToSave extends Owned {
  written: WrittenRecipe;
  /** The member has said so, or an older version is taken back. */
  areAmountsMeant: boolean;
  /** The version that it was made of. */
  basedOn: number;
  /** The older version that it is, and whether that was as it came. */
  restores?: { version: number; isEdited: boolean };
}

/** Saves a recipe's new text, judged, and keeps the one before; nothing where another save came first. */
export async function saveText(deps: OwnDeps, asked: TextToSave): Promise<Recipe> {
  const { recipes, versions, rejudge, noteShown, countSave } = deps;
  const { ownerId, id, written, areAmountsMeant, basedOn, restores } = asked;
  await countSave(ownerId);
  const current = await recipes.findOne({ ...visibleTo(ownerId), _id: id }).lean<RecipeDocument>();
  if (!current) throw new Problem('not_found');
  if (versionOf(current) !== basedOn) throw conflict(current, written);

  const text = storedText(written, current);
  const options = { ...current.options, servingSize: written.servings };
  const changes = changesBetween(writtenText(current), writtenText({ ...text, options }));
  const profile = await rejudge.profileOf(ownerId);
  const guard = guardOfSchool(deps.guard, profile.school);
  const halal = guard.judgeRecipe({ ...text, language: current.language });
  assertNotForbidden(halal);
  if (!areAmountsMeant) assertLikely(written, writtenText(current).ingredients);
  if (changes.length === 0) return describeRecipe(await rejudge(current, profile));

  await keepVersion(versions, current).catch(error => {
    // The same save, made twice at once: the other has put the same text down.
    if (!isDuplicateKey(error)) throw error;
  });
  const set = {
    ...text,
    ...searchFields(text),
    'options.servingSize': written.servings,
    halal,
    guardVersion: guard.version,
    school: profile.school,
    version: basedOn + 1,
    editedAt: new Date(),
    isEdited: restores ? restores.isEdited : current.source.kind !== 'own',
    changes,
    restored: restores?.version ?? null,
  };
  const published = await askAgain(versions, { ...current, ...text, options, version: basedOn + 1 });
  try {
    const saved = await changeRecipe({
      ...{ recipes, ownerId, id, noteShown },
      change: now => {
        if (versionOf(now) !== basedOn) throw conflict(now, written);
        return recordChange({
          of: now,
          update: { $set: { ...set, ...(now.publication && withPhotoOf(now, published)) } },
          events: renamed(now, text.title),
        });
      },
    });
    await forgetOldVersions(versions, saved);
    return describeRecipe(await rejudge(saved, profile));
  } catch (error) {
    // Its account is gone, and nothing must be left after that.
    if (!(await recipes.exists({ _id: id }))) await versions.deleteMany({ recipeId: id });
    throw error;
  }
}

/** A photo that was given or taken away meanwhile counts. */
const withPhotoOf = ({ photo = null }: RecipeDocument, published: Awaited<ReturnType<typeof askAgain>>) => ({
  ...published,
  ...(published['publication.waiting'] && {
    'publication.waiting': { ...published['publication.waiting'], photo },
  }),
});

/** Others know a saved recipe by its title. */
function renamed({ _id, ownerId: userId, isSaved, title: before, createdAt }: RecipeDocument, title: string) {
  if (!isSaved || title === before) return [];
  const data = { recipeId: String(_id), userId, title, savedAt: createdAt.toISOString() };
  return [{ type: 'recipe.saved' as const, data }];
}
