import { useEffect } from 'react';
import { requestStore } from './request-store.ts';

/** Ingredients that the reader comes with take the place of what is in the form. */
export function useFilledIn(ingredients: readonly string[] | undefined) {
  useEffect(() => {
    if (ingredients?.length) requestStore.change({ ingredients: ingredients.join(', ') });
  }, [ingredients]);
}
