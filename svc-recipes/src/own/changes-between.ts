import type { RecipeVersion, WrittenRecipe } from '@sufra/contracts';

type Change = RecipeVersion['changes'][number];

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** How many of the lines are not among the others, each as often as it stands there. */
function without(lines: readonly string[], others: readonly string[]): number {
  const left = [...others];
  const missing = lines.filter(line => {
    const at = left.indexOf(line);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
  return missing.length;
}

/** What a save changes of a text, part by part. */
export function changesBetween(before: WrittenRecipe, after: WrittenRecipe): Change[] {
  const one = (part: Change['part'], ...of: (keyof WrittenRecipe)[]): Change[] =>
    of.every(field => isSame(before[field], after[field])) ? [] : [{ part, added: 1, removed: 1 }];
  const lines = (part: Change['part'], of: 'ingredients' | 'instructions' | 'tags'): Change[] =>
    isSame(before[of], after[of])
      ? []
      : [{ part, added: without(after[of], before[of]), removed: without(before[of], after[of]) }];
  return [
    ...one('title', 'title'),
    ...one('description', 'description'),
    ...one('servings', 'servings'),
    ...one('times', 'prepTime', 'cookTime'),
    ...lines('ingredients', 'ingredients'),
    ...lines('steps', 'instructions'),
    ...one('notes', 'notes'),
    ...lines('tags', 'tags'),
  ];
}
