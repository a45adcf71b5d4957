import { type Caller, type ContentAnswer, Problem } from '@sufra/service-kit';
import { pictureContent } from '@sufra/service-kit/pictures';
import { readRenditionName } from '@sufra/service-kit/pictures/addresses';
import { present } from '../library/own-recipe.ts';
import { isWithheld } from '../library/share-recipe.ts';
import type { PublicRecipe } from '../published/describe-publication.ts';
import { isShown } from '../published/find-published.ts';
import { judgedToday } from '../published/judge-published.ts';
import type { RecipeDocument } from '../recipe/recipe-model.ts';
import type { PhotoStore } from './photo-store.ts';

/** A recipe may be taken off at any moment, so no copy of its photo outlasts that by much. */
const whilePublic = 'public, max-age=300';
/** Asked for with a token, and by others refused: only its own browser may keep it, and asks each time. */
const byToken = 'private, no-cache';

/** A photo for every reader, while a recipe that is published or shared shows it. */
export async function showPublicPhoto(store: PhotoStore, file: string): Promise<ContentAnswer> {
  const id = readRenditionName(file)?.pictureId;
  if (!id || !(await isPublic(store, id))) throw new Problem('not_found');
  return pictureContent(store, file, whilePublic);
}

/** What is withheld from readers is so with its photo. */
async function isPublic({ recipes, rejudge, guard }: PhotoStore, id: string): Promise<boolean> {
  const published = { ...present(), 'publication.approved.photo.id': id, 'publication.isPublic': true };
  const inPublic = await recipes.findOne(published).lean<PublicRecipe>();
  if (inPublic && isShown(judgedToday(inPublic, guard))) return true;
  const shared = { ...present(), 'photo.id': id, shareToken: { $exists: true } };
  const byAddress = await recipes.findOne(shared).lean<RecipeDocument>();
  return byAddress !== null && !isWithheld(await rejudge.byOurLine(byAddress));
}

interface Asked {
  id: string;
  file: string;
  caller: Caller;
}

/** A photo for its owner; and for moderators, who read what is public or is to be. */
export async function showPrivatePhoto(
  store: PhotoStore,
  { id, file, caller }: Asked,
): Promise<ContentAnswer> {
  const pictureId = readRenditionName(file)?.pictureId;
  const recipe =
    pictureId &&
    (await store.recipes
      .findOne({ ...present(), _id: id })
      .select({ ownerId: 1, photo: 1, publication: 1 })
      .lean<RecipeDocument>());
  if (!recipe) throw new Problem('not_found');
  const { photo, publication, ownerId } = recipe;
  const inPublic = [publication?.waiting?.photo?.id, publication?.approved?.photo?.id];
  const isOwner = ownerId === caller.userId;
  const isModerator = caller.isModerator || caller.isAdmin;
  const mayBe = [...(isOwner ? [photo?.id] : []), ...(isOwner || isModerator ? inPublic : [])];
  if (!mayBe.includes(pictureId)) throw new Problem('not_found');
  return pictureContent(store, file, byToken);
}
