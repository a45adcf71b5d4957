import { recordChange } from '@sufra/service-kit';
import type { Guard } from '../halal/guard.ts';
import { isOlder } from '../halal/is-older.ts';
import type { RecipeModel } from '../recipe/recipe-model.ts';
import type { PublicRecipe } from './describe-publication.ts';
import { isOfMember } from './house.ts';

interface Deps {
  recipes: RecipeModel;
  guard: Pick<Guard, 'version' | 'judgeRecipe'>;
}

const maxAtOnce = 50;

/** Read under a newer guard before the work below has come to it: no visitor reads a verdict of yesterday. */
export function judgedToday(recipe: PublicRecipe, guard: Deps['guard']): PublicRecipe {
  const { publication } = recipe;
  if (!isOlder(publication.guardVersion, guard.version)) return recipe;
  const halal = guard.judgeRecipe(publication.approved);
  return { ...recipe, publication: { ...publication, halal, guardVersion: guard.version } };
}

/**
 * Judges approved texts that an older guard has judged. One that is forbidden now is public no more, and its owner is told; one that
 * was withheld and is let through again, is public again. Answers whether there may be more.
 */
export async function judgePublished({ recipes, guard }: Deps): Promise<boolean> {
  const found = await recipes
    .find({
      'publication.guardVersion': { $exists: true, $ne: guard.version },
      'publication.approved': { $ne: null },
      deletedAt: null,
    })
    .limit(maxAtOnce)
    .lean<PublicRecipe[]>();
  const older = found.filter(({ publication }) => isOlder(publication.guardVersion, guard.version));
  for (const recipe of older) {
    const { filter, update } = judgement(recipe, guard);
    // No match: its owner or another replica has written it meanwhile, and it is met again if it has to be.
    await recipes.updateOne(filter, update);
  }
  return older.length === maxAtOnce;
}

function judgement(recipe: PublicRecipe, guard: Deps['guard']) {
  const { publication, ownerId, _id } = recipe;
  const halal = guard.judgeRecipe(publication.approved);
  const isForbidden = halal.verdict === 'haram';
  const at = new Date();
  const isNews = isForbidden && publication.isPublic;
  return recordChange({
    of: recipe,
    update: {
      $set: {
        'publication.halal': halal,
        'publication.guardVersion': guard.version,
        ...(isForbidden && { 'publication.isPublic': false }),
        ...(isNews && { 'publication.withheldAt': at }),
        ...(!isForbidden && publication.withheldAt && { 'publication.isPublic': true }),
      },
      ...(!isForbidden && publication.withheldAt && { $unset: { 'publication.withheldAt': '' } }),
    },
    events: isNews
      ? [
          {
            type: 'recipe-publication.withheld',
            data: {
              recipeId: String(_id),
              userId: isOfMember(ownerId) ? ownerId : null,
              title: publication.approved.title,
              words: [...new Set(halal.forbidden.map(({ words }) => words))],
              withheldAt: at.toISOString(),
            },
          },
        ]
      : [],
  });
}
