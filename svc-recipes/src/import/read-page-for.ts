import { Problem } from '@sufra/service-kit';
import { choose } from './choose.ts';
import type { Asking, ImportDeps } from './import-deps.ts';
import { readByModel } from './model/read-by-model.ts';
import { noRecipe } from './no-recipe.ts';
import type { Reading } from './read-recipe.ts';
import { readInWorker } from './reading/read-in-worker.ts';

interface Page {
  html: string;
  /** Null for a file. */
  url: string | null;
  which: string;
  asking: Asking;
}

/** More text than this says little more of the recipe in it. */
const longestForModel = 12_000;
const leastForModel = 200;

const hostOf = (url: string | null) => (url ? new URL(url).hostname.replace(/^www\./, '') : '');

export async function readPageFor(deps: ImportDeps, { html, url, which, asking }: Page): Promise<Reading> {
  const page = await deps
    .inQueue(() => readInWorker(html))
    .catch(cause => {
      if (cause instanceof Problem) throw cause; // The queue is full.
      deps.log.warn({ err: cause }, 'the thread that reads a page ended without a reading');
      throw new Problem('page_unavailable', { cause });
    });
  const source = { name: (page.siteName || hostOf(url)).slice(0, 200), url };
  const found = choose(page.recipes, { which, isClear: !page.isOneOfSeveral });
  if (found) return { recipe: { ...found, source }, generated: false };
  if (page.needsSignIn) throw new Problem('page_needs_sign_in');
  if (page.text.length < leastForModel) throw noRecipe(page.title);
  const text = page.text.slice(0, longestForModel);
  const recipe = await readByModel(deps, { text, asking, seen: page.title });
  return { recipe: { ...recipe, source }, generated: true };
}
