import { cuisines, healthGoals, mealTypes, siteLanguages, spiceLevels } from '@sufra/contracts';
import { z } from 'zod';

const maxWords = 100;
const maxWordLength = 200;
const words = z
  .array(z.string().transform(word => word.slice(0, maxWordLength)))
  .transform(list => list.slice(0, maxWords))
  .catch([]);
const goals = z
  .union([z.enum(healthGoals).transform(goal => [goal]), z.array(z.enum(healthGoals))])
  .catch([]);

/** What the service writes between <request> and </request>; a choice that the chef does not know counts as none. */
export const ChefRequest = z.object({
  mode: z.enum(['prompt', 'ingredients']).catch('ingredients'),
  userPrompt: z.string().catch(''),
  ingredients: words,
  mealType: z.enum(mealTypes).optional().catch(undefined),
  servingSize: z.int().min(1).max(20).optional().catch(undefined),
  usualServings: z.int().min(1).max(20).optional().catch(undefined),
  spiceLevel: z.enum(spiceLevels).optional().catch(undefined),
  cuisine: z.enum(cuisines).optional().catch(undefined),
  healthGoals: goals,
  avoid: words,
  language: z.enum(siteLanguages).catch('en'),
});
export type ChefRequest = z.infer<typeof ChefRequest>;

export const Correction = z.object({ found: words, instead: words });
export type Correction = z.infer<typeof Correction>;
