import { limits, messages, type RecipeCollection } from '@sufra/contracts';
import { isDuplicateKey, Problem } from '@sufra/service-kit';
import { Types } from 'mongoose';
import { visibleTo } from '../library/own-recipe.ts';
import type { RecipeModel } from '../recipe/recipe-model.ts';
import type { Collection, CollectionModel, CollectionsDocument } from './collection-model.ts';

export interface CollectionDeps {
  recipes: RecipeModel;
  collections: CollectionModel;
}

const plain = (name: string) => name.trim().replaceAll(/\s/g, ' ').toLowerCase();

async function read({ collections }: CollectionDeps, ownerId: string) {
  const kept = await collections.findById(ownerId).lean<CollectionsDocument>();
  return { kept: kept?.collections ?? [], v: kept?.v ?? 0 };
}

/** Written only while it is as it was read; tried again where another call came between. */
async function change<T>(
  deps: CollectionDeps,
  ownerId: string,
  decide: (kept: Collection[]) => { collections: Collection[] | undefined; answer: T },
): Promise<T> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const { kept, v } = await read(deps, ownerId);
    const { collections, answer } = decide(kept);
    if (!collections) return answer;
    try {
      const { matchedCount, upsertedCount } = await deps.collections.updateOne(
        { _id: ownerId, v },
        { $set: { collections }, $inc: { v: 1 } },
        { upsert: v === 0 },
      );
      if (matchedCount + upsertedCount === 1) return answer;
    } catch (error) {
      // Two began the first one at once, and the other was faster.
      if (!isDuplicateKey(error)) throw error;
    }
  }
  throw new Problem('service_unavailable', { retryAfterSeconds: 1 });
}

const countOf = ({ recipes }: CollectionDeps, ownerId: string, collection: string) =>
  recipes.countDocuments({ ...visibleTo(ownerId), isSaved: true, collections: collection });

const described = async (deps: CollectionDeps, ownerId: string, { _id, name }: Collection) => ({
  collection: { _id, name, count: await countOf(deps, ownerId, _id) },
});

export const keptCollections = async (deps: CollectionDeps, ownerId: string): Promise<Collection[]> =>
  (await read(deps, ownerId)).kept
    .map(({ _id, name }) => ({ _id, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name));

export async function listCollections(deps: CollectionDeps, ownerId: string) {
  const kept = await keptCollections(deps, ownerId);
  const counts = kept.map(({ _id }) => countOf(deps, ownerId, _id));
  const counted = await Promise.all(counts);
  const collections: RecipeCollection[] = kept.map((each, at) => ({ ...each, count: counted[at] ?? 0 }));
  return { collections };
}

/** One of that name that is there already is meant by it. */
export async function beginCollection(deps: CollectionDeps, ownerId: string, name: string) {
  const collection = await change(deps, ownerId, kept => {
    const known = kept.find(each => plain(each.name) === plain(name));
    if (known) return { collections: undefined, answer: known };
    if (kept.length >= limits.collections) throw new Problem('too_many_collections');
    const begun = { _id: String(new Types.ObjectId()), name };
    return { collections: [...kept, begun], answer: begun };
  });
  return described(deps, ownerId, collection);
}

interface Named {
  ownerId: string;
  id: string;
  name: string;
}

export async function renameCollection(deps: CollectionDeps, { ownerId, id, name }: Named) {
  const collection = await change(deps, ownerId, kept => {
    if (!kept.some(({ _id }) => _id === id)) throw new Problem('not_found');
    if (kept.some(each => each._id !== id && plain(each.name) === plain(name)))
      throw new Problem('collection_known');
    const renamed = { _id: id, name };
    return { collections: kept.map(each => (each._id === id ? renamed : each)), answer: renamed };
  });
  return described(deps, ownerId, collection);
}

/** Its recipes stay. Those that still name it after a fault name nothing. */
export async function deleteCollection(deps: CollectionDeps, { ownerId, id }: Omit<Named, 'name'>) {
  await change(deps, ownerId, kept => {
    if (!kept.some(({ _id }) => _id === id)) throw new Problem('not_found');
    return { collections: kept.filter(({ _id }) => _id !== id), answer: undefined };
  });
  await deps.recipes.updateMany({ ownerId, collections: id }, { $pull: { collections: id }, $inc: { v: 1 } });
  return { message: messages.collectionDeleted };
}

export async function assertCollection(deps: CollectionDeps, { ownerId, id }: Omit<Named, 'name'>) {
  const { kept } = await read(deps, ownerId);
  if (!kept.some(({ _id }) => _id === id)) throw new Problem('not_found');
}
