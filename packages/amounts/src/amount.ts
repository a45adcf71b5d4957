import type { IngredientLine } from '@sufra/contracts';
import { findMeasure, type Kind, measures, one, type Rational, times } from '@sufra/nutrition/measures';
import { otherKitchens } from './other-kitchens.ts';
import { readQuantity } from './read-quantity.ts';

/** So many grams or millilitres. Spoons stay spoons where others would be millilitres. */
export interface Measured {
  kind: Kind;
  quantity: Rational;
  inSpoons: boolean;
  /** Measured by the cup, as a recipe from America has it. */
  inCups: boolean;
}

/** So many pieces, cloves, bunches. */
export interface Counted {
  kind: 'count';
  quantity: Rational;
  unit: string | null;
}

/** So many tins of a size; no shop has one of 533 g. */
export interface Packaged {
  kind: 'package';
  quantity: Rational;
  size: string;
}

export type Amount = Measured | Counted | Packaged;

// 'g tin': the measure of what is in the shop, and what it comes in.
const packageUnit = /^(\S+)\s+(tins?|cans?|jars?|packets?|packs?|bottles?|cartons?|tubs?|bags?)$/i;

/** The amount of an ingredient; null where nothing is measured. */
export function readAmount({ quantity, unit }: Pick<IngredientLine, 'quantity' | 'unit'>): Amount | null {
  if (quantity === null) return null;
  const [, content, container] = packageUnit.exec(unit?.trim() ?? '') ?? [];
  if (content && container && findMeasure(content)) {
    return { kind: 'package', quantity: one, size: `${Number(quantity.toFixed(2))} ${content} ${container}` };
  }
  const name = unit === null ? undefined : (findMeasure(unit) ?? otherKitchens().metricOf(unit));
  if (!name) return { kind: 'count', quantity: readQuantity(quantity, false), unit: unit?.trim() || null };
  const { kind, size, style } = measures[name];
  const inMeasure = readQuantity(quantity, style === 'metric');
  return {
    kind,
    quantity: times(inMeasure, size),
    inSpoons: style === 'spoon',
    inCups: name === 'cup',
  };
}

export const scaleAmount = <A extends Amount>(amount: A, factor: Rational): A => ({
  ...amount,
  quantity: times(amount.quantity, factor),
});
