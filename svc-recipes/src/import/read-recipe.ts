import type { ImportedRecipe } from '@sufra/contracts';

/** What was read, before it is measured against what may be kept. */
export interface Reading {
  recipe: ImportedRecipe;
  generated: boolean;
}
