import { type Recipe, type RecipeNutrition, usualServings } from '@sufra/contracts';
import { nutritionOf as compute } from '@sufra/nutrition';
import { ingredientText } from './ingredient-text.ts';
import { rememberedByText } from './remembered-by-text.ts';

type Texts = Pick<Recipe, 'ingredientLines'> & { options: { servingSize?: number | undefined } };

const inTenths = (grams: number | null) => (grams === null ? null : Math.round(grams * 10) / 10);

const read = rememberedByText(
  (lines: { ingredients: string[]; servings: number }): RecipeNutrition | null => {
    const computed = compute(lines);
    if (!computed) return null;
    const { kcal, protein, carbohydrate, sugars, fat, saturated, fibre, salt } = computed.perServing;
    return {
      perServing: {
        kcal: Math.round(kcal),
        protein: inTenths(protein),
        carbohydrate: inTenths(carbohydrate),
        sugars: inTenths(sugars),
        fat: inTenths(fat),
        saturated: inTenths(saturated),
        fibre: inTenths(fibre),
        salt: inTenths(salt),
      },
      computedLines: computed.computedLines,
      lines: computed.lines,
      isEstimate: computed.isEstimate,
      isSaltOpen: computed.isSaltOpen,
    };
  },
);

/** What a serving holds, by the words and the table of today: a stored recipe keeps none of it, so old ones have it too. */
export const nutritionOf = ({ ingredientLines, options }: Texts): RecipeNutrition | null =>
  read({
    ingredients: ingredientLines.map(ingredientText),
    servings: options.servingSize ?? usualServings,
  });
