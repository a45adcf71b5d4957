import { z } from 'zod';
import { Verdict } from './judged-line.ts';

export const School = z.enum(['hanafi', 'shafii', 'maliki', 'hanbali']);
export type School = z.infer<typeof School>;

const Held = z.object({ verdict: Verdict, says: z.string() });

/** Something on which the four schools of law differ. */
export const Differing = z.object({
  words: z.string().describe('as they stand in the text'),
  topic: z.string(),
  held: z
    .object({ hanafi: Held, shafii: Held, maliki: Held, hanbali: Held })
    .describe('what each school holds; it is no ruling'),
  source: z.string(),
});
export type Differing = z.infer<typeof Differing>;
