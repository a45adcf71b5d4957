import { readText } from '@sufra/recipe-reader';
import { choose } from './choose.ts';
import type { Asking, ImportDeps } from './import-deps.ts';
import { readByModel } from './model/read-by-model.ts';
import type { Reading } from './read-recipe.ts';

const noSource = { name: '', url: null };

/** A text with a clear shape is read as it stands; any other is read by the model. */
export async function readPasted(
  deps: ImportDeps,
  { text, which, asking }: { text: string; which: string; asking: Asking },
): Promise<Reading> {
  const found = choose(readText(text).recipes, { which, isClear: false });
  if (found) return { recipe: { ...found, source: noSource }, generated: false };
  const [seen = ''] = text.trim().split('\n');
  return {
    recipe: { ...(await readByModel(deps, { text, asking, seen })), source: noSource },
    generated: true,
  };
}
