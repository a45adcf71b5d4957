import { z } from 'zod';
import { diets } from '../constants/diets.ts';
import * as limits from '../constants/limits.ts';
import { servingSizes, spiceLevels } from '../constants/options.ts';
import type { ApiTable } from './api-table.ts';
import { orStop } from './or-stop.ts';
import { ownWords } from './own-words.ts';
import { School } from './school.ts';

const word = ownWords().trim().max(limits.ingredientLength, orStop('This is too long for one ingredient.'));

/** Foods by their names, in any language. */
export const FoodWords = z
  .array(word)
  .max(limits.ingredientsInRequest, orStop(`Please name at most ${limits.ingredientsInRequest}.`))
  .transform(all => all.filter(Boolean));

/** How a member cooks: what each wish to the kitchen begins with. */
export const CookingProfile = z.object({
  avoid: z.array(z.string()).describe('words in any language; each means the food in all of them'),
  diets: z.array(z.enum(diets)).max(diets.length, orStop()),
  servingSize: z.literal(servingSizes).nullable().describe('people at table; null where it is not said'),
  spiceLevel: z.enum(spiceLevels).nullable(),
  school: School.nullable().describe(
    'whose line verdicts for this member keep to; that of the site where it is null',
  ),
});
export type CookingProfile = z.infer<typeof CookingProfile>;

const AsWritten = z
  .array(z.string())
  .describe('those of the words that are not known to be a food: they are looked for as they are written');

const ProfileAnswer = z.object({ profile: CookingProfile, asWritten: AsWritten });
export type ProfileAnswer = z.infer<typeof ProfileAnswer>;

export const profileApi = {
  'GET /recipes/profile': {
    slice: 'svc-recipes',
    summary: 'How the caller cooks: what is avoided, diets, people at table, spice, school of law',
    access: 'member',
    status: 200,
    answer: ProfileAnswer,
    problems: [],
  },
  'PUT /recipes/profile': {
    slice: 'svc-recipes',
    summary: 'Set how the caller cooks',
    access: 'member',
    body: CookingProfile.extend({ avoid: FoodWords }),
    status: 200,
    answer: ProfileAnswer,
    problems: [],
  },
  'POST /recipes/avoided-words': {
    slice: 'svc-recipes',
    summary: 'Which words of a list of what to avoid are not understood; nothing is kept',
    access: 'member',
    body: z.object({ words: FoodWords }),
    status: 200,
    answer: z.object({ asWritten: AsWritten }),
    problems: [],
  },
} as const satisfies ApiTable;
