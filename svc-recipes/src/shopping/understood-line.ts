import { singularOf } from '@sufra/amounts/count-words.ts';
import { otherKitchens } from '@sufra/amounts/other-kitchens.ts';
import type { IngredientLine, SiteLanguage } from '@sufra/contracts';
import { toNumber } from '@sufra/nutrition/measures';
import { readLineIn, readOwnLine, withoutJoint } from './read-own-line.ts';

/**
 * A line that its recipe keeps whole ('1,5 kg de tomates'), or of which it knows the number alone ('2' of 'cuillères à soupe d’huile'), in
 * its parts, as far as its amount is understood. What members bring may be in any language, which is null.
 */
export function understoodLine(line: IngredientLine, language: SiteLanguage | null): IngredientLine {
  if (line.unit !== null) return { ...line, item: withoutJoint(line.item) };
  if (line.quantity === null) return wholeInParts(line, language);
  const read = inParts({ ...line, item: `${line.quantity} ${line.item}` }, language);
  // Pieces were understood before.
  return read.unit === null ? line : read;
}

const beginsWithNumber = /^\s?[\d٠-٩۰-۹¼-¾⅐-⅞]/u;
const holdsNumber = /[\d٠-٩۰-۹¼-¾⅐-⅞]/u;
// 'لہسن: 4-5 جوئے (پسا ہوا)': what is done with it stands behind the amount.
const doneWithIt = / ?(\([^()]*\))$/;

function wholeInParts(line: IngredientLine, language: SiteLanguage | null): IngredientLine {
  if (beginsWithNumber.test(line.item)) return inParts(line, language);
  const text = withNumber(plain(line.item), language);
  if (language === null && !holdsNumber.test(text)) return line;
  const whole = inParts({ ...line, item: text }, language);
  if (whole.quantity !== null) return whole;
  const [, done] = doneWithIt.exec(text) ?? [];
  if (done === undefined) return line;
  const read = inParts({ ...line, item: text.replace(doneWithIt, '') }, language);
  return read.quantity === null ? line : { ...read, item: `${read.item} ${done}` };
}

/** One blank between words, no mark of Urdu numerals ('۶۰؍ گرام'), and a range by its sign ('3،4 عدد'). */
const plain = (text: string) =>
  text
    .trim()
    .split(/\s+/)
    .join(' ')
    .replaceAll('؍', '')
    .replace(/(?<=[\d۰-۹])،(?=[\d۰-۹])/gu, '-');

// What is one thing, and no amount of another: black seed, ras el hanout, liquorice.
const oneThing = /^(?:حبة (?:ال)?(?:بركة|سوداء)|رأس الحانوت|عرق سوس)/;

/** Arabic says one and two of a unit without a number: 'كوب حليب', 'ملعقتين زبدة', 'ملعقتان كبيرتان'. */
function withNumber(text: string, language: SiteLanguage | null): string {
  if (language !== 'ar' || oneThing.test(text)) return text;
  const [first = '', second = '', ...rest] = text.split(' ');
  if (isUnit(first)) return `1 ${text}`;
  const unit = singularOfTwo(first);
  if (unit === first || !isUnit(unit)) return text;
  return [
    '2',
    unit,
    isUnit(`${unit} ${singularOfTwo(second)}`) ? singularOfTwo(second) : second,
    ...rest,
  ].join(' ');
}

const isUnit = (word: string) => singularOf(word) === word && otherKitchens().unitFor(word, 1, 'ar') === word;
const singularOfTwo = (word: string) => word.replace(/ت(?:ين|ان)$/, 'ة').replace(/(?:ين|ان)$/, '');

// A spoon to an Indonesian cook, and so many pieces to a Swedish one: 'st'.
const isAmbiguous = /^\S+\s[a-z]{2}\s/i;

const inAnyLanguage = (text: string) =>
  isAmbiguous.test(text) ? readLineIn(text, 'en', true) : readOwnLine(text, 'en', true);

function inParts(line: IngredientLine, language: SiteLanguage | null): IngredientLine {
  const { item, amount } = language ? readLineIn(line.item, language, true) : inAnyLanguage(line.item);
  if (!amount || amount.kind === 'package') return line;
  const quantity = toNumber(amount.quantity);
  if (amount.kind === 'count') return { ...line, quantity, unit: amount.unit, item };
  if (amount.kind === 'volume' && amount.inSpoons)
    return { ...line, quantity: quantity / 5, unit: 'tsp', item };
  if (amount.kind === 'volume' && amount.inCups)
    return { ...line, quantity: quantity / 240, unit: 'cup', item };
  return { ...line, quantity, unit: amount.kind === 'mass' ? 'g' : 'ml', item };
}
