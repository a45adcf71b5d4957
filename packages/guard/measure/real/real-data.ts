import { join } from 'node:path';

const here = (name: string) => join(import.meta.dirname, name);

/** Real lines and recipes with their labels, and how well the guard must read them at least. */
export const real = {
  lines: here('lines.jsonl'),
  recipes: here('recipes.jsonl.gz'),
  corrections: here('corrections.jsonl'),
  toldInSteps: here('told-in-steps.jsonl'),
  bounds: here('bounds.json'),
};
