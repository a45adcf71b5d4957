import { convertLengths } from './lengths.ts';
import { convertTemperatures } from './temperatures.ts';
import type { Units } from './units.ts';

/** The temperatures and sizes that words name, in the units that are wanted. */
export const convertWords = (text: string, units: Units) =>
  convertLengths(convertTemperatures(text, units), units);
