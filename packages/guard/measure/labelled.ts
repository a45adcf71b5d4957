import { z } from 'zod';
import { verdicts } from '../src/judgement.ts';

/** A line with the verdict that it should have. */
export const LabelledLine = z.object({
  text: z.string(),
  verdict: z.enum(verdicts),
  lang: z.string().default('?'),
  kind: z.string().default('?'),
  source: z.string().optional(),
});
export type LabelledLine = z.infer<typeof LabelledLine>;

/** 'clean' holds nothing forbidden; of 'unsure' it is not known. */
export const golds = ['clean', 'haram', 'unsure'] as const;

/** A recipe, and what it should be taken for. */
export const LabelledRecipe = z.object({
  lang: z.string().default('?'),
  corpus: z.string().optional(),
  title: z.string(),
  ingredients: z.array(z.string()),
  steps: z.array(z.string()).default([]),
  gold: z.enum(golds),
});
export type LabelledRecipe = z.infer<typeof LabelledRecipe>;
