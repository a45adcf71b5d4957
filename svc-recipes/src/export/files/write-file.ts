import { createHash } from 'node:crypto';
import type { PortableRecipe, RecipeFormat, WrittenFile } from '@sufra/recipe-reader/formats';
import { type ContentAnswer, contentOf, Problem } from '@sufra/service-kit';
import type { Rejudge } from '../../halal/rejudge.ts';
import type { InQueue } from '../../import/import-deps.ts';
import { askWorker } from '../../import/reading/ask-worker.ts';
import { findOwnRecipe, visibleTo } from '../../library/own-recipe.ts';
import type { CollectionModel } from '../../personal/collection-model.ts';
import { keptCollections } from '../../personal/keep-collections.ts';
import type { RecipeDocument, RecipeModel } from '../../recipe/recipe-model.ts';
import { portableOf } from './portable-of.ts';

export interface FileDeps {
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

/** One recipe of a member, or all saved ones, as a file that other programs read. */
export async function writeFile(deps: FileDeps, { ownerId, format, id }: Wanted): Promise<ContentAnswer> {
  const kept = await keptCollections(deps, ownerId);
  const nameOf = new Map(kept.map(({ _id, name }) => [_id, name]));
  const recipes = id
    ? [portableOf(await findOwnRecipe({ ...deps, ownerId, id }), nameOf)]
    : await allOf(deps, ownerId, nameOf);
  if (recipes.length === 0) throw new Problem('not_found', { message: 'You have no saved recipes yet.' });
  const worker = new URL('./formats.worker.ts', import.meta.url);
  const { bytes, type } = await deps.inQueue(() => askWorker<WrittenFile>(worker, { recipes, format }));
  const etag = createHash('sha256').update(bytes).digest('base64url');
  return contentOf(bytes, { type, etag, cacheControl: 'private, no-store' });
}

async function allOf(
  { recipes, rejudge }: FileDeps,
  ownerId: string,
  nameOf: ReadonlyMap<string, string>,
): Promise<PortableRecipe[]> {
  const found: PortableRecipe[] = [];
  const saved = recipes
    .find({ ...visibleTo(ownerId), isSaved: true })
    .sort({ createdAt: -1, _id: -1 })
    .lean<RecipeDocument[]>()
    .cursor();
  const profile = await rejudge.profileOf(ownerId);
  for await (const recipe of saved) found.push(portableOf(await rejudge(recipe, profile), nameOf));
  return found;
}
