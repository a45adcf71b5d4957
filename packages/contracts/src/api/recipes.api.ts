import { z } from 'zod';
import { cuisines, healthGoals, servingSizes, spiceLevels } from '../constants/options.ts';
import type { ApiTable } from './api-table.ts';
import { Id, Instant } from './fields.ts';

export const RecipeOptions = z.object({
  servingSize: z.literal(servingSizes).optional(),
  spiceLevel: z.enum(spiceLevels).optional(),
  cuisine: z.enum(cuisines).optional(),
  healthGoals: z.enum(healthGoals).optional(),
  avoid: z.array(z.string()),
});

export const Recipe = z.object({
  _id: Id,
  title: z.string(),
  description: z.string(),
  prepTime: z.int().nonnegative().describe('minutes'),
  cookTime: z.int().nonnegative().describe('minutes'),
  ingredients: z.array(z.string()),
  instructions: z.array(z.string()),
  calories: z.int().nonnegative().describe('kcal per serving'),
  tags: z.array(z.string()),
  createdAt: Instant,
  options: RecipeOptions,
});
export type Recipe = z.infer<typeof Recipe>;

export const recipesApi = {
  'GET /recipes': {
    slice: 'svc-recipes',
    summary: 'The saved recipes of the caller, newest first',
    access: 'member',
    status: 200,
    answer: z.object({ recipes: z.array(Recipe) }),
    problems: [],
  },
} as const satisfies ApiTable;
