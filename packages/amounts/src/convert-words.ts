import { convertLengths } from './lengths.ts';
import { convertMeasures } from './measures-in-words.ts';
import { otherKitchens, type WrittenIn } from './other-kitchens.ts';
import { convertTemperatures } from './temperatures.ts';
import type { Units } from './units.ts';

/** The temperatures, sizes and amounts that words name, in the units that are wanted. */
export function convertWords(text: string, units: Units, language: WrittenIn = 'en'): string {
  const withTemperatures = convertTemperatures(text, units);
  // Of other languages the degrees are known, and their words of measures are left to their cooks.
  if (language !== null && language !== 'en') return otherKitchens().degreesIn(language, withTemperatures);
  return convertMeasures(convertLengths(withTemperatures, units), units);
}
