import { z } from 'zod';
import { onlySeen, plainSchema } from '../../generation/check/written-recipe.ts';

const line = z.string().transform(onlySeen);
const lines = z.array(line).transform(all => all.filter(Boolean));

/** What a model says that it has read. */
export const ModelReading = z.object({
  isRecipe: z.boolean(),
  title: line,
  servings: z.int().positive().max(1_000).nullable().catch(null),
  totalMinutes: z.int().positive().max(86_400).nullable().catch(null),
  ingredients: lines,
  instructions: lines,
});

export const modelReadingSchema = plainSchema(z.toJSONSchema(ModelReading, { io: 'input' }));
