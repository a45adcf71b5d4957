import type { ShoppingAmount } from '@sufra/contracts';
import { type Rational, rational, toNumber } from '@sufra/nutrition/measures';
import type { Amount } from '../amount.ts';

/** An amount as it is sent and stored: JSON has no fractions. */
export function recordOf({ quantity, ...amount }: Amount): ShoppingAmount {
  return { ...amount, fraction: `${quantity.over}/${quantity.under}`, quantity: toNumber(quantity) };
}

export function readFraction(fraction: string): Rational {
  const [over = '0', under = '1'] = fraction.split('/');
  return rational(BigInt(over), BigInt(under));
}

export function amountOf({ fraction, quantity: _rounded, ...amount }: ShoppingAmount): Amount {
  return { ...amount, quantity: readFraction(fraction) };
}
