import { pageBeneath } from '@sufra/web-kit';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useOwnSearch } from '../../over-list/use-own-search.ts';
import { noFilter, type RecipeFilter } from '../../recipe/api/saved-recipes.ts';

const untilWritten = 300;

const read = (search: URLSearchParams): RecipeFilter => ({
  words: search.get('q') ?? '',
  tag: search.get('tag') ?? '',
  favorites: search.get('favourites') === 'yes',
  collection: search.get('collection') ?? '',
});

function write(search: URLSearchParams, { words, tag, favorites, collection }: RecipeFilter) {
  const next = new URLSearchParams(search);
  const values = { q: words.trim() && words, tag, favourites: favorites ? 'yes' : '', collection };
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

const isSame = (a: RecipeFilter, b: RecipeFilter) =>
  a.words === b.words && a.tag === b.tag && a.favorites === b.favorites && a.collection === b.collection;

/** What the list is narrowed to. It stands in the address, so that a reload and the way back find it. */
export function useRecipeFilter() {
  const search = useOwnSearch();
  const [, setSearch] = useSearchParams();
  // A recipe that lies over the list has an address of its own.
  const isBeneath = pageBeneath(useLocation().state) !== undefined;
  const inAddress = read(search);
  const [filter, setFilter] = useState(inAddress);
  const written = useRef(inAddress);

  // Back, forward, a link. Our own writing arrives a moment after it was written, and changes nothing then.
  const address = String(search);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only an address that has changed leads
  useEffect(() => {
    if (isSame(inAddress, written.current)) return;
    written.current = inAddress;
    setFilter(inAddress);
  }, [address]);

  // Browsers refuse addresses that change with each letter.
  useEffect(() => {
    if (isBeneath || isSame(filter, written.current)) return;
    const timer = setTimeout(() => {
      written.current = filter;
      setSearch(now => write(now, filter), { replace: true, preventScrollReset: true });
    }, untilWritten);
    return () => clearTimeout(timer);
  }, [filter, setSearch, isBeneath]);

  return {
    filter,
    change: (part: Partial<RecipeFilter>) => setFilter(now => ({ ...now, ...part })),
    clear: () => setFilter(noFilter),
  };
}
