import type { SharedRecipe } from '@sufra/contracts';

type Written = Pick<SharedRecipe, 'source' | 'cookTime'>;

/** It was written by others, and stays with its owner. */
export const isImported = ({ source }: Pick<Written, 'source'>) => source.kind === 'import';

/** An import has one time, in all, where its page says one. */
export const saysTime = (recipe: Written) => !isImported(recipe) || recipe.cookTime > 0;
