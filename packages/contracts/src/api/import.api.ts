import { z } from 'zod';
import * as limits from '../constants/limits.ts';
import type { ApiTable } from './api-table.ts';
import { JudgedLine } from './judged-line.ts';
import { orStop } from './or-stop.ts';
import { ownWords } from './own-words.ts';
import { AvoidedInRecipe, Recipe, RecipeHalal } from './recipe.ts';
import { areAmountsMeant } from './written-recipe.ts';

const line = (longest: number) =>
  ownWords().trim().min(1, orStop('Please fill this in.')).max(longest, orStop('This is too long.'));

const isPageAddress = (text: string) => /^https?:\/\//.test(text) && URL.canParse(text);

/** One of the three: the address of a page, a text, or beside these a file, which is a page or a photo. */
export const ImportBody = z.object({
  url: ownWords().trim().max(2_048, orStop('This is too long.')).optional(),
  text: ownWords()
    .max(limits.importTextLength, orStop(`Please use at most ${limits.importTextLength} characters.`))
    .optional(),
  which: ownWords()
    .trim()
    .max(limits.importedLineLength, orStop())
    .optional()
    .describe('of several recipes in it, the title of the wanted one'),
});
export type ImportBody = z.infer<typeof ImportBody>;

const ImportSource = z.object({
  name: ownWords().max(200, orStop()).describe('what the page calls itself, or its host; empty for a text'),
  url: ownWords().max(2_048, orStop()).refine(isPageAddress, orStop('This is not an address.')).nullable(),
});

const ImportedRecipe = z.object({
  title: line(200),
  servings: z.int().positive().max(1_000, orStop()).nullable(),
  totalMinutes: z.int().positive().max(86_400, orStop()).nullable(),
  ingredients: z
    .array(line(limits.importedLineLength))
    .min(1, orStop('Please fill this in.'))
    .max(limits.importedIngredients, orStop('These are too many lines.')),
  instructions: z
    .array(line(limits.importedStepLength))
    .max(limits.importedSteps, orStop('These are too many lines.')),
  source: ImportSource,
});
export type ImportedRecipe = z.infer<typeof ImportedRecipe>;

export const Imported = z.object({
  recipe: ImportedRecipe,
  lines: z.array(JudgedLine).describe('the ingredients in their order'),
  halal: RecipeHalal.describe('of the whole, title and steps included'),
  avoided: z.array(AvoidedInRecipe).describe('what it names of that which the profile of the caller avoids'),
  questions: z
    .array(z.object({ index: z.int().nonnegative(), message: z.string() }))
    .describe('the lines whose amounts are hardly meant, and what is to be asked about them'),
  generated: z.boolean().describe('a model has read it, and it counts as one generation'),
});
export type Imported = z.infer<typeof Imported>;

export const importApi = {
  'POST /recipes/import': {
    slice: 'svc-recipes',
    summary:
      'Read a recipe from a page, a text, an HTML file or a photo, and judge each line. Nothing is saved; a model is asked, and a generation counted, only where the recipe is not structured',
    access: 'member',
    takes: 'form',
    orJson: true,
    file: 'file',
    body: ImportBody,
    maxMs: 60_000,
    status: 200,
    answer: Imported,
    problems: [
      'no_recipe',
      'several_recipes',
      'address_refused',
      'page_unavailable',
      'page_needs_sign_in',
      'model_needed',
      'payload_too_large',
      'image_too_large',
      'not_an_image',
      'quota_exhausted',
      'network_quota_exhausted',
      'generator_unavailable',
      'generator_timeout',
    ],
  },
  'POST /recipes/imported': {
    slice: 'svc-recipes',
    summary:
      'Save a recipe that was imported, judged once more: nothing forbidden is saved, doubtful is. It costs no generation',
    access: 'member',
    body: ImportedRecipe.extend({
      isAdapted: z.boolean().default(false).describe('forbidden lines were swapped since it was imported'),
      areAmountsMeant,
    }),
    status: 201,
    answer: z.object({ recipe: Recipe }),
    problems: ['not_halal', 'amounts_unlikely', 'premium_only'],
  },
} as const satisfies ApiTable;
