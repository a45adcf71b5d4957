import type { SharedRecipe } from '@sufra/contracts';

/** It was written by others, and stays with its owner. */
export const isImported = ({ source }: Pick<SharedRecipe, 'source'>) => source.kind === 'import';

/** An import has one time, in all, where its page says one; its owner may have left both out. */
export const saysTime = ({ prepTime, cookTime }: Pick<SharedRecipe, 'prepTime' | 'cookTime'>) =>
  prepTime + cookTime > 0;
