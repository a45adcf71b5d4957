import { z } from 'zod';

/** A recipe to be made halal: changed, told to be impossible, or kept as it is. */
export const MakeHalalCase = z.object({
  id: z.string().optional(),
  class: z.enum(['change', 'cannot', 'keep']),
  title: z.string(),
  ingredients: z.array(z.string()),
  steps: z.array(z.string()),
  /** Words that may not stand in what comes out, but beside one of `ok_with`. */
  gone: z.array(z.object({ word: z.string(), ok_with: z.array(z.string()) })).default([]),
});
export type MakeHalalCase = z.infer<typeof MakeHalalCase>;
