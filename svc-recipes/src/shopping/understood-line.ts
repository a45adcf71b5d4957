import type { IngredientLine, SiteLanguage } from '@sufra/contracts';
import { toNumber } from '@sufra/nutrition/measures';
import { readLineIn, readOwnLine, withoutJoint } from './read-own-line.ts';

/**
 * A line that its recipe keeps whole ('1,5 kg de tomates'), or of which it knows the number alone ('2' of 'cuillères à soupe d’huile'), in
 * its parts, as far as its amount is understood. What members bring may be in any language, which is null.
 */
export function understoodLine(line: IngredientLine, language: SiteLanguage | null): IngredientLine {
  if (line.unit !== null) return { ...line, item: withoutJoint(line.item) };
  if (line.quantity === null) return beginsWithNumber.test(line.item) ? inParts(line, language) : line;
  const read = inParts({ ...line, item: `${line.quantity} ${line.item}` }, language);
  // Pieces were understood before.
  return read.unit === null ? line : read;
}

const beginsWithNumber = /^\s?[\d٠-٩۰-۹¼-¾⅐-⅞]/u;

// A spoon to an Indonesian cook, and so many pieces to a Swedish one: 'st'.
const isAmbiguous = /^\S+\s[a-z]{2}\s/i;

const inAnyLanguage = (text: string) =>
  isAmbiguous.test(text) ? readLineIn(text, 'en') : readOwnLine(text, 'en');

function inParts(line: IngredientLine, language: SiteLanguage | null): IngredientLine {
  const { item, amount } = language ? readLineIn(line.item, language) : inAnyLanguage(line.item);
  if (!amount || amount.kind === 'package') return line;
  const quantity = toNumber(amount.quantity);
  if (amount.kind === 'count') return { ...line, quantity, unit: amount.unit, item };
  if (amount.kind === 'volume' && amount.inSpoons)
    return { ...line, quantity: quantity / 5, unit: 'tsp', item };
  if (amount.kind === 'volume' && amount.inCups)
    return { ...line, quantity: quantity / 240, unit: 'cup', item };
  return { ...line, quantity, unit: amount.kind === 'mass' ? 'g' : 'ml', item };
}
