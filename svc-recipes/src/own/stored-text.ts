import { tagKey, type WrittenRecipe } from '@sufra/contracts';
import { ingredientLine } from '../recipe/ingredient-line.ts';
import { ingredientText } from '../recipe/ingredient-text.ts';
import type { RecipeDocument } from '../recipe/recipe-model.ts';
import { oneLine } from './one-line.ts';

type Before = Pick<RecipeDocument, 'ingredientLines' | 'steps' | 'calories' | 'options'>;

/** What a member wrote in the shape of every recipe here. A line that stays as it was keeps its parts, a step its minutes. */
export function storedText(written: WrittenRecipe, before?: Before) {
  const lines = new Map(before?.ingredientLines.map(line => [ingredientText(line), line]));
  const steps = new Map(before?.steps.map(step => [step.text, step]));
  const ingredients = written.ingredients.map(oneLine);
  const ingredientLines = ingredients.map(text => lines.get(text) ?? ingredientLine(text));
  return {
    title: oneLine(written.title),
    description: written.description,
    prepTime: written.prepTime,
    cookTime: written.cookTime,
    ingredientLines,
    steps: written.instructions.map(text => steps.get(text) ?? { text, minutes: null }),
    notes: written.notes,
    tags: eachOnce(written.tags.map(oneLine)),
    // What the model has said of other amounts is not true of these.
    calories: before && isSameFood(before, ingredients, written.servings) ? before.calories : 0,
  };
}

const isSameFood = ({ ingredientLines, options }: Before, ingredients: string[], servings: number) =>
  options.servingSize === servings &&
  ingredientLines.map(ingredientText).join('\n') === ingredients.join('\n');

/** 'One pan' and 'one-pan' are one tag, as it is written first. */
const eachOnce = (tags: string[]) =>
  [...new Map(tags.toReversed().map(tag => [tagKey(tag), tag])).values()].toReversed();
