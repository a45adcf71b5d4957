import type { Found, RecipeCounts } from '@sufra/contracts';
import { tagKey } from '@sufra/contracts';
import { countUpToMost } from '@sufra/service-kit';
import type { RecipeDocument, RecipeModel } from '../recipe/recipe-model.ts';
import { type SavedCounts, savedCounts } from '../recipe/saved-counts.ts';
import { visibleTo } from './own-recipe.ts';
import { type SavedFilter, savedFilter } from './saved-filter.ts';

interface Deps {
  recipes: RecipeModel;
  ownerId: string;
}

export async function countSaved(deps: Deps, filter: SavedFilter): Promise<RecipeCounts> {
  const counts = await savedCounts(deps.recipes.db).read(deps.ownerId, () => countAll(deps));
  return { ...(knownOf(counts, filter) ?? (await countFound(deps, filter))), ...counts };
}

/** What a filter leaves that is one of the counts itself. */
function knownOf({ all, favorites, tags }: SavedCounts, filter: SavedFilter): Found | undefined {
  const { favorite, tag, ...others } = filter;
  if (Object.values(others).some(Boolean) || (tag && favorite !== undefined)) return undefined;
  if (tag) return exactly(tags.find(({ key }) => key === tagKey(tag))?.count ?? 0);
  if (favorite === undefined) return exactly(all);
  return exactly(favorite ? favorites : all - favorites);
}

const exactly = (found: number): Found => ({ found, isMore: false });

async function countAll({ recipes, ownerId }: Deps): Promise<SavedCounts> {
  // Past mongoose, which takes half as long again to hand over thousands of small documents.
  const saved = await recipes.collection
    .find({ ...visibleTo(ownerId), isSaved: true })
    .project<Pick<RecipeDocument, 'tags' | 'favorite'>>({ _id: 0, tags: 1, favorite: 1 })
    .toArray();
  return {
    all: saved.length,
    favorites: saved.filter(({ favorite }) => favorite).length,
    tags: countTags(saved.map(({ tags }) => tags)),
  };
}

async function countFound(deps: Deps, filter: SavedFilter): Promise<Found> {
  const wanted = savedFilter(deps.ownerId, filter);
  return wanted
    ? countUpToMost(options => deps.recipes.countDocuments(wanted, options))
    : { found: 0, isMore: false };
}

/** 'Iftar' and 'iftar', 'one-pan' and 'One pan' are one tag. */
function countTags(tagsOfRecipes: string[][]): RecipeCounts['tags'] {
  const spellings = new Map<string, Map<string, number>>();
  const keys = new Map<string, string>();
  const keyOf = (tag: string) => {
    const key = keys.get(tag) ?? tagKey(tag);
    keys.set(tag, key);
    return key;
  };
  for (const tags of tagsOfRecipes) {
    for (const [key, tag] of new Map(tags.map(each => [keyOf(each), each]))) {
      const written = spellings.get(key) ?? new Map<string, number>();
      spellings.set(key, written.set(tag, (written.get(tag) ?? 0) + 1));
    }
  }
  return [...spellings]
    .map(([key, written]) => ({ key, tag: mostUsed(written), count: sum(written) }))
    .toSorted((one, other) => other.count - one.count || one.tag.localeCompare(other.tag, 'en'));
}

// Of those used alike, the one that the newest recipe has: a map keeps its order.
const mostUsed = (written: Map<string, number>) =>
  [...written].reduce((best, each) => (each[1] > best[1] ? each : best))[0];

const sum = (written: Map<string, number>) =>
  [...written.values()].reduce((total, times) => total + times, 0);
