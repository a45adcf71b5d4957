import type { Imported, ImportedLine, MadeHalalRecipe } from '@sufra/contracts';

export interface LineWithSwap extends ImportedLine {
  /** What was put in the place of what it named. */
  swap?: MadeHalalRecipe['lines'][number] | undefined;
}

export interface Shown extends Omit<Imported, 'lines'> {
  lines: LineWithSwap[];
  isAdapted: boolean;
}

/** The import as it is made halal; a line that needed no change stays with what was said of it. */
export function adapted(imported: Imported, made: MadeHalalRecipe | undefined): Shown {
  if (!made?.adapted) return { ...imported, isAdapted: false };
  const { verdict, recipe } = made;
  return {
    ...imported,
    recipe: { ...imported.recipe, ...recipe },
    lines: recipe.ingredients.map((text, at): LineWithSwap => {
      const before = imported.lines[at];
      if (before?.text === text) return before;
      const swap = made.lines.find(({ index }) => index === at);
      return { text, verdict: 'halal', words: [], reason: null, swaps: [], swap };
    }),
    halal: { verdict, notes: [], forbidden: [] },
    isAdapted: true,
  };
}
