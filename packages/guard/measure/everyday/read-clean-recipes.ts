import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { partOfRecipe } from '../split.ts';

const Recipe = z.object({
  lang: z.string(),
  title: z.string(),
  ingredients: z.array(z.string()),
  steps: z.array(z.string()),
  gold: z.string(),
});
export type Recipe = z.infer<typeof Recipe>;

/** The recipes of a file that hold nothing forbidden. */
export function readCleanRecipes(path: string, withHeldOut: boolean): Recipe[] {
  const file = readFileSync(path);
  const text = (path.endsWith('.gz') ? gunzipSync(file) : file).toString('utf8');
  return text
    .split('\n')
    .filter(Boolean)
    .map(line => Recipe.parse(JSON.parse(line)))
    .filter(({ gold }) => gold === 'clean')
    .filter(recipe => withHeldOut || partOfRecipe(recipe) !== 'held-out');
}
