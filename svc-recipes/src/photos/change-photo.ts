import { messages, type Recipe } from '@sufra/contracts';
import { Problem, recordChange, type UploadedFile } from '@sufra/service-kit';
import { eraseUnlessShown, keepPicture } from '@sufra/service-kit/pictures';
import { notHalal } from '../generation/check/check-request.ts';
import { guardOfSchool } from '../halal/guard.ts';
import { changeRecipe } from '../library/change-recipe.ts';
import { describeRecipe } from '../library/describe-recipe.ts';
import { visibleTo } from '../library/own-recipe.ts';
import type { Owned } from '../own/own-deps.ts';
import { askedAgain, isUnderWay } from '../published/ask-again.ts';
import { isOwnMethod } from '../published/is-own-method.ts';
import { photosOf } from '../recipe/photos-of.ts';
import type { RecipeDocument } from '../recipe/recipe-model.ts';
import { asStoredPhoto, type StoredPhoto } from '../recipe/stored-photo.ts';
import type { PhotoStore } from './photo-store.ts';

interface Given extends Owned {
  file: UploadedFile | undefined;
  alt: string;
}

/** The photo that came, or the one that is there with other words. A public recipe shows it once a moderator has seen it. */
export async function setPhoto(store: PhotoStore, { file, alt, ...own }: Given): Promise<Recipe> {
  const current = await find(store, own);
  if (!file && !current.photo) throw noFile();
  await assertAlt(store, own.ownerId, alt);
  if (!file) return change(store, own, now => (now.photo ? { ...now.photo, alt } : missing()));
  await store.countPhoto(own.ownerId);
  const picture = await keepPicture(store, file.bytes, own.ownerId);
  const photo = asStoredPhoto(picture, alt);
  try {
    return await change(store, own, () => photo);
  } finally {
    await settle(store, photo.id);
  }
}

/** From its public page and from what waits for moderators too: what a member takes back needs no leave. */
export async function removePhoto(store: PhotoStore, own: Owned): Promise<Recipe> {
  await find(store, own);
  return change(store, own, () => null);
}

/** The recipe of a member that this is about; another one is not found. */
async function find({ recipes }: PhotoStore, { ownerId, id }: Owned): Promise<RecipeDocument> {
  const recipe = await recipes.findOne({ ...visibleTo(ownerId), _id: id }).lean<RecipeDocument>();
  if (!recipe) throw new Problem('not_found');
  return recipe;
}

const noFile = () =>
  new Problem('invalid_request', { details: [{ path: 'image', message: messages.imageInvalid }] });
const missing = (): never => {
  throw noFile();
};

async function assertAlt(store: PhotoStore, ownerId: string, alt: string): Promise<void> {
  const forbidden = await forbiddenInAlt(store, ownerId, alt);
  if (forbidden.length === 0) return;
  throw notHalal(forbidden.map(({ part: _, index: __, ...finding }) => ({ path: 'alt', finding })));
}

/** What others hear of a photo is a text as any other. */
export async function forbiddenInAlt({ rejudge, guard }: PhotoStore, ownerId: string, alt: string) {
  if (!alt) return [];
  const { school } = await rejudge.profileOf(ownerId);
  const words = { title: '', description: alt, tags: [], ingredientLines: [], steps: [] };
  return guardOfSchool(guard, school).judgeRecipe(words).forbidden;
}

/** What decides may keep what is there. */
export async function change(
  store: PhotoStore,
  own: Owned,
  decide: (now: RecipeDocument) => StoredPhoto | null,
): Promise<Recipe> {
  const { recipes, versions, rejudge } = store;
  const mayWait = await isOwnMethod(versions, await find(store, own));
  let before: RecipeDocument | undefined;
  const changed = await changeRecipe({
    ...{ recipes, ...own },
    change: now => {
      before = now;
      const photo = decide(now);
      const set = { photo, ...(photo ? withNew(now, photo, mayWait) : withNone(now)) };
      return recordChange({ of: now, update: { $set: set } });
    },
  });
  for (const id of photosOf(before)) await settle(store, id);
  return describeRecipe(await rejudge(changed));
}

const withNew = (now: RecipeDocument, photo: StoredPhoto, mayWait: boolean) =>
  isUnderWay(now.publication) ? askedAgain({ ...now, photo }, mayWait) : {};

const withNone = ({ publication }: RecipeDocument) => ({
  ...(publication?.waiting && { 'publication.waiting.photo': null }),
  ...(publication?.approved && { 'publication.approved.photo': null }),
});

/** The change has had its outcome, whatever comes of this: what is left here is left to the sweep. */
export async function settle(store: PhotoStore, id: string): Promise<void> {
  const left = (err: unknown) => store.log.warn({ err, picture: id }, 'a photo could not be settled');
  await eraseUnlessShown(store, id).catch(left);
}
