import { z } from 'zod';
import { type ProblemAnswer, type ProblemCode, problems } from '../problems.ts';
import { RefusedFinding } from './recipe.ts';
import { RecipeConflict } from './written-recipe.ts';

/** The one error shape, as a schema. */
export const ProblemShape = z.object({
  error: z.string().describe('the sentence for people'),
  message: z.string().describe('the same sentence'),
  code: z.enum(Object.keys(problems) as [ProblemCode, ...ProblemCode[]]),
  requestId: z.string(),
  details: z
    .array(z.object({ path: z.string(), message: z.string(), finding: RefusedFinding.optional() }))
    .optional(),
  conflict: RecipeConflict.optional().describe('of `recipe_changed`'),
  version: z.int().nonnegative().optional().describe('of `list_changed`: the one that is there'),
}) satisfies z.ZodType<ProblemAnswer>;
