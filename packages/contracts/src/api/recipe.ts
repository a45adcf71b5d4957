import { z } from 'zod';
import { diets } from '../constants/diets.ts';
import { cuisines, healthGoals, spiceLevels } from '../constants/options.ts';
import { Id, Instant, SiteLanguage } from './fields.ts';
import { NutritionFigures } from './nutrition-figures.ts';
import { orStop } from './or-stop.ts';
import { Picture } from './picture.ts';
import { Differing, School } from './school.ts';
import { TextVersion } from './written-recipe.ts';

export const RecipeOptions = z.object({
  servingSize: z.int().positive().optional().describe('of an imported recipe what its page says'),
  spiceLevel: z.enum(spiceLevels).optional(),
  cuisine: z.enum(cuisines).optional(),
  healthGoals: z.enum(healthGoals).optional(),
  avoid: z.array(z.string()),
  diets: z.array(z.enum(diets)).optional(),
});

/** One ingredient in its parts, so that amounts can be scaled; `ingredients` holds the same as plain lines. */
export const IngredientLine = z.object({
  quantity: z.number().positive().nullable().describe('null where nothing is measured: a pinch, to taste'),
  unit: z.string().nullable(),
  item: z.string(),
  note: z.string().nullable(),
});
export type IngredientLine = z.infer<typeof IngredientLine>;

export const RecipeStep = z.object({
  text: z.string(),
  minutes: z.int().positive().nullable().describe('how long to wait or cook, where the step says so'),
});
export type RecipeStep = z.infer<typeof RecipeStep>;

/** Something in a recipe or a request that the halal rule speaks of. */
export const HalalFinding = z.object({
  words: z.string().describe('as they stand in the text'),
  reason: z.string(),
  rule: z.int().positive().describe('of the published policy'),
  substitute: z.string().nullable(),
});
export type HalalFinding = z.infer<typeof HalalFinding>;

/** As a refusal shows it to a page that offers to put something else in its place. */
export const RefusedFinding = HalalFinding.extend({
  use: z.array(z.string()).describe('what may take its place, each by itself, the nearest first'),
  differing: Differing.optional().describe(
    'of a refusal: what the four schools hold, where they differ on it',
  ),
});
export type RefusedFinding = z.infer<typeof RefusedFinding>;

/** With the text of the recipe that it is in: of a list, the index; of title and description, 0. */
export const PlacedFinding = RefusedFinding.extend({
  part: z.enum(['title', 'description', 'tags', 'ingredients', 'steps', 'notes']),
  index: z.int().nonnegative(),
});
export type PlacedFinding = z.infer<typeof PlacedFinding>;

export const RecipeHalal = z.object({
  verdict: z
    .enum(['halal', 'doubtful', 'haram'])
    .describe('haram only of a saved recipe that an older version of the check let through'),
  notes: z.array(HalalFinding).describe('what wants a halal-certified product'),
  forbidden: z.array(PlacedFinding).describe('what makes it haram'),
  school: School.optional().describe('whose line the verdict keeps to; that of the site where it is missing'),
  differing: z
    .array(Differing)
    .optional()
    .describe('where the four schools differ on it; missing where they do not'),
});
export type RecipeHalal = z.infer<typeof RecipeHalal>;

/** Something in a recipe that its reader avoids. */
export const AvoidedInRecipe = z.object({
  avoid: z.string().describe('the word of the profile, or the diet that it is against'),
  isDiet: z.boolean(),
  words: z.string().describe('as they stand in the text'),
  part: z.enum(['ingredients', 'steps']),
  index: z.int().nonnegative(),
});
export type AvoidedInRecipe = z.infer<typeof AvoidedInRecipe>;

/** The fourteen that EU law wants named. */
export const allergens = [
  'celery',
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'lupin',
  'milk',
  'molluscs',
  'mustard',
  'nuts',
  'peanuts',
  'sesame',
  'soya',
  'sulphites',
] as const;

/** An allergen of the fourteen that lines of a recipe name. That none is named does not say that it is free of them. */
export const ContainedAllergen = z.object({
  allergen: z.enum(allergens),
  lines: z.array(
    z.object({
      words: z.string().describe('as they stand in the line'),
      part: z.enum(['ingredients', 'steps']),
      index: z.int().nonnegative(),
    }),
  ),
});
export type ContainedAllergen = z.infer<typeof ContainedAllergen>;

export const RecipeContents = z.object({
  contains: z.array(ContainedAllergen),
  diets: z
    .array(z.enum(diets))
    .describe('those that no line speaks against, where every ingredient is known'),
});
export type RecipeContents = z.infer<typeof RecipeContents>;

/** What one serving holds, computed from the ingredient lines by USDA's table of foods. */
export const RecipeNutrition = z.object({
  perServing: NutritionFigures,
  computedLines: z.int().nonnegative().describe('ingredient lines that are in the sums'),
  lines: z.int().nonnegative().describe('all ingredient lines'),
  isEstimate: z.boolean().describe('less than four fifths of the mass is in the sums'),
  isSaltOpen: z.boolean().describe('salt is added to taste, and in no sum'),
});
export type RecipeNutrition = z.infer<typeof RecipeNutrition>;

export const RecipeSource = z.object({
  kind: z
    .enum(['model', 'local-chef', 'import', 'own'])
    .describe(
      'the local chef composes without AI; an import was written by others and stays with its owner; a member has written an own one',
    ),
  name: z.string(),
  url: z.string().optional().describe('of an import: the page that it came from, where it came from one'),
});

export const RecipePicture = z.object({
  path: z.string().describe('without its ending: .light.svg, .dark.svg or .png'),
  alt: z.string(),
});

/** A photo of the dish that its owner has given. */
export const RecipePhoto = Picture.extend({
  alt: z.string().describe('what it shows, in its owner’s words; may be empty'),
  isPrivate: z.boolean().describe('its addresses want the token of a member who may see it'),
});
export type RecipePhoto = z.infer<typeof RecipePhoto>;

/** A day of the calendar, as the member counts it. */
export const Day = z.iso.date(orStop('This is not a day.'));

/** What a member keeps about a recipe for oneself; no other member sees it. */
export const Personal = z.object({
  note: z.string(),
  rating: z.int().min(1).max(5).nullable(),
  cookedOn: z.array(z.string()).describe('days, the newest first'),
  collections: z.array(Id).describe('those that it is in'),
});
export type Personal = z.infer<typeof Personal>;

export const Recipe = z.object({
  _id: Id,
  language: SiteLanguage.nullable().describe(
    'that it is written in; null of what members bring, which may be in any',
  ),
  title: z.string(),
  description: z.string(),
  prepTime: z.int().nonnegative().describe('minutes'),
  cookTime: z.int().nonnegative().describe('minutes'),
  ingredients: z.array(z.string()),
  instructions: z.array(z.string()),
  ingredientLines: z.array(IngredientLine),
  steps: z.array(RecipeStep),
  calories: z.int().nonnegative().describe('kcal per serving'),
  tags: z.array(z.string()),
  createdAt: Instant,
  options: RecipeOptions,
  halal: RecipeHalal,
  contents: RecipeContents,
  nutrition: RecipeNutrition.nullable().describe('null where nothing can be computed'),
  picture: RecipePicture,
  photo: RecipePhoto.optional().describe('its owner’s own; missing where there is none'),
  source: RecipeSource,
  notes: z.string().describe('for the cook; they go with the recipe'),
  isAdapted: z.boolean().describe('an import whose forbidden lines were swapped'),
  isEdited: z.boolean().describe('its text is no longer the one that was generated or imported'),
  version: TextVersion,
  editedAt: Instant.nullable().describe('when its text was last changed'),
  personal: Personal,
  avoided: z
    .array(AvoidedInRecipe)
    .optional()
    .describe('what it names of that which the profile of its owner avoids; missing where it is nothing'),
  isSaved: z.boolean(),
  favorite: z.boolean(),
  keptUntil: Instant.nullable().describe('when a recipe that is not saved goes away'),
  shareToken: z.string().nullable().describe('of its public address, while it is shared'),
  isAtTable: z.boolean().optional().describe('true of one that its owner shows to their household'),
  whose: z
    .string()
    .optional()
    .describe(
      'of a recipe that another member of the household has planned or shows the name of that member: it is read, and not changed',
    ),
});
export type Recipe = z.infer<typeof Recipe>;

/** What every visitor may see at a shared address: nothing of the member who shares it. */
export const SharedRecipe = Recipe.omit({
  _id: true,
  avoided: true,
  isSaved: true,
  favorite: true,
  keptUntil: true,
  shareToken: true,
  personal: true,
  version: true,
  editedAt: true,
  whose: true,
  isAtTable: true,
});
export type SharedRecipe = z.infer<typeof SharedRecipe>;
