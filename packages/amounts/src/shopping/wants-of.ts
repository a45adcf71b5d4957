import '../learn-other-kitchens.ts';
import type { IngredientLine } from '@sufra/contracts';
import { type Amount, readAmount } from '../amount.ts';
import { shoppingKey } from './shopping-key.ts';

/** What one line of a recipe adds to the list. */
export interface Want {
  key: string;
  name: string;
  /** null where nothing is measured. */
  amount: Amount | null;
}

/** Mostly one; 'salt and pepper' are two things, and what comes from the tap is none. */
export function wantsOf(line: IngredientLine): Want[] {
  if (fromTheTap.test(line.item) || fromTheTapElsewhere.test(line.item)) return [];
  const amount = readAmount(line);
  if (amount) return [oneWant(line.item, amount)];
  return withoutToTaste(line.item)
    .split(/(?<=\bsalt) (?:and|&) /i)
    .map(item => oneWant(item, null));
}

function oneWant(item: string, amount: Amount | null): Want {
  const garlic = garlicCloves.exec(item);
  if (garlic && amount?.kind === 'count' && amount.unit === null)
    return oneWant('garlic', { ...amount, unit: 'clove' });
  const isCounted = amount?.kind === 'count' && amount.unit === null;
  return { key: shoppingKey(item, isCounted), name: item.trim(), amount: amount && asBought(amount) };
}

// 'Water', 'very hot water', 'water to cover'; neither 'rose water' nor 'water chestnuts'.
const fromTheTap =
  /^(?:(?:very|boiling|boiled|hot|warm|lukewarm|cool|cold|iced?|tap) )*water(?:,| (?:to|for|from|as) |$)/i;

const fromTheTapElsewhere =
  /^(?:ماء|پانی|su|eau|air)(?:,|$| (?:مغلي|ساخن|دافئ|بارد|فاتر|للسلق|للطبخ|گرم|ٹھنڈا|نیم گرم|kaynar|sıcak|soğuk|ılık|bouillante|chaude|froide|tiède|panas|dingin|hangat|mendidih|matang)(?:,|$))|^(?:گرم|ٹھنڈا|ابلتا ہوا|نیم گرم|kaynar|sıcak|soğuk|ılık) (?:پانی|su)(?:,|$)/i;

// '3 garlic cloves' are '3 cloves garlic'.
const garlicCloves = /^(?:garlic cloves?|cloves? (?:of )?garlic)\b/i;

// A can is a tin, and two of them are the same size as one.
const asBought = (amount: Amount): Amount =>
  amount.kind === 'package'
    ? { ...amount, size: amount.size.replace(/ cans?$/i, ' tin').replace(/(?<=\w)s$/, '') }
    : amount;

const withoutToTaste = (item: string) => item.replace(/(?:,|(?<![\s,]))\s+to taste\b.*$/is, '');
