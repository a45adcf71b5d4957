import { z } from 'zod';
import { golds, type LabelledRecipe } from '../labelled.ts';
import { readJsonl } from '../read-jsonl.ts';
import { real } from './real-data.ts';

const Correction = z.object({
  corpus: z.string(),
  title: z.string(),
  given: z.enum(golds),
  should: z.enum(golds),
  why: z.string(),
});
const ToldInSteps = z.object({ corpus: z.string(), title: z.string(), words: z.array(z.string()) });

const keyOf = ({ corpus, title }: { corpus?: string; title: string }) => `${corpus}\n${title}`;
const corrections = new Map(readJsonl(real.corrections, Correction).map(one => [keyOf(one), one]));
const toldInSteps = new Set(readJsonl(real.toldInSteps, ToldInSteps).map(keyOf));

/** A recipe with the label that it should have, where the one that it was given is a mistake. */
export function correct(recipe: LabelledRecipe): LabelledRecipe {
  const correction = corrections.get(keyOf(recipe));
  return correction?.given === recipe.gold ? { ...recipe, gold: correction.should } : recipe;
}

/** Whether only a sentence of its steps makes it haram, which is not kept. */
export const isToldInSteps = (recipe: LabelledRecipe) =>
  recipe.gold === 'haram' && toldInSteps.has(keyOf(recipe));
