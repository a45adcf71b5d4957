import type { Publication, PublicationBody } from '@sufra/contracts';
import { Problem, recordChange } from '@sufra/service-kit';
import type { Guard } from '../halal/guard.ts';
import type { NoteShown } from '../household/note-shown.ts';
import { changeRecipe } from '../library/change-recipe.ts';
import { visibleTo } from '../library/own-recipe.ts';
import type { RecipeDocument, RecipeModel } from '../recipe/recipe-model.ts';
import type { VersionModel } from '../versions/version-model.ts';
import { describePublication } from './describe-publication.ts';
import { isOwnMethod } from './is-own-method.ts';
import { publicText } from './public-text.ts';

export interface PublicationDeps {
  noteShown: NoteShown;
  recipes: RecipeModel;
  versions: VersionModel;
  guard: Pick<Guard, 'version' | 'judgeRecipe'>;
  /** Requests of one member: each takes a moderator's time. */
  countRequest: (memberId: string) => Promise<unknown>;
}

interface Request {
  ownerId: string;
  id: string;
  body: PublicationBody;
}

/** The recipe as it is now waits for a moderator. What is public of it stays as it is until then. */
export async function askForPublication(
  { recipes, versions, guard, countRequest }: PublicationDeps,
  { ownerId, id, body }: Request,
): Promise<Publication> {
  const current = await recipes.findOne({ ...visibleTo(ownerId), _id: id }).lean<RecipeDocument>();
  if (!current) throw new Problem('not_found');
  if (!(await isOwnMethod(versions, current))) throw new Problem('recipe_private');
  await countRequest(ownerId);
  const changed = await changeRecipe({
    ...{ recipes, ownerId, id },
    change: now => {
      if (!isFinished(now)) throw new Problem('recipe_unfinished');
      const waiting = publicText(now, body);
      if (guard.judgeRecipe(waiting).verdict === 'haram') throw new Problem('recipe_not_halal');
      return recordChange({
        of: now,
        update: {
          $set: {
            'publication.asked': body,
            'publication.isPublic': now.publication?.isPublic ?? false,
            'publication.isWaiting': true,
            'publication.waiting': waiting,
            'publication.askedAt': new Date(),
          },
        },
      });
    },
  });
  if (!changed.publication) throw new Error('a recipe was sent to the moderators without a text');
  return describePublication(changed.publication);
}

const isFinished = ({ isSaved, ingredientLines, steps }: RecipeDocument) =>
  isSaved && ingredientLines.length > 0 && steps.length > 0;
