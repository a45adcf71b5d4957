import type { Imported, JudgedLine, MadeHalalRecipe } from '@sufra/contracts';

export interface LineWithSwap extends JudgedLine {
  /** What was put in the place of what it named. */
  swap?: MadeHalalRecipe['lines'][number] | undefined;
}

export interface Shown extends Omit<Imported, 'lines'> {
  lines: LineWithSwap[];
  isAdapted: boolean;
}

/** The import as it is made halal, judged anew: a line that was swapped may still be doubtful. */
export function adapted(
  { wasAdapted, ...imported }: Imported & { wasAdapted: boolean },
  made: MadeHalalRecipe | undefined,
): Shown {
  if (!made?.adapted) return { ...imported, isAdapted: wasAdapted };
  return {
    ...imported,
    recipe: { ...imported.recipe, ...made.recipe },
    lines: made.ingredients.map((line, at) => ({
      ...line,
      swap: made.lines.find(({ index }) => index === at),
    })),
    halal: made.halal,
    avoided: made.avoided,
    isAdapted: true,
  };
}
