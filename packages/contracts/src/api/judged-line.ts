import { z } from 'zod';

export const Verdict = z.enum(['halal', 'doubtful', 'haram']);

export const Swap = z.object({
  use: z.string().describe('in the language of the recipe'),
  ratio: z.string().describe('how much of it for one of the original: ‘1’, ‘1/2’'),
  effect: z.string().describe('what it does to the dish'),
});

/** An ingredient as the whole recipe lets it be read. */
export const JudgedLine = z.object({
  text: z.string(),
  verdict: Verdict,
  words: z.array(z.string()).describe('what in the line the verdict is of'),
  reason: z.string().nullable(),
  swaps: z.array(Swap).describe('what may take the place of what was found, the best first'),
});
export type JudgedLine = z.infer<typeof JudgedLine>;
