import { eachOnce } from './each-once.ts';
import { jsonLdRecipes } from './json-ld/json-ld-recipes.ts';
import { readNode } from './json-ld/read-node.ts';
import { markedUpRecipes } from './marked-up/marked-up-recipes.ts';
import { mended } from './mended.ts';
import { needsSignIn } from './page/needs-sign-in.ts';
import { parsePage } from './page/parse-page.ts';
import { linesOf } from './page/text-of.ts';
import { siteOf, titleOf } from './page/title-of.ts';
import type { ReadRecipe } from './read-recipe.ts';
import { shownRecipe } from './shown/shown-recipe.ts';
import { putFirst } from './which-is-meant.ts';

export interface PageReading {
  /** That which the page is about first. */
  recipes: ReadRecipe[];
  /** It is not clear which of several is meant. */
  isOneOfSeveral: boolean;
  /** What the page calls itself, whatever is in it. */
  title: string;
  siteName: string;
  needsSignIn: boolean;
  /** The page's text, as a model may read it. */
  text: string;
}

const none: ReadRecipe = { title: '', servings: null, totalMinutes: null, ingredients: [], instructions: [] };
const partsOf = ({ ingredients, instructions }: ReadRecipe) =>
  Number(ingredients.length > 0) + Number(instructions.length > 0);

/** The recipe of a page: what it says in data first, mended by what it shows; without data, what it shows. */
export function readPage(html: string): PageReading {
  const page = parsePage(html);
  const title = titleOf(page);
  const about = {
    title,
    siteName: siteOf(page),
    needsSignIn: needsSignIn(page),
    text: linesOf(page).join('\n'),
  };
  const given = [...jsonLdRecipes(page), ...markedUpRecipes(page)].map(readNode);
  const whole = eachOnce(given.filter(recipe => partsOf(recipe) === 2));
  const shown = shownRecipe(
    page,
    given.some(({ ingredients }) => ingredients.length > 0),
  );
  if (whole.length > 1) {
    const { recipes, isClear } = putFirst(whole, title);
    const [first, ...others] = recipes;
    return {
      ...about,
      recipes: first ? [isClear ? mended(first, shown) : first, ...others] : [],
      isOneOfSeveral: !isClear,
    };
  }
  const [best = none] = [...given].sort((one, other) => partsOf(other) - partsOf(one));
  const recipe = mended({ ...best, title: best.title || title }, shown);
  return {
    ...about,
    recipes: partsOf(recipe) > 0 && recipe.ingredients.length > 0 ? [recipe] : [],
    isOneOfSeveral: false,
  };
}
