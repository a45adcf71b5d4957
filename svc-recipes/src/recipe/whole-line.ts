import type { IngredientLine } from '@sufra/contracts';

/** A line that is not in its parts: it reads as it stands and does not scale. */
export const wholeLine = (item: string): IngredientLine => ({ quantity: null, unit: null, item, note: null });
