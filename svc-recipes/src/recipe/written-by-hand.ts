import type { IngredientLine, RecipeStep } from '@sufra/contracts';

/** The lines and steps of recipes that are written down here, in the fewest words. */
export const line = (
  quantity: number | null,
  unit: string | null,
  item: string,
  note: string | null = null,
): IngredientLine => ({ quantity, unit, item, note });

export const step = (text: string, minutes: number | null = null): RecipeStep => ({ text, minutes });
