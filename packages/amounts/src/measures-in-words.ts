import { findMeasure, measureSpellings, measures, times } from '@sufra/nutrition/measures';
import { numberIn, withArticle } from './number-words.ts';
import { readQuantity } from './read-quantity.ts';
import type { Units } from './units.ts';
import { writeAmount } from './write-amount.ts';

const number = String.raw`(?:\d+(?:[.,]\d+)?(?:\s?[¼½¾⅓⅔⅛]|[\s-][1-7]/[2-8])?|[1-7]/[2-8]|[¼½¾⅓⅔⅛])`;
const unit = String.raw`(?:${measureSpellings.join('|')})\b`;
const amount = String.raw`(?:\b(an?)\s)?(?<![\d.,/])(${number})(?:\s?(?:-|–|to)\s?(${number}))?[\s-]?(${unit})`;
// '120 ml (½ cup)', '50 g/1.7 oz': what stands behind an amount may say it in the other units.
const withCompanion = new RegExp(String.raw`${amount}(\s?\([^()]{1,40}\)|\s?/\s?[^\s()]{1,12})?`, 'gi');
const anyAmount = new RegExp(String.raw`\d\s?(${unit})|[¼½¾⅓⅔⅛]\s?(${unit})`, 'gi');
// 'half a cup (about 120 ml)'.
const isCompanion = new RegExp(String.raw`\b(${unit})\s?\(\D{0,12}$`, 'i');

// The tin on the shelf is as large as its label says.
const isPackaged = /^[\s-]?(?:tins?|cans?|jars?|packets?|packs?|bottles?|cartons?|tubs?|bags?)\b/i;
const ofWhat = /^\s?(?:of\s)?([^.,;:()\d]{0,40})/;
const another = /\s(?:and|or|plus|into|onto|to|in|with|from|until|over)\s.*/;

const isWanted = (spelling: string, units: Units) => {
  const name = findMeasure(spelling);
  return name !== undefined && (measures[name].style === 'metric') === (units === 'metric');
};

const isSame = (amounts: string, spelling: string) =>
  findMeasure(/\u00a0(\w+)$/.exec(amounts)?.[1] ?? '') === findMeasure(spelling);

const saysItAlready = (companion: string, units: Units) =>
  [...companion.matchAll(anyAmount)].some(([, one, other]) => isWanted(one ?? other ?? '', units));

function written(text: string, { spelling, units, item }: { spelling: string; units: Units; item: string }) {
  const name = findMeasure(spelling);
  if (!name) return text;
  const { kind, size, style } = measures[name];
  const quantity = times(readQuantity(numberIn(text), style === 'metric'), size);
  return writeAmount({ kind, quantity, inSpoons: false, inCups: name === 'cup' }, units, { item });
}

/** The amounts that a sentence names, as the list of ingredients would write them. Spoons are the same everywhere. */
export function convertMeasures(text: string, units: Units): string {
  return text.replace(withCompanion, (whole, ...found: string[]) => {
    const [before, from = '', to, spelling = '', companion = ''] = found;
    const at = Number(found[5]);
    const name = findMeasure(spelling);
    if (!name || measures[name].style === 'spoon' || isWanted(spelling, units)) return whole;
    const rest = text.slice(at + whole.length - companion.length);
    if (saysItAlready(companion, units) || isPackaged.test(rest)) return whole;
    const [, first = ''] = isCompanion.exec(text.slice(Math.max(0, at - 40), at)) ?? [];
    if (isWanted(first, units)) return whole;
    const [, item = ''] = ofWhat.exec(rest.slice(companion.length)) ?? [];
    const inUnits = (figure: string) => written(figure, { spelling, units, item: item.replace(another, '') });
    const amounts = to === undefined ? inUnits(from) : `${inUnits(from)} to ${inUnits(to)}`;
    // Too little for ounces, and not known by the spoon: it stays as it was written.
    return isSame(amounts, spelling) ? whole : `${withArticle(before, amounts)}${companion}`;
  });
}
