import type { IngredientLine } from '@sufra/contracts';
import { ingredientText } from './ingredient-text.ts';
import { wholeLine } from './whole-line.ts';

const fractions: Record<string, number> = {
  '½': 1 / 2,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 1 / 8,
};
const amount = /^(\d{1,5}(?:\.\d{1,2})?)?\s?([½¼¾⅓⅔⅛]|\d\/\d)?\s?(?=\S)/;
/** What recipes of the site's languages measure in; any other word belongs to what is measured. */
const units =
  /^(kg|g|gr|mg|l|ml|cl|dl|oz|lb|lbs|cups?|tbsp|tsp|tablespoons?|teaspoons?|ounces?|pounds?|el|tl|prise|c\. à s\.|c\. à c\.|sdm|sdt|adet|yemek kaşığı|tatlı kaşığı|çay kaşığı|su bardağı)\.? (?=\S)/i;

const plain = (line: string) =>
  line
    .replaceAll(/[\s.]/g, '')
    .replaceAll('1/2', '½')
    .replaceAll('1/4', '¼')
    .replaceAll('3/4', '¾')
    .toLowerCase();

/**
 * A line in its parts, so that it can be scaled. Where putting the parts together again does not give the line as the page has it
 * (a range, two amounts, a decimal comma) it stays whole.
 */
export function ingredientLine(line: string): IngredientLine {
  const whole = wholeLine(line);
  const [read = '', number, part] = amount.exec(line) ?? [];
  if (!number && !part) return whole;
  const [above = '0', below = '1'] = part?.includes('/') ? part.split('/') : [];
  const quantity = Number(number ?? 0) + (part ? (fractions[part] ?? Number(above) / Number(below)) : 0);
  if (!(quantity > 0) || !Number.isFinite(quantity)) return whole;
  const rest = line.slice(read.length);
  if (!/^\p{L}|^\(/u.test(rest)) return whole;
  const [measure = '', unit = null] = units.exec(rest) ?? [];
  const parts = { quantity, unit, item: rest.slice(measure.length).trim(), note: null };
  return plain(ingredientText(parts)) === plain(line) ? parts : whole;
}
