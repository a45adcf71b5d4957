import type { Amount } from '../line/read-amounts.ts';
import type { ReadLine } from '../line/read-line.ts';
import { measures, toNumber } from '../measures/index.ts';
import type { Unit } from '../names/read-language.ts';
import { readLines } from '../recipe-nutrition.ts';
import { readLikely } from './read-likely.ts';

/** A line to be asked about: its amount is below nothing, nothing, or more than such a dish holds. */
export interface UnlikelyLine {
  index: number;
  why: 'below-zero' | 'zero' | 'much';
}

const likely = readLikely();
const spoons = new Set([measures.tsp, measures.tbsp].map(({ size }) => toNumber(size)));

// '-3 eggs', which may be a dash; '- 3 eggs' is one. The digits of Arabic and Urdu count as all others.
const belowZero = /^\s*[-−]\p{Nd}/u;
// '00 flour' is a kind of it, and '0% fat' no amount.
const zero = /^\s*[0٠۰](?:[.,٫][0٠۰]+)?\s+\p{L}/u;

/** The lines whose amounts are hardly meant. What does not say for how many it is, is for a few. */
export function unlikelyLines({
  ingredients,
  servings,
}: {
  ingredients: readonly string[];
  servings: number | null;
}): UnlikelyLine[] {
  const plates = Math.max(servings ?? 0, likely.servings);
  return readLines(ingredients).flatMap((line, index) => {
    const why = whyOf(ingredients[index] ?? '', line, plates);
    return why ? [{ index, why }] : [];
  });
}

function whyOf(text: string, line: ReadLine, plates: number): UnlikelyLine['why'] | undefined {
  if (belowZero.test(text)) return 'below-zero';
  if (zero.test(text) && !line.amounts.some(({ value }) => value > 0)) return 'zero';
  return isHeavy(line, plates) || isMany(line, plates) ? 'much' : undefined;
}

function isHeavy({ food, grams = 0, amounts }: ReadLine, plates: number): boolean {
  if (food?.isWater || !amounts.some(amount => weighs(amount, food))) return false;
  const most = (food && likely.foods.get(food.id)) ?? likely.other;
  return grams > most * plates;
}

/** A bare number behind a food may be a kind of it ('flour, type 550'), a price or a page; litres of what is no known food, a pot. */
function weighs({ unit, from }: Amount, food: ReadLine['food']): boolean {
  if (unit?.kind === 'mass') return true;
  return food !== undefined && (unit?.kind === 'volume' || from === 0);
}

const isMany = ({ food, amounts: [first] }: ReadLine, plates: number): boolean =>
  food !== undefined && first?.from === 0 && first.value > mostOf(first.unit) * plates;

/** How many of a small measure there may be; of a large one its weight says so. */
function mostOf(unit: Unit | undefined): number {
  if (!unit) return likely.pieces;
  if (unit.kind === 'piece')
    return unit.name === 'pinch' || unit.name === 'dash' ? likely.pinches : likely.pieces;
  return unit.kind === 'volume' && spoons.has(unit.size) ? likely.spoons : Number.POSITIVE_INFINITY;
}
