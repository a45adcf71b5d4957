import { plus } from '@sufra/nutrition/measures';
import type { Amount } from './amount.ts';
import { singularOf } from './count-words.ts';

/** Both together, or undefined where they cannot be one amount: grams and cloves. */
export function addAmounts(a: Amount, b: Amount): Amount | undefined {
  const quantity = plus(a.quantity, b.quantity);
  if (a.kind === 'count' && b.kind === 'count') {
    const unit = a.unit === null ? null : singularOf(a.unit);
    return unit === (b.unit === null ? null : singularOf(b.unit))
      ? { kind: 'count', quantity, unit }
      : undefined;
  }
  if (a.kind === 'package' && b.kind === 'package') {
    return a.size === b.size ? { ...a, quantity } : undefined;
  }
  if (a.kind === 'mass' && b.kind === 'mass') return { ...a, quantity };
  if (a.kind === 'volume' && b.kind === 'volume') {
    return {
      kind: 'volume',
      quantity,
      inSpoons: a.inSpoons && b.inSpoons,
      inCups: a.inCups && b.inCups,
    };
  }
  return undefined;
}
