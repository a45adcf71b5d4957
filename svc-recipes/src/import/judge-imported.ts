import type { Imported, ImportedRecipe } from '@sufra/contracts';
import type { Guard } from '../halal/guard.ts';
import { judgeLines } from '../halal/judge-lines.ts';
import { asStored } from './as-stored.ts';

/** Each line with those beside it, and the whole as it would be saved. */
export const judgeImported = (guard: Guard, recipe: ImportedRecipe): Omit<Imported, 'generated'> => ({
  recipe,
  lines: judgeLines(recipe),
  halal: guard.judgeRecipe(asStored(recipe)),
});
