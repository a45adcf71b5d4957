import type { Recipe } from '@sufra/contracts';
import { readLines, unlikelyLines } from '@sufra/nutrition';
import { ingredientText } from '../../recipe/ingredient-text.ts';
import { nutritionOf } from '../../recipe/nutrition-of.ts';
import { carelessParts } from './careless-parts.ts';
import { miscounted } from './miscounted.ts';
import { unsafeSteps } from './unsafe-steps.ts';

type Cooked = Pick<
  Recipe,
  'title' | 'description' | 'tags' | 'ingredientLines' | 'steps' | 'prepTime' | 'cookTime' | 'calories'
>;

interface Asked {
  servingSize: number | undefined;
  /** In the member's words. */
  wish: string;
}

/** What a recipe must not be cooked by (`unsafe`), and what is asked for better once (`careless`). */
export function checkCooking(recipe: Cooked, { servingSize, wish }: Asked) {
  const { title, description, tags, ingredientLines, steps, calories } = recipe;
  const ingredients = ingredientLines.map(ingredientText);
  const lines = readLines(ingredients);
  const about = [title, description, ...tags, wish].join(' . ');
  const foods = new Set(lines.flatMap(({ food }) => (food ? [food.id] : [])));
  const isSeasoning = lines.map(({ food }) => food?.isSeasoning === true || food?.isWater === true);
  return {
    unsafe: unsafeSteps({ foods, steps, about }),
    careless: [
      ...carelessParts({ ...recipe, isSeasoning }),
      ...unlikelyLines({ ingredients, servings: servingSize ?? null }).map(
        ({ index }) => `'${ingredients[index]}' is no amount that such a dish has`,
      ),
      // A wish in words may itself say for how many, which only its writer knows.
      ...(servingSize === undefined
        ? []
        : miscounted(calories, nutritionOf({ ingredientLines, options: { servingSize } }))),
    ],
  };
}
