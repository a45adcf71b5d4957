import { limits } from '@sufra/contracts';
import { Problem } from '@sufra/service-kit';
import { setBroughtPhoto } from '../../photos/set-brought-photo.ts';
import type { RecipeDocument } from '../../recipe/recipe-model.ts';
import { cut } from '../bounds.ts';
import type { ArchiveDeps } from './archive-deps.ts';
import type { ArchivedDocument, BroughtPhoto } from './archive-model.ts';

type Deps = Pick<
  ArchiveDeps,
  'archived' | 'archivedPhotos' | 'recipes' | 'photos' | 'countBroughtPhoto' | 'log'
>;

/** A picture that takes so long each time is given up: another one waits behind it. */
const mostTries = 3;

/** The photos are rendered elsewhere now: this one is to be tried again later. */
export class PhotosBusy extends Error {}

/** Gives a recipe that was kept the photo that came with it. What is no picture is left out, and the recipe stays. */
export async function keepArchivedPhoto(
  deps: Deps,
  item: ArchivedDocument,
): Promise<BroughtPhoto['outcome']> {
  const { archived, archivedPhotos, recipes, photos } = deps;
  const { _id, recipeId, ownerId } = item;
  const recipe = await recipes.findOne({ _id: recipeId, ownerId }).select('photo').lean<RecipeDocument>();
  if (recipe?.photo) return 'kept'; // by a try that was cut off after it
  const tried = await archived
    .findOneAndUpdate({ _id }, { $inc: { 'photo.tries': 1 } }, { returnDocument: 'after' })
    .lean<ArchivedDocument>();
  const stored = await archivedPhotos.findById(_id);
  if (!stored || (tried?.photo?.tries ?? 0) > mostTries) return 'unreadable';
  try {
    await deps.countBroughtPhoto(ownerId);
    const alt = cut(item.recipe?.photoAlt?.trim() ?? '', limits.photoAltLength);
    await setBroughtPhoto(photos, { ownerId, id: String(recipeId), bytes: stored.bytes, alt });
    return 'kept';
  } catch (error) {
    return leftBecause(error);
  }

  async function leftBecause(error: unknown): Promise<BroughtPhoto['outcome']> {
    if (!(error instanceof Problem)) throw error;
    if (error.code === 'not_an_image') return 'unreadable';
    if (error.code === 'too_many_requests') return 'too_many';
    // Its member has deleted the recipe meanwhile, and misses no photo of it.
    if (error.code === 'not_found') return null;
    if (error.code !== 'service_unavailable') throw error;
    // Without a cause it has had no turn yet, so this was none of its tries.
    if (!error.cause) await archived.updateOne({ _id }, { $inc: { 'photo.tries': -1 } });
    throw new PhotosBusy('photos are rendered for others now', { cause: error });
  }
}
