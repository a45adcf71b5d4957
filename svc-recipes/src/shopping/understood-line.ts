import type { IngredientLine, SiteLanguage } from '@sufra/contracts';
import { toNumber } from '@sufra/nutrition/measures';
import { readLineIn } from './read-own-line.ts';

/** A line that its recipe keeps whole ('1,5 kg de tomates') in its parts, as far as its amount is understood. */
export function understoodLine(line: IngredientLine, language: SiteLanguage): IngredientLine {
  if (line.quantity !== null || !/^\s?[\d٠-٩۰-۹¼-¾⅐-⅞]/u.test(line.item)) return line;
  const { item, amount } = readLineIn(line.item, language);
  if (!amount || amount.kind === 'package') return line;
  const quantity = toNumber(amount.quantity);
  if (amount.kind === 'count') return { ...line, quantity, unit: amount.unit, item };
  if (amount.kind === 'volume' && amount.inSpoons)
    return { ...line, quantity: quantity / 5, unit: 'tsp', item };
  if (amount.kind === 'volume' && amount.inCups)
    return { ...line, quantity: quantity / 240, unit: 'cup', item };
  return { ...line, quantity, unit: amount.kind === 'mass' ? 'g' : 'ml', item };
}
