import { convertLengths } from './lengths.ts';
import { convertMeasures } from './measures-in-words.ts';
import { convertTemperatures } from './temperatures.ts';
import type { Units } from './units.ts';

/** The temperatures, sizes and amounts that words name, in the units that are wanted. */
export const convertWords = (text: string, units: Units) =>
  convertMeasures(convertLengths(convertTemperatures(text, units), units), units);
