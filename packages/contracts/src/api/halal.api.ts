import { z } from 'zod';
import * as limits from '../constants/limits.ts';
import type { ApiTable } from './api-table.ts';
import { JudgedLine, Swap, Verdict } from './judged-line.ts';
import { orStop } from './or-stop.ts';
import { ownWords } from './own-words.ts';
import { AvoidedInRecipe, RecipeContents, RecipeHalal, RefusedFinding } from './recipe.ts';
import { Differing, School } from './school.ts';

const text = (most: number) => ownWords().trim().max(most, orStop('This is too long.'));
const Lines = (most: number, length: number) =>
  z.array(text(length)).max(most, orStop('These are too many lines.'));

export const CheckedText = z.object({
  verdict: Verdict,
  version: z.string().describe('of the guard'),
  lines: z.array(
    z.object({
      text: z.string(),
      verdict: Verdict,
      isTraces: z.boolean().describe('a warning of what may have come in unmeant, and no ingredient'),
      findings: z.array(RefusedFinding.extend({ verdict: Verdict })),
      differing: z.array(Differing).describe('where the four schools differ on it'),
    }),
  ),
  contents: RecipeContents.describe('of the lines that are ingredients; its indexes are those of `lines`'),
});
export type CheckedText = z.infer<typeof CheckedText>;

const RecipeOfMember = z.object({
  title: text(limits.recipeTitleLength),
  ingredients: Lines(limits.linesOfRecipe, limits.lineOfRecipeLength),
  instructions: Lines(limits.linesOfRecipe, limits.stepOfRecipeLength),
});

export const MadeHalalRecipe = z.object({
  recipe: RecipeOfMember,
  halal: RecipeHalal.describe('of the recipe as it is now; never haram'),
  ingredients: z.array(JudgedLine).describe('those of the recipe as it is now; one may still be doubtful'),
  adapted: z.boolean().describe('false where the recipe came through unchanged'),
  lines: z
    .array(
      z.object({
        index: z.int().nonnegative().describe('of the ingredient'),
        text: z.string().describe('as it was'),
        verdict: Verdict,
        words: z.string().describe('what made it so'),
        swaps: z.array(Swap).describe('the best first'),
        chosen: z.string(),
        now: z.string(),
      }),
    )
    .describe('those that were changed'),
  avoided: z.array(AvoidedInRecipe).describe('what it names of that which the profile of the caller avoids'),
});
export type MadeHalalRecipe = z.infer<typeof MadeHalalRecipe>;

export const halalApi = {
  'POST /halal/check': {
    slice: 'svc-recipes',
    summary: 'What the guard says of each line of a text: a list of ingredients, a label',
    access: 'public',
    body: z.object({
      text: text(limits.checkedTextLength).min(1, orStop('Please enter what is to be checked.')),
      school: School.optional().describe('the line of the guard where it is missing'),
    }),
    status: 200,
    answer: CheckedText,
    problems: [],
  },
  'POST /recipes/make-halal': {
    slice: 'svc-recipes',
    summary: 'A recipe with a halal swap for each line that is forbidden or doubtful; nothing is saved',
    access: 'member',
    body: RecipeOfMember.extend({
      choices: z
        .array(
          z.object({
            index: z.int().nonnegative(),
            use: text(limits.lineOfRecipeLength).describe(
              'one of the swaps of that line; others count for nothing',
            ),
          }),
        )
        .max(limits.linesOfRecipe, orStop('These are too many lines.'))
        .default([]),
    }),
    status: 200,
    answer: MadeHalalRecipe,
    problems: ['dish_not_halal'],
  },
} as const satisfies ApiTable;
