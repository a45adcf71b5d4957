import { Decimal128, Double, Int32, Long } from 'bson';
import type { Value } from './value.ts';

/** `digits × 10^exponent`, with no zero at the end of `digits`, so that equal numbers look the same. */
export type Decimal = { digits: bigint; exponent: number };

/**
 * One form per number, whatever its BSON type: a JavaScript number when it is exactly that, a bigint for
 * the integers beyond, a Decimal for the rest. Two equal numbers always have the same form.
 */
export type Numeric = number | bigint | Decimal;

export function numericOf(value: Value): Numeric | undefined {
  if (typeof value === 'number') return value === 0 ? 0 : value;
  if (typeof value === 'bigint') return fromBigInt(value);
  if (value instanceof Int32 || value instanceof Double) return value.value === 0 ? 0 : value.value;
  if (value instanceof Long) return fromBigInt(value.toBigInt());
  if (value instanceof Decimal128) return fromDecimalText(value.toString());
  return undefined;
}

function fromBigInt(integer: bigint): number | bigint {
  const near = Number(integer);
  return Number.isFinite(near) && BigInt(near) === integer ? near : integer;
}

function fromDecimalText(text: string): Numeric {
  const special = {
    NaN: Number.NaN,
    Infinity: Number.POSITIVE_INFINITY,
    '-Infinity': Number.NEGATIVE_INFINITY,
  }[text];
  if (special !== undefined) return special;
  return fromDecimal(parseDecimal(text));
}

export function parseDecimal(text: string): Decimal {
  const [mantissa = '0', power = '0'] = text.split(/e/i);
  const [whole = '0', fraction = ''] = mantissa.split('.');
  return normalised({ digits: BigInt(whole + fraction), exponent: Number(power) - fraction.length });
}

/** Exactly a double when there is one: 0.5 is, 0.1 is not. */
export function fromDecimal(decimal: Decimal): Numeric {
  const { digits, exponent } = normalised(decimal);
  if (exponent >= 0 && exponent < 330) return fromBigInt(digits * 10n ** BigInt(exponent));
  const near = Number(`${digits}e${exponent}`);
  if (!Number.isFinite(near) || near === 0) return digits === 0n ? 0 : { digits, exponent };
  const exact = decimalOf(near);
  return exact.digits === digits && exact.exponent === exponent ? near : { digits, exponent };
}

/** Every finite double is a whole number divided by a power of two, hence a finite decimal. */
export function decimalOf(numeric: Numeric): Decimal {
  if (typeof numeric === 'bigint') return normalised({ digits: numeric, exponent: 0 });
  if (typeof numeric === 'object') return numeric;
  let scaled = numeric;
  let halvings = 0;
  while (!Number.isInteger(scaled)) {
    scaled *= 2;
    halvings += 1;
  }
  return normalised({ digits: BigInt(scaled) * 5n ** BigInt(halvings), exponent: -halvings });
}

function normalised({ digits, exponent }: Decimal): Decimal {
  if (digits === 0n) return { digits, exponent: 0 };
  let rest = digits;
  let power = exponent;
  while (rest % 10n === 0n) {
    rest /= 10n;
    power += 1;
  }
  return { digits: rest, exponent: power };
}

export function compareNumeric(left: Numeric, right: Numeric): number {
  if (Number.isNaN(left)) return Number.isNaN(right) ? 0 : -1;
  if (Number.isNaN(right)) return 1;
  if (typeof left !== 'object' && typeof right !== 'object') return left < right ? -1 : left > right ? 1 : 0;
  if (left === Number.POSITIVE_INFINITY || right === Number.NEGATIVE_INFINITY) return 1;
  if (left === Number.NEGATIVE_INFINITY || right === Number.POSITIVE_INFINITY) return -1;
  return compareDecimals(decimalOf(left), decimalOf(right));
}

function compareDecimals(left: Decimal, right: Decimal): number {
  const exponent = Math.min(left.exponent, right.exponent);
  const a = left.digits * 10n ** BigInt(left.exponent - exponent);
  const b = right.digits * 10n ** BigInt(right.exponent - exponent);
  return a < b ? -1 : a > b ? 1 : 0;
}

export function numericKey(numeric: Numeric): string {
  return typeof numeric === 'object' ? `${numeric.digits}e${numeric.exponent}` : String(numeric);
}
