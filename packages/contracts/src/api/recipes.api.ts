import { z } from 'zod';
import * as limits from '../constants/limits.ts';
import { planDays, planSlots } from '../constants/options.ts';
import { FreeUse } from '../free-use.ts';
import type { ApiTable } from './api-table.ts';
import { archivesApi, RecipeArchive } from './archives.api.ts';
import { calendarApi, KeptCalendar, PlannedMeal, PlanVersion } from './calendar.api.ts';
import { eatersApi, KeptEater } from './eaters.api.ts';
import { eventOperations } from './event-operations.ts';
import { Content, Id, MessageAnswer, SiteLanguage } from './fields.ts';
import { generationApi } from './generation.api.ts';
import { importApi } from './import.api.ts';
import { orStop } from './or-stop.ts';
import { ownRecipesApi } from './own-recipes.api.ts';
import { ownWords } from './own-words.ts';
import { PageHead, SitePath } from './page-head.ts';
import { Found, Next, PageQuery, SearchWords } from './paged.ts';
import { personalApi } from './personal.api.ts';
import { photosApi } from './photos.api.ts';
import { ExportedPrayerCalendar } from './prayer-calendar.api.ts';
import { CookingProfile, profileApi } from './profile.api.ts';
import { Publication, publicationsApi } from './publications.api.ts';
import { Recipe, SharedRecipe } from './recipe.ts';
import { RemindedBrowser } from './reminders.api.ts';
import { ShoppingList } from './shopping-list.ts';
import { tableApi } from './table.api.ts';
import { VerdictReport } from './verdict-reports.api.ts';

const params = z.object({ id: Id });
const OneRecipe = z.object({ recipe: Recipe });

const ShareToken = z.string().regex(/^[\w-]{22}$/, orStop('This is not a shared recipe.'));

/** Every day has every slot; a slot without a recipe is null. */
export const Plan = z.object(
  Object.fromEntries(
    planDays.map(day => [day, z.object(Object.fromEntries(planSlots.map(slot => [slot, Id.nullable()])))]),
  ) as Record<
    (typeof planDays)[number],
    z.ZodObject<Record<(typeof planSlots)[number], z.ZodNullable<typeof Id>>>
  >,
);
export type Plan = z.infer<typeof Plan>;

export const RecipesExport = z.object({
  recipes: z.array(Recipe).describe('the newest first: saved ones, and those that are still kept'),
  plan: Plan.describe('the calendar’s present week, as it was before there were others'),
  calendar: KeptCalendar.describe(
    'all that is planned, of a former premium member too, who finds it again with premium',
  ),
  householdMeals: z
    .array(PlannedMeal)
    .describe(
      'of the calendar of another member, which the household shares, what the member has brought to it',
    ),
  collections: z.array(z.object({ _id: Id, name: z.string() })),
  shoppingList: ShoppingList,
  profile: CookingProfile.describe('how the member cooks'),
  isProfileShown: z.boolean().describe('to the household'),
  eaters: z.array(KeptEater).describe('those at the member’s own table who have no account'),
  reports: z.array(VerdictReport).describe('of wrong verdicts, with their answers'),
  publications: z
    .array(Publication.extend({ recipeId: Id }))
    .describe('recipes that are public, or were to be'),
  imports: z.array(RecipeArchive).describe('files that were imported in the last days, with their reports'),
  reminders: z
    .array(RemindedBrowser)
    .describe('browsers that are woken at some moments; which reminder is meant, they alone know'),
  prayerCalendar: ExportedPrayerCalendar.nullable().describe(
    'the calendar that the member subscribes to, which only its address opens',
  ),
  generations: z.object({ total: z.int().nonnegative(), free: FreeUse }),
});
export type RecipesExport = z.infer<typeof RecipesExport>;

const PlanAnswer = z.object({
  plan: Plan,
  version: PlanVersion,
  recipes: z.array(Recipe).describe('those that the plan names, each once'),
});

/** What the saved recipes are narrowed to; together, what has all of it. */
const RecipeFilter = z.object({
  q: SearchWords.optional().describe('words of title, description, ingredients and tags, or parts of them'),
  tag: ownWords().trim().max(100, orStop()).optional().describe('in any spelling: ‘one-pan’ is ‘One pan’'),
  favorite: z
    .enum(['true', 'false'])
    .transform(word => word === 'true')
    .optional(),
  collection: Id.optional().describe('those that are in it'),
});

export const RecipeCounts = Found.extend({
  all: z.int().nonnegative(),
  favorites: z.int().nonnegative(),
  tags: z
    .array(z.object({ key: z.string(), tag: z.string(), count: z.int().positive() }))
    .describe(
      'the most used first, each as most recipes write it; spellings that differ in case or hyphen are one',
    ),
});
export type RecipeCounts = z.infer<typeof RecipeCounts>;

export const recipesApi = {
  ...eventOperations('svc-recipes'),
  ...generationApi,
  ...importApi,
  ...archivesApi,
  ...calendarApi,
  ...ownRecipesApi,
  ...personalApi,
  ...photosApi,
  ...publicationsApi,
  ...profileApi,
  ...eatersApi,
  ...tableApi,
  'GET /recipes': {
    slice: 'svc-recipes',
    summary: 'The saved recipes of the caller, newest first, page by page',
    access: 'member',
    query: RecipeFilter.extend({
      shareToken: ShareToken.optional().describe('the one with this public address'),
      ...PageQuery.shape,
    }),
    // The first list under a newer guard judges each recipe again.
    maxMs: 30_000,
    status: 200,
    answer: z.object({ recipes: z.array(Recipe), next: Next }),
    problems: [],
  },
  'GET /recipes/counts': {
    slice: 'svc-recipes',
    summary:
      'How many saved recipes the caller has: all, favourites, of each tag, and those that a filter leaves',
    access: 'member',
    query: RecipeFilter,
    maxMs: 30_000,
    status: 200,
    answer: RecipeCounts,
    problems: [],
  },
  'GET /recipes/unsaved': {
    slice: 'svc-recipes',
    summary: 'What the caller has generated and not saved, newest first, as long as it is kept',
    access: 'member',
    maxMs: 30_000,
    status: 200,
    answer: z.object({ recipes: z.array(Recipe) }),
    problems: [],
  },
  'GET /recipes/export': {
    slice: 'svc-recipes',
    summary: 'What svc-recipes keeps about the caller',
    access: 'member',
    maxMs: 30_000,
    status: 200,
    answer: RecipesExport,
    problems: [],
  },
  'GET /recipes/plan': {
    slice: 'svc-recipes',
    summary: 'The calendar’s present week, for pages that know no other: its recipes by day and meal',
    access: 'member',
    maxMs: 30_000,
    status: 200,
    answer: PlanAnswer,
    problems: ['premium_only'],
  },
  'PUT /recipes/plan': {
    slice: 'svc-recipes',
    summary:
      'Set the calendar’s present week, for pages that know no other; a meal that stays keeps its people',
    access: 'member',
    body: z.object({
      plan: Plan,
      version: PlanVersion.optional().describe('what the change is based on; without it, the last save wins'),
    }),
    maxMs: 30_000,
    status: 200,
    answer: PlanAnswer,
    problems: ['premium_only', 'forbidden', 'plan_changed'],
  },
  'GET /recipes/head': {
    slice: 'svc-recipes',
    summary: 'What stands in the head of the page of a shared or published recipe, and of their list',
    access: 'public',
    query: z.object({ path: SitePath }),
    status: 200,
    answer: PageHead,
    problems: [],
  },
  'GET /recipes/pictures/{file}': {
    slice: 'svc-recipes',
    summary: 'A drawing of a dish or of a Sunnah food; its address says all that is drawn',
    access: 'public',
    params: z.object({ file: z.string().max(2_100, orStop()) }),
    gives: 'content',
    status: 200,
    answer: Content,
    problems: ['not_found'],
  },
  'GET /recipes/samples': {
    slice: 'svc-recipes',
    summary: 'Recipes that show a visitor what the kitchen writes, judged by the guard as any other',
    access: 'public',
    query: z.object({ language: SiteLanguage.default('en').describe('that they are written in') }),
    status: 200,
    answer: z.object({ recipes: z.array(SharedRecipe) }),
    problems: [],
  },
  'GET /recipes/shared/{token}': {
    slice: 'svc-recipes',
    summary: 'A recipe that its owner shares, for every visitor who has its address',
    access: 'public',
    params: z.object({ token: ShareToken }),
    status: 200,
    answer: z.object({ recipe: SharedRecipe }),
    problems: ['not_found', 'recipe_withheld'],
  },
  'POST /recipes/shared/{token}/copy': {
    slice: 'svc-recipes',
    summary:
      'A copy of a shared recipe among the caller’s own, which costs no generation; saved for premium members',
    access: 'member',
    params: z.object({ token: ShareToken }),
    status: 200,
    answer: OneRecipe,
    problems: ['not_found', 'recipe_withheld'],
  },
  'GET /recipes/{id}': {
    slice: 'svc-recipes',
    summary: 'One recipe of the caller, or one that another member of the household has planned or shows',
    access: 'member',
    params,
    status: 200,
    answer: OneRecipe,
    problems: ['not_found'],
  },
  'PATCH /recipes/{id}': {
    slice: 'svc-recipes',
    summary:
      'Mark a recipe as a favourite, or no longer (for a premium member that saves it); note and rate it for oneself',
    access: 'member',
    params,
    body: z
      .object({
        favorite: z.boolean().optional(),
        note: ownWords().trim().max(limits.ownNoteLength, orStop('This is too long.')).optional(),
        rating: z.int().min(1, orStop()).max(5, orStop()).nullable().optional(),
      })
      .refine(
        change => Object.values(change).some(value => value !== undefined),
        orStop('There is nothing to change.'),
      ),
    status: 200,
    answer: OneRecipe,
    problems: ['not_found', 'premium_only'],
  },
  'DELETE /recipes/{id}': {
    slice: 'svc-recipes',
    summary: 'Delete a recipe of the caller, who may restore it for a moment',
    access: 'member',
    params,
    status: 200,
    answer: MessageAnswer,
    problems: ['not_found'],
  },
  'POST /recipes/{id}/restore': {
    slice: 'svc-recipes',
    summary: 'Undo the deletion of a recipe, within half a minute',
    access: 'member',
    params,
    status: 200,
    answer: OneRecipe,
    problems: ['not_found'],
  },
  'POST /recipes/{id}/share': {
    slice: 'svc-recipes',
    summary: 'Give a recipe a public address, for as long as it is kept; the same one while it is shared',
    access: 'member',
    params,
    status: 200,
    answer: z.object({ token: ShareToken }),
    problems: ['not_found', 'recipe_not_halal', 'recipe_private', 'recipe_taken_off'],
  },
  'DELETE /recipes/{id}/share': {
    slice: 'svc-recipes',
    summary: 'Take the public address away',
    access: 'member',
    params,
    status: 200,
    answer: MessageAnswer,
    problems: ['not_found'],
  },
} as const satisfies ApiTable;
