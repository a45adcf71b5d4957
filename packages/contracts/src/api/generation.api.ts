import { z } from 'zod';
import { diets } from '../constants/diets.ts';
import * as limits from '../constants/limits.ts';
import { cuisines, healthGoals, mealTypes, servingSizes, spiceLevels } from '../constants/options.ts';
import type { ApiTable } from './api-table.ts';
import { Id, SiteLanguage } from './fields.ts';
import { orStop } from './or-stop.ts';
import { withoutTurning } from './own-words.ts';
import { ProblemShape } from './problem-shape.ts';
import { FoodWords } from './profile.api.ts';
import { IngredientLine, Recipe, RecipeStep } from './recipe.ts';

/** Free text, or ingredients with a meal type. Which of the two it is, and what is missing then, the service says. */
export const GenerationBody = z.object({
  // Not of `ownWords()`: a text of blanks is a wish without words, and no wish is another way of asking.
  userPrompt: z
    .string()
    .overwrite(withoutTurning)
    .max(limits.recipePromptLength, orStop(`Please use at most ${limits.recipePromptLength} characters.`))
    .optional(),
  ingredients: FoodWords.optional(),
  mealType: z.enum(mealTypes).optional(),
  servingSize: z.literal(servingSizes).optional(),
  usualServings: z
    .literal(servingSizes)
    .optional()
    .describe('as many as sit at table where neither servingSize nor the wish says it'),
  spiceLevel: z.enum(spiceLevels).optional(),
  cuisine: z.enum(cuisines).optional(),
  healthGoals: z.enum(healthGoals).optional(),
  avoid: FoodWords.optional(),
  diets: z.array(z.enum(diets)).max(diets.length, orStop()).optional(),
  eaters: z
    .array(Id)
    .max(limits.householdMembers + limits.keptEaters, orStop())
    .optional()
    .describe('who eats with the caller: what they avoid, their diets and their spice are kept to as well'),
  language: SiteLanguage.default('en').describe('that the recipe is to be written in'),
});
/** As it is sent: English need not be said. */
export type GenerationBody = z.input<typeof GenerationBody>;

/** The recipe, and what belongs to this answer alone: it is not kept with the recipe. */
const Generated = z.object({
  recipe: Recipe,
  unmet: z
    .array(z.string())
    .optional()
    .describe(
      'words of the request, as they stand there, that the recipe does not meet; missing when there are none',
    ),
  asWritten: z
    .array(z.string())
    .optional()
    .describe(
      'words of what is to be avoided that are not known to be a food: the recipe was searched for them as they are written; missing when there are none',
    ),
});

/** The events of a generation that is asked for with `Accept: text/event-stream`, by their names. */
export const generationEvents = {
  /** `again` empties what was shown: the recipe is being asked for once more, and the reason is for people. */
  progress: z.object({
    stage: z.enum(['accepted', 'writing', 'checking', 'again']),
    reason: z.string().optional(),
  }),
  /** A part that is complete and passed the guard; lists grow line by line, in order. */
  part: z.union([
    z.object({ part: z.literal('title'), value: z.string() }),
    z.object({ part: z.literal('description'), value: z.string() }),
    z.object({ part: z.literal('ingredient'), value: IngredientLine }),
    z.object({ part: z.literal('step'), value: RecipeStep }),
  ]),
  done: Generated,
  problem: ProblemShape,
} as const;
export type GenerationEvent = {
  [E in keyof typeof generationEvents]: { event: E; data: z.infer<(typeof generationEvents)[E]> };
}[keyof typeof generationEvents];

export const generationApi = {
  'POST /recipes/generate-openai': {
    slice: 'svc-recipes',
    summary:
      'Write a recipe; with Accept: text/event-stream it comes as it grows. Idempotency-Key makes a retry safe',
    access: 'member',
    body: GenerationBody,
    maxMs: 50_000,
    status: 201,
    answer: Generated,
    events: generationEvents,
    problems: [
      'quota_exhausted',
      'premium_meal_type',
      'network_quota_exhausted',
      'not_halal',
      'not_food',
      'dish_unknown',
      'not_in_language',
      'idempotency_conflict',
      'generator_unavailable',
      'generator_timeout',
    ],
  },
} as const satisfies ApiTable;
