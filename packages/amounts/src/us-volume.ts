import { dividedBy, type Rational, rational, toNumber } from '@sufra/nutrition/measures';
import { fractionText } from './fraction-text.ts';

// Everything in quarters of a teaspoon (1.25 ml), the smallest spoon of a set.
const teaspoon = 4;
const tablespoon = 12;
const cup = 192;
const cupParts = [0, 48, 64, 96, 128, 144]; // ¼ ⅓ ½ ⅔ ¾

const quarterTeaspoon = rational(5, 4);
/** How far from the amount a simpler measure may be. */
const tolerance = 0.06;

const isHandySpoon = (quarters: number) =>
  quarters <= teaspoon || (quarters < tablespoon ? quarters % 2 === 0 : quarters % 6 === 0);
const isCup = (quarters: number) => cupParts.includes(quarters % cup);

/** Each of these has all that stands before it, so that more of a food is never written as less. */
const isSimple = (quarters: number) => (quarters < 48 ? isHandySpoon(quarters) : isCup(quarters));
const isPlain = (quarters: number) =>
  isSimple(quarters) || (quarters < 48 ? quarters % 4 === 0 : quarters % tablespoon === 0);
const isFine = (quarters: number) =>
  isPlain(quarters) ||
  (quarters < 16 ? true : quarters < 32 ? quarters % 2 === 0 : quarters < 96 ? quarters % 4 === 0 : false);

function nearest(exact: number, isAllowed: (quarters: number) => boolean): number {
  const middle = Math.max(1, Math.round(exact));
  for (let away = 0; ; away += 1) {
    const [below, above] = [middle - away, middle + away].map(each =>
      each > 0 && isAllowed(each) ? each : 0,
    );
    if (below && above) return exact - below <= above - exact ? below : above;
    if (below || above) return below || above || middle;
  }
}

/** So many quarter teaspoons as spoons and cups can measure: the simplest that is near enough. */
export function measurable(millilitres: Rational): number {
  const exact = toNumber(dividedBy(millilitres, quarterTeaspoon));
  for (const isAllowed of [isSimple, isPlain]) {
    const found = nearest(exact, isAllowed);
    if (Math.abs(found - exact) <= tolerance * exact) return found;
  }
  return nearest(exact, isFine);
}

const measured = (quarters: number, unit: number, name: string) =>
  `${fractionText(rational(quarters, unit))}\u00a0${name}`;

function spoonText(quarters: number): string {
  const rest = quarters % tablespoon;
  if (quarters >= tablespoon && rest % 6 === 0) return measured(quarters, tablespoon, 'tbsp');
  if (quarters < 2 * tablespoon) return measured(quarters, teaspoon, 'tsp');
  return `${measured(quarters - rest, tablespoon, 'tbsp')} + ${measured(rest, teaspoon, 'tsp')}`;
}

/** '¾ tsp', '2 tbsp + 1 tsp', '1⅓ cups', '1 cup + 2 tbsp'. */
export function spoonsAndCups(quarters: number): string {
  if (quarters < 48) return spoonText(quarters);
  const whole = Math.floor(quarters / cup) * cup;
  const part = cupParts.findLast(each => each <= quarters - whole) ?? 0;
  const cups = whole + part;
  const text = measured(cups, cup, cups > cup ? 'cups' : 'cup');
  return cups === quarters ? text : `${text} + ${spoonText(quarters - cups)}`;
}
