import { createHash } from 'node:crypto';
import {
  type PortableRecipe,
  type RecipeFormat,
  streamRecipes,
  type WrittenFile,
} from '@sufra/recipe-reader/formats';
import { type ContentAnswer, contentOf, Problem } from '@sufra/service-kit';
import type { JudgedRecipe, Rejudge } from '../../halal/rejudge.ts';
import type { InQueue } from '../../import/import-deps.ts';
import { askWorker } from '../../import/reading/ask-worker.ts';
import { findOwnRecipe, visibleTo } from '../../library/own-recipe.ts';
import type { CollectionModel } from '../../personal/collection-model.ts';
import { keptCollections } from '../../personal/keep-collections.ts';
import type { RecipeDocument, RecipeModel } from '../../recipe/recipe-model.ts';
import type { StoredPhoto } from '../../recipe/stored-photo.ts';
import { type PhotoFileDeps, photosToWrite } from './photos-to-write.ts';
import { portableOf } from './portable-of.ts';

export interface FileDeps extends PhotoFileDeps {
  recipes: RecipeModel;
  collections: CollectionModel;
  rejudge: Rejudge;
  /** Writing takes a thread, of which there are few. */
  inQueue: InQueue;
}

interface Wanted {
  ownerId: string;
  format: RecipeFormat;
  id?: string | undefined;
}

/** A recipe as it is written, and its photo. */
interface Taken {
  recipe: PortableRecipe;
  photo: StoredPhoto | null | undefined;
}

/** One recipe of a member, or all saved ones, as a file that other programs read. */
export async function writeFile(deps: FileDeps, { ownerId, format, id }: Wanted): Promise<ContentAnswer> {
  const kept = await keptCollections(deps, ownerId);
  const nameOf = new Map(kept.map(({ _id, name }) => [_id, name]));
  const taken = id
    ? [takenOf(await findOwnRecipe({ ...deps, ownerId, id }), nameOf)]
    : await allOf(deps, ownerId, nameOf);
  if (taken.length === 0) throw new Problem('not_found', { message: 'You have no saved recipes yet.' });
  const recipes = taken.map(({ recipe }) => recipe);
  const photos = taken.map(({ photo }) => photo);
  if (format !== 'text' && photos.some(Boolean)) return withPhotos(deps, { recipes, photos, format });
  const worker = new URL('./formats.worker.ts', import.meta.url);
  const { bytes, type } = await deps.inQueue(() => askWorker<WrittenFile>(worker, { recipes, format }));
  return contentOf(bytes, { type, etag: hashOf(bytes), cacheControl });
}

const cacheControl = 'private, no-store';
const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('base64url');

interface WithPhotos {
  recipes: PortableRecipe[];
  photos: Taken['photo'][];
  format: RecipeFormat;
}

/** Written while it is sent, a recipe at a time: with its photos it would be too much to hold. */
function withPhotos(deps: FileDeps, { recipes, photos, format }: WithPhotos): ContentAnswer {
  const { content, type } = streamRecipes(recipes, format, photosToWrite(deps, photos));
  const etag = hashOf(JSON.stringify([format, recipes, photos]));
  return { type, etag, cacheControl, read: () => content };
}

const takenOf = (recipe: JudgedRecipe, nameOf: ReadonlyMap<string, string>): Taken => ({
  recipe: portableOf(recipe, nameOf),
  photo: recipe.photo,
});

async function allOf(
  { recipes, rejudge }: FileDeps,
  ownerId: string,
  nameOf: ReadonlyMap<string, string>,
): Promise<Taken[]> {
  const found: Taken[] = [];
  const saved = recipes
    .find({ ...visibleTo(ownerId), isSaved: true })
    .sort({ createdAt: -1, _id: -1 })
    .lean<RecipeDocument[]>()
    .cursor();
  const profile = await rejudge.profileOf(ownerId);
  for await (const recipe of saved) found.push(takenOf(await rejudge(recipe, profile), nameOf));
  return found;
}
