import type { Imported, ImportedRecipe } from '@sufra/contracts';

/** The recipe that is changed as text, and whether it was made halal before that. */
export interface Kept extends ImportedRecipe {
  isAdapted: boolean;
}

/**
 * A recipe that was changed as text does not say itself where it came from. It is still the same one while half of its ingredients
 * are; another text that was pasted over it is none of that page's.
 */
export function withKeptFacts(imported: Imported, kept: Kept | null): Imported & { wasAdapted: boolean } {
  const { recipe } = imported;
  if (!kept || !isSame(recipe, kept)) return { ...imported, wasAdapted: false };
  return {
    ...imported,
    wasAdapted: kept.isAdapted,
    recipe: {
      ...recipe,
      source: kept.source,
      servings: recipe.servings ?? kept.servings,
      totalMinutes: recipe.totalMinutes ?? kept.totalMinutes,
    },
  };
}

function isSame({ ingredients }: ImportedRecipe, kept: ImportedRecipe) {
  const before = new Set(kept.ingredients);
  return ingredients.filter(line => before.has(line)).length * 2 >= before.size;
}
