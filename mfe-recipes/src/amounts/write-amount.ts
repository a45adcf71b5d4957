import type { Amount, Measured } from './amount.ts';
import { pluralOf, singularOf } from './count-words.ts';
import { decimalText, fractionText } from './fraction-text.ts';
import { type MeasureName, measures } from './measure.ts';
import { dividedBy, isEqual, isLess, nearest, one, type Rational, rational, split } from './rational.ts';

export type Units = 'metric' | 'imperial';

// A no-break space: '700' at the end of one line and 'g' on the next is hard to read.
const joined = (...parts: string[]) => parts.join('\u00a0');

const inMeasure = (amount: Rational, name: MeasureName) => dividedBy(amount, measures[name].size);

const isAtLeast = (value: Rational, other: Rational) => !isLess(value, other);

/** An amount as it is read in the kitchen, in the units that are wanted. */
export function writeAmount(amount: Amount, units: Units): string {
  switch (amount.kind) {
    case 'count':
      return writeCount(amount.quantity, amount.unit);
    case 'package':
      return isEqual(amount.quantity, one)
        ? amount.size
        : joined(fractionText(amount.quantity), '×', amount.size);
    case 'mass':
      return units === 'metric' ? writeMetric(amount.quantity, 'g', 'kg') : writeOunces(amount.quantity);
    case 'volume':
      return writeVolume(amount, units);
  }
}

function writeCount(quantity: Rational, unit: string | null): string {
  const text = fractionText(quantity);
  if (unit === null) return text;
  return joined(text, isLess(one, quantity) ? pluralOf(unit) : singularOf(unit));
}

function writeMetric(quantity: Rational, small: 'g' | 'ml', large: 'kg' | 'l'): string {
  // What is shown as 1000 g is a kilogram, also where it is 999.9 g.
  if (isAtLeast(nearest(quantity, one), rational(1_000)))
    return joined(decimalText(inMeasure(quantity, large), 2), large);
  return joined(decimalText(quantity, isLess(quantity, rational(10)) ? 1 : 0), small);
}

function writeOunces(quantity: Rational): string {
  const ounces = inMeasure(quantity, 'oz');
  if (isLess(ounces, rational(16))) {
    const shown = isLess(ounces, one) ? ounces : nearest(ounces, rational(1, 4));
    if (isLess(shown, rational(16))) return joined(fractionText(shown), 'oz');
  }
  const { whole, rest } = split(dividedBy(nearest(ounces, rational(1, 4)), rational(16)));
  const left = dividedBy(rest, rational(1, 16));
  const pounds = joined(String(whole), 'lb');
  return left.over === 0n ? pounds : `${pounds} ${joined(fractionText(left), 'oz')}`;
}

function writeVolume({ quantity, inSpoons }: Measured, units: Units): string {
  const isSpoonful = isLess(quantity, measures.cup.size);
  if (units === 'metric') {
    return inSpoons && isSpoonful ? writeSpoons(quantity) : writeMetric(quantity, 'ml', 'l');
  }
  const cups = inMeasure(quantity, 'cup');
  if (isAtLeast(cups, rational(1, 4))) return joined(fractionText(cups), isLess(one, cups) ? 'cups' : 'cup');
  return writeSpoons(quantity);
}

function writeSpoons(quantity: Rational): string {
  const tablespoons = inMeasure(quantity, 'tbsp');
  // Four teaspoons are easier to measure than one and a third tablespoons.
  const isHandy = tablespoons.under <= 2n || isAtLeast(tablespoons, rational(4));
  if (isAtLeast(tablespoons, one) && isHandy) return joined(fractionText(tablespoons), 'tbsp');
  return joined(fractionText(inMeasure(quantity, 'tsp')), 'tsp');
}
