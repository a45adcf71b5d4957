import type { IngredientLine } from '@sufra/contracts';

const fractions: [number, string][] = [
  [1 / 8, '⅛'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
];

/** 1.5 is '1½', as a cook writes it; what is no such part stays a decimal number. */
export function amountText(quantity: number): string {
  const whole = Math.floor(quantity);
  const rest = quantity - whole;
  const [, sign] = fractions.find(([value]) => Math.abs(rest - value) < 0.01) ?? [];
  if (sign) return `${whole > 0 ? whole : ''}${sign}`;
  return String(Math.round(quantity * 100) / 100);
}

/** '500 g lamb shoulder, in cubes' */
export function ingredientText({ quantity, unit, item, note }: IngredientLine): string {
  const measured = [quantity === null ? null : amountText(quantity), unit, item].filter(Boolean).join(' ');
  return note ? `${measured}, ${note}` : measured;
}
