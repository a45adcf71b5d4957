import { jsonLdRecipes } from './json-ld/json-ld-recipes.ts';
import { readNode } from './json-ld/read-node.ts';
import { markedUpRecipes } from './marked-up/marked-up-recipes.ts';
import { parsePage } from './page/parse-page.ts';
import type { ReadRecipe } from './read-recipe.ts';

export interface PageReading {
  recipes: ReadRecipe[];
}

export function readPage(html: string): PageReading {
  const page = parsePage(html);
  return { recipes: [...jsonLdRecipes(page), ...markedUpRecipes(page)].map(readNode) };
}
