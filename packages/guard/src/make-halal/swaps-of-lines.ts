import type { RecipeText } from '../judge-recipe.ts';
import type { School } from '../schools/load-topics.ts';
import { languageOf } from './language-of.ts';
import { lookAtLines } from './look-at-lines.ts';
import { mainOf } from './main-of.ts';
import { type Swap, swapsFor } from './swaps-for.ts';

/** For each ingredient, the swaps from which `makeHalal` takes the first: none where the line is halal or nothing is known to fit. */
export function swapsOfLines(recipe: RecipeText, school?: School): Swap[][] {
  const { title, ingredients, steps } = recipe;
  const language = languageOf([title, ...ingredients, ...steps], recipe.language);
  return lookAtLines(recipe, language, school).ingredients.map(mentions => {
    const main = mainOf(mentions);
    return main ? swapsFor(main, language) : [];
  });
}
