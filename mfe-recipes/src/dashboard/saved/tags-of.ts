import type { Recipe } from '@sufra/contracts';
import { isWholeRecipe } from '../../recipe/is-whole-recipe.ts';

/** The tags there are, the most used first. */
export function tagsOf(recipes: Recipe[]) {
  const counts = new Map<string, number>();
  for (const recipe of recipes) {
    if (!isWholeRecipe(recipe)) continue;
    for (const tag of new Set(recipe.tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .sort((a, b) => b.count - a.count || a.tag.localeCompare(b.tag, 'en'));
}
