import type { Lexicon } from '../lexicon.ts';
import { alcohol } from './alcohol.ts';
import { animals } from './animals.ts';
import { doubtful } from './doubtful.ts';
import { harmless } from './harmless.ts';
import { pork } from './pork.ts';
import { reading } from './reading.ts';

export const de: Lexicon = {
  language: 'de',
  words: { ...pork, ...alcohol, ...animals, ...doubtful, ...harmless, ...reading },
  onlyAtHome: { wine: `Met`, imitationDrink: `Most`, extract: `Aroma` },
  hints: `
      im, zum, zur, auf, einer, einen, nach, oder, lassen, geben, schneiden,
      und, mit, ohne, der, die, das, Glas, Prise, TL, EL, Päckchen, Scheiben, Stück, Zehe, frisch, gehackt, aus, statt,
      Dose, für, vom, ein, eine, nicht, kein`,
};
