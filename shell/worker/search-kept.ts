import { apiPrefix, type Recipe, type RecipeCounts, searchWords, tagKey } from '@sufra/contracts';
import { callPath } from './kept-calls.ts';
import { isOwnSaved, keptRecipes } from './kept-recipes.ts';
import { storeOf } from './names.ts';

const maxWords = 12;

/** Whether the recipe holds each of the words somewhere in what it is found by, as svc-recipes searches. */
function holdsWords({ title, description, ingredientLines, tags }: Recipe, words: readonly string[]) {
  const texts = [title, description, ...ingredientLines.map(({ item }) => item), ...tags];
  const own = texts.flatMap(searchWords);
  return words.every(word => own.some(each => each.includes(word)));
}

/** What a call's query leaves of the recipes; nothing is found by words of neither letters nor digits. */
export function foundBy(query: URLSearchParams, recipes: readonly Recipe[]): Recipe[] {
  const said = (name: string) => query.get(name)?.trim() || undefined;
  const [q, tag, favorite, collection] = ['q', 'tag', 'favorite', 'collection'].map(said);
  const words = [...new Set(searchWords(q ?? ''))].slice(0, maxWords);
  if (q && words.length === 0) return [];
  return recipes
    .filter(isOwnSaved)
    .filter(recipe => !tag || recipe.tags.some(each => tagKey(each) === tagKey(tag)))
    .filter(recipe => !favorite || String(recipe.favorite) === favorite)
    .filter(recipe => !collection || recipe.personal.collections.includes(collection))
    .filter(recipe => holdsWords(recipe, words))
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt) || (other._id < one._id ? -1 : 1));
}

/**
 * The answer to a search of saved recipes that was never asked before, made from those that are kept here: the whole list as one page,
 * or how many there are. Undefined for every other call, and where the counts of the whole were never read.
 */
export async function searchKept(url: URL, member: string): Promise<Response | undefined> {
  const path = callPath(url);
  const isCount = path === '/recipes/counts';
  // A page after the first belongs to a list that began with a net, and a public address is found by the service alone.
  if (
    (path !== '/recipes' && !isCount) ||
    url.searchParams.has('after') ||
    url.searchParams.has('shareToken')
  )
    return undefined;
  const store = await caches.open(storeOf(member));
  const kept = await keptRecipes(store);
  const recipes = foundBy(
    url.searchParams,
    kept.map(({ recipe }) => recipe),
  );
  if (!isCount) return Response.json({ recipes, next: null });
  const ofAll = await store.match(`${apiPrefix}/recipes/counts`, { ignoreVary: true });
  const counts: RecipeCounts | undefined = await ofAll?.json();
  return counts && Response.json({ ...counts, found: recipes.length, isMore: false });
}
