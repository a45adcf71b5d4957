import type { PortableRecipe } from '@sufra/recipe-reader/formats';
import type { JudgedRecipe } from '../../halal/rejudge.ts';
import { oneLine } from '../../own/one-line.ts';
import { ingredientText } from '../../recipe/ingredient-text.ts';

/** A recipe as it goes to other programs, with what its owner has noted about it and the names of the collections that it is in. */
export const portableOf = (
  recipe: JudgedRecipe,
  nameOf: ReadonlyMap<string, string> = new Map(),
): PortableRecipe => ({
  title: oneLine(recipe.title),
  description: recipe.description,
  servings: recipe.options.servingSize ?? null,
  prepMinutes: recipe.prepTime,
  cookMinutes: recipe.cookTime,
  ingredients: recipe.ingredientLines.map(({ quantity = null, unit = null, item, note = null }) => {
    const parts = { quantity, unit, item, note };
    return { text: oneLine(ingredientText(parts)), parts };
  }),
  steps: recipe.steps.map(({ text, minutes = null }) => ({ text, minutes })),
  notes: recipe.notes ?? '',
  tags: recipe.tags.map(oneLine),
  language: recipe.language ?? null,
  calories: recipe.calories,
  source: { name: recipe.source.name, url: recipe.source.url ?? null },
  isHalal: recipe.halal.verdict === 'halal',
  isAdapted: recipe.isAdapted ?? false,
  createdAt: recipe.createdAt.toISOString(),
  isFavorite: recipe.favorite,
  ownNote: recipe.ownNote ?? '',
  rating: recipe.rating ?? null,
  cookedOn: recipe.cookedOn ?? [],
  ...collectionsOf(recipe, nameOf),
  ...(recipe.photo?.alt && { photoAlt: recipe.photo.alt }),
});

function collectionsOf({ collections = [] }: JudgedRecipe, nameOf: ReadonlyMap<string, string>) {
  const names = (collections ?? []).flatMap(id => nameOf.get(id) ?? []);
  return names.length > 0 ? { collections: names } : {};
}
