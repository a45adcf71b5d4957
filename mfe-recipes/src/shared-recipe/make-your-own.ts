import type { SharedRecipe } from '@sufra/contracts';

// What a member would type; a whole list of spices would be an order rather than a wish.
const most = 8;

/** The way to the generator, filled in with what this recipe is made of. */
export function makeYourOwn({ ingredientLines }: Pick<SharedRecipe, 'ingredientLines'>) {
  const items = ingredientLines.slice(0, most).map(({ item }) => item.split(',')[0]?.trim() ?? '');
  const search = new URLSearchParams({ ingredients: items.filter(Boolean).join(', ') });
  return `/?${search}#generator`;
}
