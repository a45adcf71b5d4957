import { describe, expect, test } from '@jest/globals';
import { cuisines, healthGoals, mealTypes, servingSizes, spiceLevels } from '@sufra/contracts';
import { z } from 'zod';
import { answerRequest } from '../answer-request.ts';
import { ChefRequest } from '../wish/request.ts';
import type { ChefRecipe } from './recipe.ts';

const Line = z.strictObject({
  quantity: z.number().positive().nullable(),
  unit: z.string().min(1).nullable(),
  item: z.string().min(2).max(60),
  note: z.string().min(2).max(80).nullable(),
});
const Recipe = z.strictObject({
  isFood: z.literal(true),
  title: z.string().min(4).max(90),
  description: z.string().min(20).max(320),
  servings: z.int().min(1).max(20),
  prepTime: z.int().min(1).max(150),
  cookTime: z.int().min(0).max(180),
  calories: z.int().min(60).max(1100),
  tags: z.array(z.string().min(2).max(30)).min(2).max(8),
  ingredientLines: z.array(Line).min(4).max(24),
  steps: z
    .array(z.strictObject({ text: z.string().min(10).max(600), minutes: z.int().min(1).max(130).nullable() }))
    .min(4)
    .max(10),
  unmet: z.array(z.string().min(1)).max(6),
});

// What no recipe may name, and what has hidden alcohol, pork or gelatine in it by habit.
const forbidden =
  /\b(?:pork|bacon(?<!beef bacon)|ham|lard|lardons|pancetta|prosciutto|salami|chorizo|pepperoni|gelatine?|wine|beer|rum|brandy|whisky|vodka|liqueur|sherry|marsala|sake|mirin|shaoxing|cooking wine|alcohol|cider|extract|essence|parmesan|teriyaki|gochujang|(?<!beef )sausages?|worcestershire|dijon|undefined|null|NaN|\[object)\b|[{}[\]]/iu;

const ask = (request: Record<string, unknown>): ChefRecipe =>
  answerRequest({ request: ChefRequest.parse({ mode: 'ingredients', ...request }), corrections: [] });

const sizes: Readonly<Record<string, number>> = { g: 450, ml: 650, tsp: 3, tbsp: 4, slice: 4, bunch: 2 };

function oddities({ ingredientLines }: ChefRecipe, servings: number): string[] {
  return ingredientLines
    .filter(({ quantity, unit, item }) => {
      if (quantity === null) return false;
      const perServing = quantity / servings;
      const most = sizes[(unit ?? '').replace(/(?:e?s)$/, '')] ?? 6;
      const isUncut = item.startsWith('egg') && unit === null;
      return perServing > most || (isUncut && !Number.isInteger(quantity)) || (quantity * 4) % 1 !== 0;
    })
    .map(({ quantity, unit, item }) => `${quantity} ${unit} ${item}`);
}

const textOf = (recipe: ChefRecipe) =>
  JSON.stringify(recipe)
    .replace(/"(?:\w+)":/g, ' ')
    .replace(/[[\]{}]|null/g, ' ');

describe.each(cuisines)('%s', cuisine => {
  test.each(mealTypes)('%s: every serving size with every goal gives a recipe to cook', mealType => {
    for (const servingSize of servingSizes)
      for (const goal of [undefined, ...healthGoals]) {
        const recipe = ask({ ingredients: ['salt'], mealType, servingSize, cuisine, healthGoals: goal });
        const where = `${cuisine}, ${mealType}, ${servingSize}, ${goal}: ${recipe.title}`;
        expect({ where, faults: Recipe.safeParse(recipe).error?.issues ?? [] }).toEqual({
          where,
          faults: [],
        });
        expect({ where, odd: oddities(recipe, servingSize) }).toEqual({ where, odd: [] });
        expect({ where, words: forbidden.exec(textOf(recipe))?.[0] }).toEqual({ where, words: undefined });
        expect(recipe.tags).toContain(cuisine.toLowerCase());
        if (goal) expect(recipe.title).toContain(goal);
      }
  });

  test.each(spiceLevels)('%s for every meal', spiceLevel => {
    for (const mealType of mealTypes) {
      const recipe = ask({ ingredients: ['onion'], mealType, servingSize: 4, cuisine, spiceLevel });
      expect(Recipe.safeParse(recipe).error?.issues).toBeUndefined();
      if (spiceLevel === 'No Spice') expect(textOf(recipe)).not.toMatch(/chill?i|harissa|sambal|shichimi/iu);
    }
  });
});
