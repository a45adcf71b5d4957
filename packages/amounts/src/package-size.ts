import {
  dividedBy,
  findMeasure,
  measures,
  nearest,
  rational,
  times,
  toNumber,
} from '@sufra/nutrition/measures';
import { readQuantity } from './read-quantity.ts';
import type { Units } from './units.ts';

const sizes = /^([\d.]+) (\S+) (\S+)$/;

/** '400 g (14 oz) tin' where ounces are wanted: the tin on the shelf may be labelled in either. */
export function sizeIn(units: Units, size: string): string {
  const [, quantity, unit = '', container] = sizes.exec(size) ?? [];
  const name = findMeasure(unit);
  if (quantity === undefined || !name) return size;
  const { kind, style } = measures[name];
  if ((style === 'metric') === (units === 'metric')) return size;
  const amount = times(readQuantity(Number(quantity), style === 'metric'), measures[name].size);
  const other =
    style === 'metric'
      ? `${inUs(amount, kind === 'mass' ? 'oz' : 'fl oz')}`
      : `${toNumber(nearest(amount, rational(10)))} ${kind === 'mass' ? 'g' : 'ml'}`;
  return `${quantity} ${unit} (${other.replaceAll(' ', '\u00a0')}) ${container}`;
}

const inUs = (amount: ReturnType<typeof rational>, name: 'oz' | 'fl oz') =>
  `${toNumber(nearest(dividedBy(amount, measures[name].size), rational(1, 2)))} ${name}`;
