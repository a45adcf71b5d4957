import { randomBytes } from 'node:crypto';
import { type AnswerOf, type PublicationAnswerBody, slugify } from '@sufra/contracts';
import { changeDocument, Problem, recordChange } from '@sufra/service-kit';
import { Types } from 'mongoose';
import type { Guard } from '../halal/guard.ts';
import type { NoteShown } from '../household/note-shown.ts';
import { present } from '../library/own-recipe.ts';
import type { StoredPublication } from '../recipe/publication.ts';
import type { RecipeDocument, RecipeModel } from '../recipe/recipe-model.ts';
import { searchFields } from '../recipe/search-fields.ts';
import { describeInQueue } from './describe-publication.ts';
import { isOfMember } from './house.ts';

interface Deps {
  recipes: RecipeModel;
  noteShown: NoteShown;
  guard: Pick<Guard, 'version' | 'judgeRecipe'>;
}

interface Given {
  id: string;
  moderatorId: string;
  body: PublicationAnswerBody;
}

/** What the moderator has read is what is answered: a text that was changed since is read anew. */
export async function answerPublication(
  { recipes, guard, noteShown }: Deps,
  { id, moderatorId, body }: Given,
): Promise<AnswerOf<'POST /recipes/publications/{id}/answer'>> {
  const answered = await changeDocument<RecipeDocument>({
    read: () =>
      recipes
        .findOne({ ...present(), _id: id, publication: { $exists: true } })
        .lean<RecipeDocument>()
        .exec(),
    change: recipe => {
      const { publication } = recipe;
      if (!publication) throw new Problem('not_found');
      const change = body.outcome === 'removed' ? removal(publication) : answer(publication, { body, guard });
      return told(recipe, { change, moderatorId, body });
    },
    write: ({ filter, update }) =>
      recipes.findOneAndUpdate(filter, update, { returnDocument: 'after' }).lean<RecipeDocument>().exec(),
  });
  if (!answered) throw new Problem('not_found');
  // What a moderator took off is shown to no household either.
  await noteShown(answered);
  return { publication: describeInQueue(answered, guard.judgeRecipe) };
}

type Change = Partial<StoredPublication>;

function removal(publication: StoredPublication): Change {
  if (!publication.isPublic) throw new Problem('publication_changed');
  return { ...noLongerWaiting, approved: null, isPublic: false };
}

const noLongerWaiting = { isWaiting: false, waiting: null, askedAt: null } as const;

function answer(
  publication: StoredPublication,
  { body, guard }: { body: PublicationAnswerBody; guard: Deps['guard'] },
): Change {
  const { waiting, askedAt } = publication;
  if (!waiting || askedAt?.toISOString() !== body.askedAt) throw new Problem('publication_changed');
  if (body.outcome === 'refused') return noLongerWaiting;
  const halal = guard.judgeRecipe(waiting);
  if (halal.verdict === 'haram') throw new Problem('recipe_not_halal');
  const now = new Date();
  const { searchText, searchParts } = searchFields(waiting);
  return {
    ...noLongerWaiting,
    approved: waiting,
    isPublic: true,
    slug: publication.slug ?? slugOf(waiting.title),
    publishedAt: publication.publishedAt ?? now,
    changedAt: now,
    withheldAt: null,
    halal,
    guardVersion: guard.version,
    ...{ searchText, searchParts },
  };
}

/** Two recipes of one title have two addresses, and none has to look for one that is free. */
export const slugOf = (title: string) => `${slugify(title)}-${randomBytes(4).toString('hex')}`;

function told(
  recipe: RecipeDocument,
  { change, moderatorId, body }: { change: Change; moderatorId: string; body: PublicationAnswerBody },
) {
  const answeredAt = new Date();
  const { outcome, reason = '' } = body;
  const isPublic = change.isPublic ?? recipe.publication?.isPublic ?? false;
  const text = recipe.publication?.waiting ?? recipe.publication?.approved;
  const set = { ...change, answer: { outcome, reason, answeredAt } };
  return recordChange({
    of: recipe,
    update: {
      $set: {
        ...Object.fromEntries(Object.entries(set).map(([field, value]) => [`publication.${field}`, value])),
        ...(outcome === 'removed' && { takenOffAt: answeredAt }),
      },
      ...(outcome === 'removed' && { $unset: { shareToken: '' } }),
      ...(outcome === 'approved' && { $unset: { takenOffAt: '' } }),
    },
    events: [
      {
        type: 'recipe-publication.answered',
        data: {
          recipeId: String(recipe._id),
          entryId: String(new Types.ObjectId()),
          userId: isOfMember(recipe.ownerId) ? recipe.ownerId : null,
          answeredBy: moderatorId,
          answeredAt: answeredAt.toISOString(),
          title: text?.title ?? recipe.title,
          outcome,
          reason,
          slug: isPublic ? (change.slug ?? recipe.publication?.slug ?? null) : null,
        },
      },
    ],
  });
}
