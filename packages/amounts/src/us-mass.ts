import {
  dividedBy,
  isLess,
  measures,
  nearest,
  type Rational,
  rational,
  split,
  times,
} from '@sufra/nutrition/measures';
import { densityOf } from './densities.ts';
import { decimalText, fractionText } from './fraction-text.ts';
import { measurable, spoonsAndCups } from './us-volume.ts';

const ounce = measures.oz.size;
// Less than this is too little for ounces: spoons hold it, where it is known how much of the food they hold.
const spoonedBelow = rational(2);

const joined = (text: string, unit: string) => `${text}\u00a0${unit}`;

export function writeUsMass(grams: Rational, item: string): string {
  const ounces = dividedBy(grams, ounce);
  const density = isLess(ounces, spoonedBelow) ? densityOf(item) : undefined;
  if (density) return inSpoons(grams, density);
  // A scale that shows ounces shows grams too, and in ounces this little is a guess.
  if (isLess(ounces, rational(1)))
    return joined(decimalText(grams, isLess(grams, rational(10)) ? 1 : 0), 'g');
  const shown = nearest(ounces, isLess(ounces, spoonedBelow) ? rational(1, 8) : rational(1, 4));
  if (isLess(shown, rational(16))) return joined(fractionText(shown), 'oz');
  const { whole, rest } = split(dividedBy(shown, rational(16)));
  const pounds = joined(String(whole), 'lb');
  return rest.over === 0n
    ? pounds
    : `${pounds} ${joined(fractionText(dividedBy(rest, rational(1, 16))), 'oz')}`;
}

function inSpoons(grams: Rational, density: Rational): string {
  const quarters = measurable(dividedBy(grams, density));
  // Two ounces are written as such, and what is less must not be more in spoons.
  const most = measurable(dividedBy(times(spoonedBelow, ounce), density));
  return spoonsAndCups(Math.min(quarters, most));
}
