import { z } from 'zod';
import * as limits from '../constants/limits.ts';
import { planDays, planSlots } from '../constants/options.ts';
import { shopShelves } from '../constants/shop-shelves.ts';
import { Id, Instant, SiteLanguage } from './fields.ts';
import { SharedInHousehold } from './household.api.ts';
import { MealPlace } from './meal-place.ts';
import { orStop } from './or-stop.ts';
import { ownWords } from './own-words.ts';
import { Day, RecipeHalal } from './recipe.ts';

const tooLong = 'This is too long.';
const wholeNumber = 'Please give a whole number.';

export const ShoppingText = ownWords()
  .trim()
  .min(1, orStop('Please fill this in.'))
  .max(limits.shoppingTextLength, orStop(tooLong));
export const ShoppingNote = ownWords().trim().max(limits.shoppingNoteLength, orStop(tooLong));
export const ShoppingServings = z
  .int(orStop(wholeNumber))
  .positive(orStop(wholeNumber))
  .max(limits.writtenServings, orStop('This is too much.'));

/** One more with each change of what stands on the list; ticks are changes of one line and do not count. */
export const ShoppingVersion = z.int().nonnegative();

/** Not an enum by itself: a list that was written when the shop had fewer shelves is completed when it is read. */
export const ShopShelfName = z.enum(shopShelves);

export const ShoppingToken = z.string().regex(/^[\w-]{22}$/, orStop());

const measured = {
  fraction: z.string().describe('exact: over/under; in grams, millilitres or pieces'),
  quantity: z.number().nonnegative().describe('the same as a number'),
};

/** So much of a thing, exact: what cannot be added stands side by side. */
export const ShoppingAmount = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['mass', 'volume']),
    ...measured,
    inSpoons: z.boolean(),
    inCups: z.boolean(),
  }),
  z.object({ kind: z.literal('count'), ...measured, unit: z.string().nullable() }),
  z.object({ kind: z.literal('package'), ...measured, size: z.string() }),
]);
export type ShoppingAmount = z.infer<typeof ShoppingAmount>;

export const ShoppingLine = z.object({
  id: Id.describe('of a line of recipes the same as long as it is about the same thing'),
  kind: z.enum(['recipes', 'own']),
  name: z.string(),
  text: z.string().nullable().describe('of an own line what was typed'),
  amounts: z.array(ShoppingAmount),
  isToTaste: z.boolean().describe('some of it is not measured'),
  note: z.string(),
  shelf: ShopShelfName,
  wantedBy: z.array(z.object({ recipeId: Id, meals: z.int().positive() })),
  isTicked: z.boolean(),
  isAtHome: z.boolean().describe('always at home, so it is not bought'),
});
export type ShoppingLine = z.infer<typeof ShoppingLine>;

/** A recipe on the list for so many people, by itself or as a planned meal. */
export const ShoppingMeal = z.object({
  id: Id,
  recipeId: Id,
  title: z.string(),
  language: SiteLanguage.nullable(),
  servings: z.int().positive(),
  onDay: MealPlace.nullable().describe('the meal of the calendar that it is for'),
  planned: z
    .object({ day: z.enum(planDays), slot: z.enum(planSlots) })
    .nullable()
    .describe('the same by the day of its week, for pages that know no calendar'),
  leftOut: z
    .object({ halal: RecipeHalal, ingredients: z.array(z.string()) })
    .nullable()
    .describe('of a recipe that is no longer halal, whose forbidden lines are not bought'),
  whose: z
    .string()
    .optional()
    .describe('the name of the member of the household whose recipe it is, where that is another'),
});
export type ShoppingMeal = z.infer<typeof ShoppingMeal>;

export const ShoppingShare = z.object({ token: z.string(), mayTick: z.boolean() });

const parts = {
  version: ShoppingVersion,
  meals: z.array(ShoppingMeal),
  lines: z.array(ShoppingLine).describe('by shelf, in the order of the list’s shelves, then by name'),
  shelves: z.array(ShopShelfName).describe('in the owner’s own order'),
};

export const ShoppingList = z.object({
  ...parts,
  household: SharedInHousehold.nullable()
    .optional()
    .describe('of a list that the caller shares with others; a guest reads it and ticks off'),
  atHome: z.array(z.string()).describe('what is always at home'),
  plan: z
    .object({ version: ShoppingVersion, days: z.array(z.enum(planDays)), dates: z.array(Day) })
    .nullable()
    .describe(
      'the dates of the calendar that its planned meals were taken from, and its version then; a list from before there was a calendar has days of the week alone',
    ),
  share: ShoppingShare.nullable(),
  changedAt: Instant.nullable(),
});
export type ShoppingList = z.infer<typeof ShoppingList>;

/** What everybody sees who has its address: nothing of its owner, and no recipe’s id. */
export const SharedShoppingList = z.object({
  ...parts,
  meals: z.array(ShoppingMeal.omit({ recipeId: true })),
  lines: z.array(ShoppingLine.omit({ wantedBy: true })),
  mayTick: z.boolean(),
});
export type SharedShoppingList = z.infer<typeof SharedShoppingList>;

/** As many shelves as there are, each once. */
export const ShelfOrder = z
  .array(ShopShelfName)
  .max(shopShelves.length, orStop())
  .refine(
    order => new Set(order).size === shopShelves.length && order.length === shopShelves.length,
    orStop(),
  );

export const PlannedDays = z
  .array(z.enum(planDays))
  .min(1, orStop())
  .max(planDays.length, orStop())
  .refine(days => new Set(days).size === days.length, orStop());

export const PlannedDates = z
  .array(Day)
  .min(1, orStop())
  .max(limits.calendarDays, orStop())
  .refine(dates => new Set(dates).size === dates.length, orStop());
