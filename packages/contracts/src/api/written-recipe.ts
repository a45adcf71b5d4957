import { z } from 'zod';
import * as limits from '../constants/limits.ts';
import { Instant } from './fields.ts';
import { orStop } from './or-stop.ts';
import { ownWords } from './own-words.ts';

const missing = 'Please fill this in.';
const tooLong = 'This is too long.';
const wholeNumber = 'Please give a whole number.';
const tooMuch = 'This is too much.';
const tooMany = 'These are too many lines.';

const line = (longest: number) => ownWords().trim().min(1, orStop(missing)).max(longest, orStop(tooLong));
const text = (longest: number) => ownWords().trim().max(longest, orStop(tooLong));
const minutes = z
  .int(orStop(wholeNumber))
  .nonnegative(orStop(wholeNumber))
  .max(limits.recipeMinutes, orStop(tooMuch));

/** A recipe as a member writes it: each ingredient is one line of text, which is taken apart when it is saved. */
export const WrittenRecipe = z.object({
  title: line(limits.writtenTitleLength),
  description: text(limits.writtenDescriptionLength).default(''),
  servings: z
    .int(orStop(wholeNumber))
    .positive(orStop(wholeNumber))
    .max(limits.writtenServings, orStop(tooMuch)),
  prepTime: minutes.describe('minutes; 0 where it is not said'),
  cookTime: minutes.describe('minutes; 0 where it is not said'),
  ingredients: z
    .array(line(limits.importedLineLength))
    .min(1, orStop(missing))
    .max(limits.importedIngredients, orStop(tooMany)),
  instructions: z.array(line(limits.importedStepLength)).max(limits.importedSteps, orStop(tooMany)),
  notes: text(limits.writtenNotesLength).default('').describe('for the cook; they go with the recipe'),
  tags: z
    .array(line(limits.writtenTagLength))
    .max(limits.writtenTags, orStop(`Please use at most ${limits.writtenTags} tags.`)),
});
export type WrittenRecipe = z.infer<typeof WrittenRecipe>;

/** Beside a recipe that is saved. */
export const areAmountsMeant = z
  .boolean()
  .default(false)
  .describe('amounts that are hardly meant are right all the same; without it they are asked about');

/** Which save of a recipe's text: one more with each. */
export const TextVersion = z.int().positive();

/** What a refusal of a save holds that was made of an older text: that which is there, and that which was sent. */
export const RecipeConflict = z.object({
  saved: z.object({ version: TextVersion, savedAt: Instant, recipe: WrittenRecipe }),
  yours: WrittenRecipe,
});
export type RecipeConflict = z.infer<typeof RecipeConflict>;

export const recipeParts = [
  'title',
  'description',
  'servings',
  'times',
  'ingredients',
  'steps',
  'notes',
  'tags',
] as const;

const Change = z.object({
  part: z.enum(recipeParts),
  added: z.int().nonnegative().describe('lines that the version before had not'),
  removed: z
    .int()
    .nonnegative()
    .describe('lines of the version before; none of both where they changed places'),
});

export const RecipeVersion = z.object({
  version: TextVersion,
  savedAt: Instant,
  changes: z.array(Change).describe('to the version before; none of the first'),
  restored: TextVersion.nullable().describe('the version that this one is a restoration of'),
  isCurrent: z.boolean(),
});
export type RecipeVersion = z.infer<typeof RecipeVersion>;

export const RecipeVersionText = RecipeVersion.extend({ recipe: WrittenRecipe });
