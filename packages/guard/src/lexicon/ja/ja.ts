import type { Lexicon } from '../lexicon.ts';
import { alcohol } from './alcohol.ts';
import { animals } from './animals.ts';
import { doubtful } from './doubtful.ts';
import { harmless } from './harmless.ts';
import { pork } from './pork.ts';
import { reading } from './reading.ts';

export const ja: Lexicon = {
  language: 'ja',
  words: { ...pork, ...alcohol, ...animals, ...doubtful, ...harmless, ...reading },
};
