import type { ReadRecipe } from './read-recipe.ts';

const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** A page that says its recipe in two ways has one recipe: they share the title, or the list. */
export function eachOnce(recipes: ReadRecipe[]): ReadRecipe[] {
  const kept: ReadRecipe[] = [];
  for (const recipe of recipes) {
    const isKnown = kept.some(one => plain(one.title) === plain(recipe.title) || isSameList(one, recipe));
    if (!isKnown) kept.push(recipe);
  }
  return kept;
}

/** Most lines of the shorter list stand in the other. */
function isSameList(one: ReadRecipe, other: ReadRecipe): boolean {
  const [short, long] = [one.ingredients, other.ingredients]
    .sort((a, b) => a.length - b.length)
    .map(list => list.map(plain));
  const known = new Set(long);
  const common = (short ?? []).filter(line => known.has(line)).length;
  return common >= (long?.length ?? 0) * 0.7;
}
