import {
  dividedBy,
  isEqual,
  isLess,
  type MeasureName,
  measures,
  nearest,
  one,
  type Rational,
  rational,
  times,
  toNumber,
} from '@sufra/nutrition/measures';
import type { Amount, Measured } from './amount.ts';
import { pluralOf, singularOf } from './count-words.ts';
import { densityOfSolid } from './densities.ts';
import { decimalText, fractionText } from './fraction-text.ts';
import { convertLengths } from './lengths.ts';
import { otherKitchens, type WrittenIn } from './other-kitchens.ts';
import { sizeIn } from './package-size.ts';
import type { Units } from './units.ts';
import { writeUsMass } from './us-mass.ts';
import { measurable, spoonsAndCups } from './us-volume.ts';

// A no-break space: '700' at the end of one line and 'g' on the next is hard to read.
const joined = (...parts: string[]) => parts.join('\u00a0');

const inMeasure = (amount: Rational, name: MeasureName) => dividedBy(amount, measures[name].size);

const isAtLeast = (value: Rational, other: Rational) => !isLess(value, other);

interface Writing {
  units: Units;
  /** What it is of, where that is known: how much of a food a spoon holds depends on it. */
  item: string;
}

/** An amount as it is read in the kitchen, in the units that are wanted. */
export function writeAmount(
  amount: Amount,
  units: Units,
  { item = '', language = null }: { item?: string; language?: WrittenIn | undefined } = {},
): string {
  return otherKitchens().amountIn(language, writeInEnglish(amount, units, { item, language }));
}

/** In English measures, which are put into a language's own; what is counted is in its words already. */
function writeInEnglish(
  amount: Amount,
  units: Units,
  { item, language }: { item: string; language: WrittenIn },
): string {
  switch (amount.kind) {
    case 'count':
      return convertLengths(writeCount(amount.quantity, amount.unit, language), units);
    case 'package':
      return writePackages(
        amount.quantity,
        otherKitchens().containerIn(language, sizeIn(units, amount.size)),
      );
    case 'mass':
      return units === 'metric'
        ? writeMetric(amount.quantity, 'g', 'kg')
        : writeUsMass(amount.quantity, item);
    case 'volume':
      return writeVolume(amount, { units, item });
  }
}

// '2 cm piece' is one piece.
const lengthOfOne = /^(?:cm|mm|inch)\b/i;

const writePackages = (quantity: Rational, size: string) =>
  isEqual(quantity, one) ? size : joined(fractionText(quantity), '×', size);

function writeCount(quantity: Rational, unit: string | null, language: WrittenIn): string {
  const text = fractionText(quantity);
  if (unit === null) return text;
  if (lengthOfOne.test(unit)) return joined(text, unit);
  const elsewhere = otherKitchens().unitFor(unit, toNumber(quantity), language);
  if (elsewhere !== undefined) return elsewhere === '' ? text : joined(text, elsewhere);
  return joined(text, isLess(one, quantity) ? pluralOf(unit) : singularOf(unit));
}

function writeMetric(quantity: Rational, small: 'g' | 'ml', large: 'kg' | 'l'): string {
  // What is shown as 1000 g is a kilogram, also where it is 999.9 g.
  if (isAtLeast(nearest(quantity, one), rational(1_000)))
    return joined(decimalText(inMeasure(quantity, large), 2), large);
  return joined(decimalText(quantity, isLess(quantity, rational(10)) ? 1 : 0), small);
}

function writeVolume({ quantity, inSpoons, inCups }: Measured, { units, item }: Writing): string {
  if (units === 'imperial') return spoonsAndCups(measurable(quantity));
  if (inSpoons && isLess(quantity, measures.cup.size)) return writeSpoons(quantity);
  // No cook fills a measuring jug with flour.
  const density = inCups ? densityOfSolid(item) : undefined;
  return density ? writeGramsOfCups(times(quantity, density)) : writeMetric(quantity, 'ml', 'l');
}

// A cup of it weighs only about so much.
const writeGramsOfCups = (grams: Rational) =>
  writeMetric(nearest(grams, isLess(grams, rational(100)) ? one : rational(5)), 'g', 'kg');

function writeSpoons(quantity: Rational): string {
  const tablespoons = inMeasure(quantity, 'tbsp');
  // Four teaspoons are easier to measure than one and a third tablespoons.
  const isHandy = tablespoons.under <= 2n || isAtLeast(tablespoons, rational(4));
  if (isAtLeast(tablespoons, one) && isHandy) return joined(fractionText(tablespoons), 'tbsp');
  return joined(fractionText(inMeasure(quantity, 'tsp')), 'tsp');
}
