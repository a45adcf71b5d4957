import { z } from 'zod';

const Grams = z.number().nonnegative().nullable();

export const NutritionFigures = z
  .object({
    kcal: z.number().nonnegative(),
    protein: Grams,
    carbohydrate: Grams,
    sugars: Grams,
    fat: Grams,
    saturated: Grams,
    fibre: Grams,
    salt: Grams,
  })
  .describe('in grams but for the energy; null where the table does not say it of foods that matter');
