/** A number as a fraction in lowest terms: a third stays a third, however often it is scaled. */
export interface Rational {
  readonly over: bigint;
  readonly under: bigint;
}

const size = (value: bigint) => (value < 0n ? -value : value);

function commonDivisor(one: bigint, other: bigint): bigint {
  let [large, small] = [size(one), size(other)];
  while (small !== 0n) [large, small] = [small, large % small];
  return large;
}

export function rational(over: number | bigint, under: number | bigint = 1n): Rational {
  const [top, bottom] = [BigInt(over), BigInt(under)];
  if (bottom === 0n) throw new RangeError('A fraction of nothing');
  const divisor = commonDivisor(top, bottom) * (bottom < 0n ? -1n : 1n);
  return { over: top / divisor, under: bottom / divisor };
}

export const one = rational(1);

export const plus = (a: Rational, b: Rational) =>
  rational(a.over * b.under + b.over * a.under, a.under * b.under);

export const minus = (a: Rational, b: Rational) => plus(a, { over: -b.over, under: b.under });

export const times = (a: Rational, b: Rational) => rational(a.over * b.over, a.under * b.under);

export const dividedBy = (a: Rational, b: Rational) => rational(a.over * b.under, a.under * b.over);

export const isEqual = (a: Rational, b: Rational) => a.over === b.over && a.under === b.under;

export const isLess = (a: Rational, b: Rational) => a.over * b.under < b.over * a.under;

export const toNumber = ({ over, under }: Rational) => Number(over) / Number(under);

/** The whole part and what is left; of amounts, which are never negative. */
export function split(value: Rational): { whole: bigint; rest: Rational } {
  const whole = value.over / value.under;
  return { whole, rest: rational(value.over - whole * value.under, value.under) };
}

/** The nearest multiple of a step. */
export function nearest(value: Rational, step: Rational): Rational {
  const { whole, rest } = split(dividedBy(value, step));
  const up = rest.over * 2n >= rest.under ? 1n : 0n;
  return times(rational(whole + up), step);
}
