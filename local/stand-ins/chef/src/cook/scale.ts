import { foodOf } from '../pantry/foods.ts';
import { isKind, type Line } from './line.ts';

const nearest = (amount: number, step: number) => Math.max(step, Math.round(amount / step) * step);

function roundedPieces({ food, unit }: Line, amount: number): number {
  const isSmall = unit === null && (foodOf(food).each ?? 0) < 20;
  const isUncut = isKind(food, 'whole') || isSmall || (unit !== null && unit !== 'bunch');
  if (isUncut) return Math.max(1, Math.round(amount));
  return amount < 0.4 ? 0.25 : nearest(amount, amount < 2.75 ? 0.5 : 1);
}

function roundedWeight(amount: number): number {
  if (amount < 10) return nearest(amount, 1);
  if (amount < 150) return nearest(amount, 5);
  return nearest(amount, amount < 1000 ? 10 : 50);
}

/** Spoons that a cook can measure: quarters of a teaspoon, halves of a tablespoon, millilitres beyond a few. */
function inSpoons(line: Line, teaspoons: number): Line {
  if (teaspoons < 3) return { ...line, amount: nearest(teaspoons, 0.25), unit: 'tsp' };
  if (teaspoons >= 18 && isKind(line.food, 'liquid'))
    return { ...line, amount: roundedWeight(teaspoons * 5), unit: 'ml' };
  return { ...line, amount: nearest(teaspoons / 3, 0.5), unit: 'tbsp' };
}

const growsSlowly = (line: Line) =>
  (['spice', 'heat', 'fat', 'garlic'] as const).some(kind => isKind(line.food, kind));

/** Spices and fat for ten are less than five times those for two. */
function growth(line: Line, servings: number): number {
  return growsSlowly(line) ? (servings / 2) ** 0.85 : servings / 2;
}

export function scale(line: Line, servings: number): Line {
  if (line.amount === null) return line;
  const amount = line.amount * growth(line, servings);
  switch (line.unit) {
    case 'g':
    case 'ml':
      return { ...line, amount: roundedWeight(amount) };
    case 'tsp':
      return inSpoons(line, amount);
    case 'tbsp':
      return inSpoons(line, amount * 3);
    case 'pinch':
      return { ...line, amount: Math.max(1, Math.round(amount)) };
    default:
      return { ...line, amount: roundedPieces(line, amount) };
  }
}
