import { Decimal128, Double, Int32, Long } from 'bson';
import { type Decimal, decimalOf, type Numeric, numericOf } from './numeric.ts';
import type { Value } from './value.ts';

type Operation = {
  integers: (left: bigint, right: bigint) => bigint;
  doubles: (left: number, right: number) => number;
  decimals: (left: Decimal, right: Decimal) => Decimal;
};

const addition: Operation = {
  integers: (left, right) => left + right,
  doubles: (left, right) => left + right,
  decimals: (left, right) => {
    const exponent = Math.min(left.exponent, right.exponent);
    const scaled = ({ digits, exponent: own }: Decimal) => digits * 10n ** BigInt(own - exponent);
    return { digits: scaled(left) + scaled(right), exponent };
  },
};

const multiplication: Operation = {
  integers: (left, right) => left * right,
  doubles: (left, right) => left * right,
  decimals: (left, right) => ({
    digits: left.digits * right.digits,
    exponent: left.exponent + right.exponent,
  }),
};

export function add(left: Value, right: Value): Value {
  return calculate(addition, left, right);
}

export function multiply(left: Value, right: Value): Value {
  return calculate(multiplication, left, right);
}

/** The result has the wider of the two types, and an int grows into a long; `undefined` when a long overflows. */
function calculate(operation: Operation, ...pair: [Value, Value]): Value {
  const [left, right] = pair.map(value => numericOf(value) ?? 0) as [Numeric, Numeric];
  if (pair.some(value => value instanceof Decimal128)) return decimalResult(operation, left, right);
  if (pair.some(isDouble)) return new Double(operation.doubles(Number(left), Number(right)));
  const exact = operation.integers(whole(left), whole(right));
  if (exact !== BigInt.asIntN(64, exact)) return undefined;
  const isInt = exact === BigInt.asIntN(32, exact) && !pair.some(value => value instanceof Long);
  return isInt ? new Int32(Number(exact)) : Long.fromBigInt(exact);
}

function whole(numeric: Numeric): bigint {
  return typeof numeric === 'bigint' ? numeric : BigInt(Number(numeric));
}

function isDouble(value: Value): boolean {
  return value instanceof Double || typeof value === 'number';
}

function decimalResult(operation: Operation, left: Numeric, right: Numeric): Decimal128 {
  const special = [left, right].some(numeric => typeof numeric === 'number' && !Number.isFinite(numeric));
  if (special) return Decimal128.fromString(String(operation.doubles(approximate(left), approximate(right))));
  const { digits, exponent } = operation.decimals(decimalOf(left), decimalOf(right));
  return Decimal128.fromStringWithRounding(`${digits}E${exponent}`);
}

function approximate(numeric: Numeric): number {
  return typeof numeric === 'object' ? Number(`${numeric.digits}e${numeric.exponent}`) : Number(numeric);
}
