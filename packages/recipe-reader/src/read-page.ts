import { eachOnce } from './each-once.ts';
import { jsonLdRecipes } from './json-ld/json-ld-recipes.ts';
import { readNode } from './json-ld/read-node.ts';
import { markedUpRecipes } from './marked-up/marked-up-recipes.ts';
import { mended } from './mended.ts';
import { type Document, elementsIn, parsePage } from './page/parse-page.ts';
import { lineOf } from './page/text-of.ts';
import { titleOf } from './page/title-of.ts';
import type { ReadRecipe } from './read-recipe.ts';
import { shownRecipe } from './shown/shown-recipe.ts';

export interface PageReading {
  /** That of the page first. */
  recipes: ReadRecipe[];
}

const holdsMost = (recipe: ReadRecipe) =>
  Number(recipe.ingredients.length > 0) + Number(recipe.instructions.length > 0);

export function readPage(html: string, _from: { url?: string } = {}): PageReading {
  const page = parsePage(html);
  const structured = [...jsonLdRecipes(page), ...markedUpRecipes(page)]
    .map(readNode)
    .filter(recipe => recipe.title !== '' || holdsMost(recipe) > 0);
  const whole = eachOnce(structured.filter(recipe => holdsMost(recipe) === 2));
  const shown = shownRecipe(page);
  const title = titleOf(page);
  if (whole.length > 1) return { recipes: whole };
  const [first] =
    whole.length === 1 ? whole : [...structured].sort((one, other) => holdsMost(other) - holdsMost(one));
  const started: ReadRecipe = first ?? {
    title: '',
    servings: null,
    totalMinutes: null,
    ingredients: [],
    instructions: [],
  };
  const recipe = mended({ ...started, title: started.title || title }, shown);
  return { recipes: recipe.ingredients.length > 0 || recipe.instructions.length > 0 ? [recipe] : [] };
}
