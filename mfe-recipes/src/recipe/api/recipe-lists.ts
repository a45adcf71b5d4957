import type { Recipe } from '@sufra/contracts';
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';

interface List {
  recipes: Recipe[];
}

/** Pages of the saved ones, or the recipes of this visit, of this day, of the week. */
type Held = InfiniteData<List> | List;

const everyList = { queryKey: ['recipes'] };

const isList = (data: unknown): data is List => Array.isArray((data as Partial<List> | undefined)?.recipes);
const isPaged = (data: unknown): data is InfiniteData<List> =>
  Array.isArray((data as Partial<InfiniteData<List>> | undefined)?.pages);

/** Every list that the reader's recipes are in, by its key. What changes in one changes in the others. */
function heldLists(client: QueryClient): [QueryKey, Held][] {
  return client
    .getQueriesData(everyList)
    .flatMap(([key, data]): [QueryKey, Held][] => (isList(data) || isPaged(data) ? [[key, data]] : []));
}

const listsIn = (held: Held) => (isPaged(held) ? held.pages : [held]);

/** As a list knows it already. */
export function recipeInLists(client: QueryClient, id: string): Recipe | undefined {
  for (const [, held] of heldLists(client)) {
    for (const { recipes } of listsIn(held)) {
      const recipe = recipes.find(({ _id }) => _id === id);
      if (recipe) return recipe;
    }
  }
  return undefined;
}

/** An answer that is older than a change must not overwrite it; the first one of a list is waited for. */
export const cancelReadingAnew = (client: QueryClient) =>
  client.cancelQueries({ ...everyList, predicate: ({ state }) => state.data !== undefined });

export const invalidateLists = (client: QueryClient) => client.invalidateQueries(everyList);

/** They are read anew when they are next looked at; those in view stay as they are. */
export const invalidateUnseenLists = (client: QueryClient) =>
  client.invalidateQueries({ ...everyList, type: 'inactive', refetchType: 'none' });

/** Where a recipe was: in which list, on which of its pages, in which place. */
export interface Place {
  key: QueryKey;
  page: number;
  at: number;
}

export const placesOf = (client: QueryClient, id: string): Place[] =>
  heldLists(client).flatMap(([key, held]) =>
    listsIn(held).flatMap(({ recipes }, page) => {
      const at = recipes.findIndex(({ _id }) => _id === id);
      return at === -1 ? [] : [{ key, page, at }];
    }),
  );

/** Changes one page of one list. */
export function changeList(
  client: QueryClient,
  { key, page }: Pick<Place, 'key' | 'page'>,
  change: (recipes: Recipe[]) => Recipe[],
) {
  const changed = <L extends List>(list: L): L => ({ ...list, recipes: change(list.recipes) });
  client.setQueryData<Held>(key, held => {
    if (!held) return held;
    if (!isPaged(held)) return changed(held);
    return { ...held, pages: held.pages.map((list, at) => (at === page ? changed(list) : list)) };
  });
}
