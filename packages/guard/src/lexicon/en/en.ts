import type { Lexicon } from '../lexicon.ts';
import { alcohol } from './alcohol.ts';
import { animals } from './animals.ts';
import { doubtful } from './doubtful.ts';
import { harmless } from './harmless.ts';
import { otherSenses } from './other-senses.ts';
import { pork } from './pork.ts';
import { reading } from './reading.ts';

export const en: Lexicon = {
  language: 'en',
  words: {
    ...pork,
    ...alcohol,
    ...animals,
    ...doubtful,
    harmless: `${harmless.harmless},${otherSenses.harmless}`,
    ...reading,
  },
  unlessForeign: { beer: `ale, ales` },
  hints: `
      the, with, of, for, tbsp, tsp, cup, cups, slices, sliced, chopped, fresh, large, small, ground, minced, dried,
      without, instead, free, sauce, oz, lb, pound, can, some, please, from, your, my, recipe, use, add, a, to, in`,
};
