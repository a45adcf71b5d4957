import { z } from 'zod';
import { diets } from '../constants/diets.ts';
import * as limits from '../constants/limits.ts';
import { spiceLevels } from '../constants/options.ts';
import type { ApiTable } from './api-table.ts';
import { Id } from './fields.ts';
import { orStop } from './or-stop.ts';
import { ownWords } from './own-words.ts';
import { FoodWords } from './profile.api.ts';

const params = z.object({ id: Id });

const EaterName = ownWords()
  .trim()
  .min(1, orStop('Please give it a name.'))
  .max(limits.nameLength, orStop('This is too long.'));

/** What the kitchen keeps to when one eats. */
export const EaterProfile = z.object({
  avoid: z.array(z.string()),
  diets: z.array(z.enum(diets)).max(diets.length, orStop()),
  spiceLevel: z.enum(spiceLevels).nullable().describe('of ‘No Spice’ chilli is avoided, too'),
});
export type EaterProfile = z.infer<typeof EaterProfile>;

/** One at the table who has no account: a child. */
export const KeptEater = EaterProfile.extend({ id: Id, name: z.string() });
export type KeptEater = z.infer<typeof KeptEater>;

export const Eater = z.object({
  id: Id,
  name: z.string().describe('empty of a caller without a household'),
  kind: z
    .enum(['self', 'member', 'kept'])
    .describe('the caller, another member of the household, or one without an account'),
  profile: EaterProfile.nullable().describe(
    'null of a member who does not show it: a wish that they eat of keeps to it, unsaid',
  ),
});
export type Eater = z.infer<typeof Eater>;

const EatersAnswer = z.object({
  eaters: z.array(Eater).describe('members first, the caller before all'),
  isShown: z.boolean().describe('whether the others see the caller’s profile'),
  mayWrite: z.boolean().describe('a guest of the household reads'),
  isShared: z.boolean().describe('in a household'),
});
export type EatersAnswer = z.infer<typeof EatersAnswer>;

const EaterBody = EaterProfile.extend({ name: EaterName, avoid: FoodWords });
export type EaterBody = z.input<typeof EaterBody>;

/** Who sits at a table: the members of a household, and those without an account. */
export const eatersApi = {
  'GET /recipes/eaters': {
    slice: 'svc-recipes',
    summary: 'Who eats at the caller’s table, and what each avoids, as far as it is shown to the caller',
    access: 'member',
    status: 200,
    answer: EatersAnswer,
    problems: [],
  },
  'POST /recipes/eaters': {
    slice: 'svc-recipes',
    summary: `Add one who has no account, as a child; a table has at most ${limits.keptEaters}`,
    access: 'member',
    body: EaterBody,
    status: 201,
    answer: EatersAnswer,
    problems: ['forbidden', 'eaters_full', 'eater_known'],
  },
  'PUT /recipes/eaters/{id}': {
    slice: 'svc-recipes',
    summary: 'Set name and profile of one who has no account',
    access: 'member',
    params,
    body: EaterBody,
    status: 200,
    answer: EatersAnswer,
    problems: ['not_found', 'forbidden', 'eater_known'],
  },
  'DELETE /recipes/eaters/{id}': {
    slice: 'svc-recipes',
    summary: 'Take one who has no account off the table',
    access: 'member',
    params,
    status: 200,
    answer: EatersAnswer,
    problems: ['not_found', 'forbidden'],
  },
  'PUT /recipes/profile/shown': {
    slice: 'svc-recipes',
    summary: 'Show the caller’s profile to their household, or no longer; the kitchen keeps to it either way',
    access: 'member',
    body: z.object({ isShown: z.boolean() }),
    status: 200,
    answer: EatersAnswer,
    problems: [],
  },
} as const satisfies ApiTable;
