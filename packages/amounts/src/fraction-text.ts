import { isEqual, type Rational, rational, split, toNumber } from '@sufra/nutrition/measures';

const signs: [Rational, string][] = (
  [
    [1, 8, '⅛'],
    [1, 6, '⅙'],
    [1, 5, '⅕'],
    [1, 4, '¼'],
    [1, 3, '⅓'],
    [3, 8, '⅜'],
    [2, 5, '⅖'],
    [1, 2, '½'],
    [3, 5, '⅗'],
    [5, 8, '⅝'],
    [2, 3, '⅔'],
    [3, 4, '¾'],
    [4, 5, '⅘'],
    [5, 6, '⅚'],
    [7, 8, '⅞'],
  ] as const
).map(([over, under, sign]) => [rational(over, under), sign]);

// Closer than a cook measures with a spoon or a cup.
const closeEnough = 0.025;

/** As a cook writes it: 1½, ⅔, 12; a decimal number where no such fraction is near. */
export function fractionText(value: Rational): string {
  const { whole, rest } = split(value);
  const before = whole > 0n ? String(whole) : '';
  if (rest.over === 0n) return String(whole);
  const exact = signs.find(([fraction]) => isEqual(fraction, rest));
  if (exact) return before + exact[1];

  const amount = toNumber(value);
  const near = nearestOf(toNumber(rest));
  const shown = Number(whole) + near.value;
  if (shown > 0 && Math.abs(shown - amount) / amount <= closeEnough) {
    return near.value === 1 ? String(whole + 1n) : before + near.sign || String(whole);
  }
  return decimalText(value, 2);
}

const candidates = [
  { value: 0, sign: '' },
  ...signs.map(([fraction, sign]) => ({ value: toNumber(fraction), sign })),
  { value: 1, sign: '' },
];

const nearestOf = (rest: number) =>
  candidates.reduce((best, each) =>
    Math.abs(each.value - rest) < Math.abs(best.value - rest) ? each : best,
  );

/** With at most so many decimals, and never nothing where there is something. */
export function decimalText(value: Rational, decimals: number): string {
  const amount = toNumber(value);
  const rounded = Number(amount.toFixed(decimals));
  return String(rounded === 0 && amount > 0 ? Number(amount.toPrecision(1)) : rounded);
}
