import type { Food } from '../foods/read-foods.ts';
import { readCommonPieces } from '../foods/read-foods.ts';
import type { TableFood } from '../table/read-table.ts';
import type { Amount } from './read-amounts.ts';

const commonPieces = readCommonPieces();
const cupOf = 240;
const packages = new Set([
  'tin',
  'jar',
  'packet',
  'block',
  'piece',
  'fillet',
  'slice',
  'loaf',
  'bar',
  'stick',
  'head',
  'ball',
]);

const isMeasured = ({ unit }: Amount) => unit !== undefined && unit.kind !== 'piece';
const nameOf = ({ unit }: Amount) => (unit?.kind === 'piece' ? unit.name : undefined);

/** How many grams of a food an amount is; undefined where it cannot be told. */
export function gramsIn(amount: Amount, food: Food, table: TableFood): number | undefined {
  const { value, unit } = amount;
  if (unit?.kind === 'mass') return value * unit.size;
  if (unit?.kind === 'volume') {
    const density = food.cup === undefined ? table.density : food.cup / cupOf;
    return density === undefined ? undefined : value * unit.size * density;
  }
  const name = nameOf(amount) ?? 'piece';
  const piece = food.pieces.get(name) ?? (name === 'half' ? half(food) : commonPieces.get(name));
  return piece === undefined ? undefined : value * piece;
}

const half = (food: Food) => {
  const piece = food.pieces.get('piece');
  return piece === undefined ? undefined : piece / 2;
};

interface Weigh {
  amounts: readonly Amount[];
  food: Food;
  table: TableFood;
  /** The line joins its amounts: '1 cup plus 2 tablespoons'. */
  isSum: boolean;
  saysEach: boolean;
  isTinned: boolean;
  /** Where the name of the food begins. */
  foodAt: number;
}

/** The grams of a line. A weight in grams counts more than cups and pieces; that of a package counts so often as there are packages. */
export function weigh(line: Weigh): number | undefined {
  const { amounts, food, table, isTinned } = line;
  const [first, second] = amounts;
  if (!first) return undefined;
  const share = food.edible * (isTinned ? food.drained : 1);
  if (second && !isMeasured(first) && isMeasured(second) && isOfOne(line, first, second)) {
    const one = gramsIn(second, food, table);
    return one === undefined ? undefined : first.value * one * share;
  }
  const mass = amounts.find(({ unit }) => unit?.kind === 'mass');
  if (mass?.unit?.kind === 'mass') return mass.value * mass.unit.size * share;
  if (second && line.isSum && isMeasured(first) && isMeasured(second) && !second.isBracketed) {
    const [one, more] = [gramsIn(first, food, table), gramsIn(second, food, table)];
    if (one !== undefined && more !== undefined) return (one + more) * share;
  }
  for (const amount of amounts) {
    const grams = gramsIn(amount, food, table);
    // A tin, piece or packet weighs what is in it.
    if (grams !== undefined) return grams;
  }
  return undefined;
}

// '2 (400 g) tins', '2 x 400 g tins', '3 fillets, 150 g each'; but '4 breasts (about 600 g)' weigh that together.
function isOfOne({ saysEach, foodAt }: Weigh, first: Amount, second: Amount): boolean {
  if (saysEach) return true;
  const name = nameOf(first);
  if (name !== undefined && !packages.has(name)) return false;
  return second.from < foodAt && second.from - first.to <= 3;
}
