import type { QueryOf } from '@sufra/contracts';
import { call, paged } from '@sufra/web-kit';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** What the saved recipes are narrowed to. */
export interface RecipeFilter {
  words: string;
  /** Empty for any. */
  tag: string;
  favorites: boolean;
  /** The id of a collection; empty for any. */
  collection: string;
}

export const noFilter: RecipeFilter = { words: '', tag: '', favorites: false, collection: '' };

/** Two rows of cards and two more: what is drawn at first, and what is there before it is asked for. */
const limit = '24';

const queryOf = ({ words, tag, favorites, collection }: RecipeFilter): QueryOf<'GET /recipes/counts'> => ({
  q: words,
  tag,
  ...(collection && { collection }),
  ...(favorites && { favorite: 'true' }),
});

// What holds recipes has a key that begins alike: `recipe-lists.ts` finds it by that. And this one begins those of each search, which
// become out of date with it.
const queryKey = ['recipes', 'saved'];
const isAll = (filter: RecipeFilter) => Object.values(queryOf(filter)).every(value => value === '');

/** The saved recipes that a filter leaves, the newest first, page by page. */
export const savedRecipesBy = (filter: RecipeFilter) =>
  infiniteQueryOptions({
    ...paged,
    queryKey: isAll(filter) ? queryKey : [...queryKey, filter],
    queryFn: ({ pageParam: after, signal }) =>
      call('GET /recipes', { query: { ...queryOf(filter), limit, after }, signal }),
    select: ({ pages }) => pages.flatMap(({ recipes }) => recipes),
  });

export const savedRecipesQuery = savedRecipesBy(noFilter);

/** How many there are, and how many a filter leaves. */
export const savedCountsBy = (filter: RecipeFilter) =>
  queryOptions({
    queryKey: [...queryKey, 'counts', filter],
    queryFn: ({ signal }) => call('GET /recipes/counts', { query: queryOf(filter), signal }),
  });
