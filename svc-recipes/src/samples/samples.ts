import type { SharedRecipe, SiteLanguage } from '@sufra/contracts';
import type { JudgeRecipe } from '../halal/judge-recipe.ts';
import { pictureOf } from '../pictures/picture-of.ts';
import { contentsOf } from '../recipe/contents-of.ts';
import { ingredientText } from '../recipe/ingredient-text.ts';
import { nutritionOf } from '../recipe/nutrition-of.ts';
import { type SampleRecipe, sampleRecipesIn } from './sample-recipes.ts';

/** Judged and drawn like any other recipe; never one that the guard refuses. */
export const samplesJudgedBy = (judge: JudgeRecipe, language: SiteLanguage): SharedRecipe[] =>
  sampleRecipesIn(language)
    .map(sample => describeSample(sample, judge))
    .filter(({ halal }) => halal.verdict !== 'haram');

const describeSample = (sample: SampleRecipe, judge: JudgeRecipe): SharedRecipe => ({
  ...sample,
  ingredients: sample.ingredientLines.map(ingredientText),
  notes: '',
  isAdapted: false,
  isEdited: false,
  instructions: sample.steps.map(({ text }) => text),
  halal: judge(sample),
  contents: contentsOf(sample),
  nutrition: nutritionOf(sample),
  picture: pictureOf(sample),
});
