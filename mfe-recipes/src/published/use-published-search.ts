import { cuisines, limits, mealTypes } from '@sufra/contracts';
import { useSettled } from '@sufra/web-kit';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PublishedFilter } from './api/published.ts';

const oneOf = <Value extends string>(values: readonly Value[], word: string | null): Value | '' =>
  values.find(value => value === word) ?? '';

/** What is looked for stands in the address, so that it can be shared and come back to; what is being typed is ahead of it by a moment. */
export function usePublishedSearch() {
  const [params, setParams] = useSearchParams();
  const filter: PublishedFilter = {
    q: (params.get('q') ?? '').slice(0, limits.searchLength),
    meal: oneOf(mealTypes, params.get('meal')),
    cuisine: oneOf(cuisines, params.get('cuisine')),
  };
  const [words, setWords] = useState(filter.q);
  const settled = useSettled(words.trim());

  const write = (change: Partial<PublishedFilter>) =>
    setParams(
      present => {
        const next = new URLSearchParams(present);
        for (const [name, value] of Object.entries(change)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the words lead; `write` is made anew with each address
  useEffect(() => {
    if (settled !== filter.q) write({ q: settled });
  }, [settled]);

  const clear = () => {
    setWords('');
    write({ q: '', meal: '', cuisine: '' });
  };
  return { filter, words, setWords, write, clear };
}
