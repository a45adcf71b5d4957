import { isLess, minus, plus, type Rational, rational, split } from '@sufra/nutrition/measures';

// JSON has no thirds: 0.33 spoons are a third of one, 0.33 litres are 330 ml.
const roughly = rational(5, 1_000);
const exactly = rational(1, 1_000_000);
const hidden = [rational(1, 3), rational(2, 3), rational(1, 6), rational(5, 6)];

/** The digits of a number as they are written, so that 0.1 is a tenth. */
function asWritten(quantity: number): Rational {
  const [digits = '0', exponent = '0'] = quantity.toString().split('e');
  const [whole = '0', decimals = ''] = digits.split('.');
  const shift = Number(exponent) - decimals.length;
  const over = BigInt(whole + decimals);
  return shift >= 0 ? rational(over * 10n ** BigInt(shift)) : rational(over, 10n ** BigInt(-shift));
}

/** A quantity of the data as the fraction that it means. `isDecimal`: of a unit that is counted in tens. */
export function readQuantity(quantity: number, isDecimal: boolean): Rational {
  const written = asWritten(quantity);
  const { whole, rest } = split(written);
  const tolerance = isDecimal ? exactly : roughly;
  const meant = hidden.find(
    third => isLess(minus(rest, third), tolerance) && isLess(minus(third, rest), tolerance),
  );
  return meant ? plus(rational(whole), meant) : written;
}
