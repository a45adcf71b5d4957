import { z } from 'zod';
import * as limits from '../constants/limits.ts';
import type { ApiTable } from './api-table.ts';
import { Id } from './fields.ts';
import { SharedInHousehold } from './household.api.ts';
import { MealPlace, mealPlace } from './meal-place.ts';
import { orStop } from './or-stop.ts';
import { Day, Recipe } from './recipe.ts';

const wholeNumber = 'Please give a whole number.';
const tooMuch = 'This is too much.';

/** One more with each save; 0 is a calendar in which nothing is planned yet. */
export const PlanVersion = z.int().nonnegative();

/** At table, without guests. Who they are stands beside this number. */
const People = z
  .int(orStop(wholeNumber))
  .positive(orStop(wholeNumber))
  .max(limits.peopleAtTable, orStop(tooMuch));
const Guests = z
  .int(orStop(wholeNumber))
  .nonnegative(orStop(wholeNumber))
  .max(limits.peopleAtTable, orStop(tooMuch));

export const PlannedMeal = z.object({
  ...mealPlace,
  recipeId: Id.describe('of leftovers that of the meal which they come from'),
  people: z
    .int()
    .positive()
    .nullable()
    .describe(
      'at table, without guests; null: as many as are named by `eaters`, else as the recipe is written for',
    ),
  eaters: z
    .array(z.object({ id: Id, name: z.string() }))
    .optional()
    .describe('who eats, where that is not all at the table; without the name of a member alone'),
  leftoversOf: MealPlace.nullable().describe(
    'the meal that this is left of: it is cooked for these people too',
  ),
  whose: z
    .string()
    .optional()
    .describe('the name of the member of the household whose recipe it is, where that is another'),
  servings: z
    .int()
    .nonnegative()
    .describe('what is cooked: for the people, for the night’s guests and for what is to be left'),
});
export type PlannedMeal = z.infer<typeof PlannedMeal>;

const NightGuests = z.object({ date: Day, guests: z.int().positive() });

const planned = {
  version: PlanVersion,
  meals: z.array(PlannedMeal).describe('in the order in which they are eaten'),
  guests: z.array(NightGuests).describe('of nights that have any: they eat iftar or dinner'),
};
export const KeptCalendar = z.object(planned);

export const CalendarAnswer = z.object({
  ...planned,
  from: Day,
  to: Day,
  recipes: z
    .array(Recipe)
    .describe('those that the meals name, each once; of other members without what they keep for themselves'),
  household: SharedInHousehold.nullable()
    .optional()
    .describe('of a calendar that the caller shares with others; a guest reads it'),
});
export type CalendarAnswer = z.infer<typeof CalendarAnswer>;

const MealBecomes = z
  .object({
    recipeId: Id.optional(),
    leftoversOf: MealPlace.optional(),
    people: People.nullable().default(null),
    eaters: z
      .array(Id)
      .min(1, orStop())
      .max(limits.householdMembers + limits.keptEaters, orStop(tooMuch))
      .nullable()
      .default(null)
      .describe('members of the household and those without an account, by their ids; null: all'),
  })
  .refine(
    ({ recipeId, leftoversOf }) => (recipeId === undefined) !== (leftoversOf === undefined),
    orStop('A meal is a recipe, or what is left of another meal.'),
  );
export type MealBecomes = z.infer<typeof MealBecomes>;

const MealChange = z.object({
  ...mealPlace,
  becomes: MealBecomes.nullable().describe('null: nothing is planned'),
});
export type MealChange = z.infer<typeof MealChange>;

const ofRange = z.object({
  from: Day.optional().describe('with `to`; without both, three weeks from last week on or this one'),
  to: Day.optional().describe('the last day'),
});

/** What is planned for each meal of each day. */
export const calendarApi = {
  'GET /recipes/calendar': {
    slice: 'svc-recipes',
    summary: `The planned meals of up to ${limits.calendarDays} days: the caller’s, or their household’s`,
    access: 'member',
    query: ofRange,
    maxMs: 30_000,
    status: 200,
    answer: CalendarAnswer,
    problems: ['premium_only'],
  },
  'PATCH /recipes/calendar': {
    slice: 'svc-recipes',
    summary: 'Change meals and guests of nights, all or none; leftovers of a meal that goes, go with it',
    access: 'member',
    query: ofRange.describe('the days that are answered'),
    body: z
      .object({
        meals: z.array(MealChange).max(limits.calendarChanges, orStop(tooMuch)).default([]),
        guests: z
          .array(z.object({ date: Day, guests: Guests }))
          .max(limits.calendarDays, orStop(tooMuch))
          .default([]),
        version: PlanVersion.optional().describe(
          'what the change is based on: a meal that became another since is not overwritten (409 `plan_changed`)',
        ),
      })
      .refine(({ meals, guests }) => meals.length + guests.length > 0, orStop('There is nothing to change.')),
    maxMs: 30_000,
    status: 200,
    answer: CalendarAnswer,
    problems: ['premium_only', 'forbidden', 'plan_changed'],
  },
} as const satisfies ApiTable;
