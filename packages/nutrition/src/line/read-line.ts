import type { Food } from '../foods/read-foods.ts';
import { allFoods, type Language, type Unit } from '../names/read-language.ts';
import { type Token, tokenise } from '../names/tokenise.ts';
import { readTable, type TableFood } from '../table/read-table.ts';
import { findFood } from './find-food.ts';
import { type Amount, readAmounts } from './read-amounts.ts';
import { weigh } from './weigh.ts';

/** What a line of ingredients names, and how much of it. */
export interface ReadLine {
  food: Food | undefined;
  table: TableFood | undefined;
  /** What is eaten of it; undefined where the line says no amount that can be weighed. */
  grams: number | undefined;
  /** The line says an amount, even one that cannot be weighed. */
  hasAmount: boolean;
  /** In its order, as the line says them. */
  amounts: readonly Amount[];
}

const table = readTable();
/** Of fat that food is fried in, what stays on it. */
const absorbed = 0.1;
const fryingFrom = 100;
const isFat = ({ per100 }: TableFood) => per100.fat >= 80;
const times = new Set(['x', '*', '×']);

const isTin = (unit: Unit | undefined) =>
  unit?.kind === 'piece' && (unit.name === 'tin' || unit.name === 'jar');

/** Reads a line in a language: '2 (400 g) tins of chickpeas, drained'. */
export function readLine(text: string, language: Language): ReadLine {
  const tokens = tokenise(text);
  const words = tokens.map(({ text: word, kind }) => (kind === 'word' ? language.stem(word) : word));
  const all = readAmounts(tokens, language);
  const { food: named, piece, foodAt, isUnitFood } = foodOf(tokens, all, language);
  const isCooked = words.some(word => language.cooked.has(word));
  const food = (isCooked && named?.cooked && allFoods.get(named.cooked)) || named;
  const hasAmount = all.length > 0;
  const usda = food && table.get(food.ndb);
  if (!food || !usda)
    return { food: undefined, table: undefined, grams: massOf(all), hasAmount, amounts: all };
  const amounts = all.map(amount =>
    isUnitFood ? { ...amount, unit: undefined } : { ...amount, unit: amount.unit ?? piece },
  );
  const grams = weigh({
    amounts,
    food,
    table: usda,
    isSum: words.some(word => word === '+' || language.sums.has(word)),
    saysEach: words.some(word => language.each.has(word) || times.has(word)),
    isOnBone: words.some(word => language.bone.has(word)),
    isTinned: words.some((_, at) => isTin(language.units.longestAt(words, at)?.value)),
    foodAt,
  });
  const isFried = isFat(usda) && words.some((_, at) => language.frying.longestAt(words, at) !== undefined);
  const eaten = isFried && grams !== undefined && grams >= fryingFrom ? grams * absorbed : grams;
  return { food, table: usda, grams: eaten, hasAmount, amounts };
}

interface Named {
  food: Food | undefined;
  piece: Unit | undefined;
  /** Where the name begins. */
  foodAt: number;
  /** What looks like a unit is the food: '3 cloves'. */
  isUnitFood: boolean;
}

function foodOf(tokens: readonly Token[], amounts: readonly Amount[], language: Language): Named {
  const rest = withoutAmounts(tokens, amounts, ({ to }) => to);
  const isName = ({ kind, text }: Token) => kind === 'word' && !language.skip.has(language.stem(text));
  const foodAt = rest.findIndex(isName);
  const named = findFood(withoutNumbers(rest), language);
  if (named) return { ...named, foodAt: foodAt < 0 ? tokens.length : foodAt, isUnitFood: false };
  const other =
    foodAt < 0
      ? findFood(withoutNumbers(withoutAmounts(tokens, amounts, ({ numberTo }) => numberTo)), language)
      : undefined;
  return { food: other?.food, piece: undefined, foodAt: tokens.length, isUnitFood: other !== undefined };
}

const withoutNumbers = (tokens: readonly Token[]) => tokens.filter(({ kind }) => kind !== 'number');

const withoutAmounts = (
  tokens: readonly Token[],
  amounts: readonly Amount[],
  end: (amount: Amount) => number,
) =>
  tokens.map(
    (token, at): Token =>
      amounts.some(amount => at >= amount.from && at < end(amount)) ? { text: '1', kind: 'number' } : token,
  );

/** What a line weighs though its food is not known. */
function massOf(amounts: readonly Amount[]): number | undefined {
  const measured =
    amounts.find(({ unit }) => unit?.kind === 'mass') ?? amounts.find(({ unit }) => unit?.kind === 'volume');
  return measured?.unit && measured.unit.kind !== 'piece' ? measured.value * measured.unit.size : undefined;
}
