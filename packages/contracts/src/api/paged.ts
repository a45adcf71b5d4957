import { z } from 'zod';
import * as limits from '../constants/limits.ts';
import { orStop } from './or-stop.ts';
import { ownWords } from './own-words.ts';

const wrongLimit = orStop(`Please ask for 1 to ${limits.pageLengthMax} entries.`);

/** What each call takes that answers a list page by page. */
export const PageQuery = z.object({
  limit: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, wrongLimit)
    .transform(Number)
    .refine(limit => limit <= limits.pageLengthMax, wrongLimit)
    .default(limits.pageLength)
    .describe(`how many entries, at most ${limits.pageLengthMax}; ${limits.pageLength} unless said`),
  after: z
    .string()
    .max(1_000, orStop('This is no page of this list.'))
    .optional()
    .describe('`next` of the page before'),
});

/** Beside the list: what asks for the page after this one. */
export const Next = z.string().nullable().describe('`after` of the next page; null at the end');

/** How many entries a filter leaves. */
export const Found = z.object({
  found: z.int().nonnegative(),
  isMore: z.boolean().describe(`there are more: no more than ${limits.countedMost} are counted`),
});
export type Found = z.infer<typeof Found>;

/** What is looked for in a list: each of the words, in any order, case or accents. */
export const SearchWords = ownWords()
  .trim()
  .max(limits.searchLength, orStop('This is too long to search for.'));
