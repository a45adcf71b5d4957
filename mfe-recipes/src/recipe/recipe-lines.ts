import { readAmount, scaleAmount } from '@sufra/amounts/amount.ts';
import { convertWords } from '@sufra/amounts/convert-words.ts';
import { itemFor } from '@sufra/amounts/item-words.ts';
import { otherKitchens } from '@sufra/amounts/other-kitchens.ts';
import type { Units } from '@sufra/amounts/units.ts';
import { writeAmount } from '@sufra/amounts/write-amount.ts';
import { type SharedRecipe, usualServings } from '@sufra/contracts';
import { rational } from '@sufra/nutrition/measures';
import { warningsIn } from './line-warnings.ts';

export interface RecipeLine {
  /** Empty where nothing is measured. */
  amount: string;
  item: string;
  /** What joins it to its amount: 'd’' of '3 gousses d’ail'. */
  joint?: string;
  note: string;
  /** What stands before the note, where that is no comma of English. */
  comma?: string;
  /** That it is not halal, and what to use instead. */
  warning?: string | undefined;
}

export const writtenServings = ({ options }: Pick<SharedRecipe, 'options'>) =>
  options.servingSize ?? usualServings;

/** The ingredients for so many people, in the units that are wanted. */
export function linesOf(
  recipe: Pick<SharedRecipe, 'options' | 'ingredientLines'> &
    Partial<Pick<SharedRecipe, 'halal' | 'language'>>,
  { servings, units }: { servings: number; units: Units },
): RecipeLine[] {
  const { language = 'en' } = recipe;
  const factor = rational(servings, writtenServings(recipe));
  const warnings = recipe.halal && warningsIn({ halal: recipe.halal }, 'ingredients');
  return recipe.ingredientLines.map((line, place) => {
    const written = readAmount(line);
    const amount = written && scaleAmount(written, factor);
    return {
      amount: amount ? writeAmount(amount, units, { item: line.item, language }) : '',
      item: itemFor(line.item, amount, language),
      ...(language === 'fr' &&
        amount &&
        !(amount.kind === 'count' && amount.unit === null) && { joint: otherKitchens().jointOf(line.item) }),
      note: convertWords(line.note ?? '', units, language),
      ...((language === 'ar' || language === 'ur') && { comma: '، ' }),
      warning: warnings?.get(place),
    };
  });
}
