import { type Recipe, tagKey } from '@sufra/contracts';
import { isWholeRecipe } from '../../recipe/is-whole-recipe.ts';

export interface UsedTag {
  key: string;
  /** As most recipes write it. */
  tag: string;
  count: number;
}

/** The tags there are, the most used first; 'Iftar' and 'iftar', 'one-pan' and 'One pan' are one. */
export function tagsOf(recipes: Recipe[]): UsedTag[] {
  const spellings = new Map<string, string[]>();
  for (const recipe of recipes) {
    if (!isWholeRecipe(recipe)) continue;
    const byKey = new Map(recipe.tags.map(tag => [tagKey(tag), tag]));
    for (const [key, tag] of byKey) spellings.set(key, [...(spellings.get(key) ?? []), tag]);
  }
  return [...spellings]
    .map(([key, tags]) => ({ key, tag: mostUsed(tags), count: tags.length }))
    .sort((a, b) => b.count - a.count || a.tag.localeCompare(b.tag, 'en'));
}

function mostUsed(tags: readonly string[]) {
  const times = (wanted: string) => tags.filter(tag => tag === wanted).length;
  return tags.reduce((best, tag) => (times(tag) > times(best) ? tag : best));
}
