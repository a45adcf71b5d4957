import type { Match } from '../match/find-phrases.ts';
import { gaps } from '../normalise/tokens.ts';
import type { Kind } from '../words/kinds.ts';
import { ends, isGlue, isPunctuated } from './between.ts';
import { type Line, type Named, startingAt } from './line.ts';

/** Whether a vinegar that stands before a drink is made of it: 'vinagre de vino de Jerez', 'vinegar (red wine or cider)'. */
export const isVinegarBefore = (line: Line, word: Match, named: Named) =>
  isAmongVinegars(line, word, named) || isVinegarOf(line, word, named) || isOrOf(line, word, named);

// 'Vinegar: 2 tbsp (rice, red wine or apple)'; behind an amount, where another vinegar is told before the wine: '1 cup vinegar
// (apple cider, white or red wine)', but not '1 cup vinegar (or white wine)'.
function isAmongVinegars({ units }: Line, word: Match, named: Named) {
  if (word.from !== 0 && !isAmountBefore(units, word.from)) return false;
  let isOpen = false;
  let isToldBefore = word.from === 0 || named.kind === 'imitationDrink';
  for (let at = word.to; at <= named.from; at++) {
    const before = units[at]?.before ?? 0;
    if (before & gaps.close) isOpen = false;
    if (before & gaps.open) isOpen = true;
    if (isOpen && at < named.from) isToldBefore ||= isKindOfVinegar(units[at]?.token.text);
  }
  return isOpen && isToldBefore;
}

/** Words of an amount and of the kind of a vinegar: '1/2 cup distilled white'. */
const mostBefore = 5;
const startsAmount = /^\d/;

function isAmountBefore(units: Line['units'], to: number) {
  if (to > mostBefore || !startsAmount.test(units[0]?.token.text ?? '')) return false;
  const isOtherThing = (before: number) => (before & ends & ~gaps.slash) !== 0;
  return units.slice(1, to + 1).every(({ before }) => !isOtherThing(before));
}

// 'vinagre de vino de Jerez', 'vinaigre de vin blanc de Champagne': the wine is that of the vinegar.
function isVinegarOf(line: Line, word: Match, named: Named) {
  for (let at = word.to; at <= named.from; at++) {
    if ((line.units[at]?.before ?? 0) & ends) return false;
    if (
      at < named.from &&
      !isDrinkAt(line, at) &&
      !isKindOfVinegar(line.units[at]?.token.text) &&
      !isGlue(line, at, at + 1)
    )
      return false;
  }
  return true;
}

/** With one before it, a drink is another thing: 'el vinagre y el vino'. */
const articles = new Set('the el la los il lo le o os den det der die das het'.split(' '));

/** Words from a vinegar to the other that it may be. */
const farthestOther = 6;

// 'vinagre de manzana o de vino', 'vinaigre de vin rouge ou de cidre'; but not 'vinagre o de vino'.
function isOrOf(line: Line, { to }: Match, { from }: Named) {
  if (from - to > farthestOther || !isGlue(line, from - 1, from)) return false;
  if (articles.has(line.units[from - 1]?.token.text ?? '')) return false;
  const join = line.reading.find(({ entry, to: end }) => entry.role === 'join' && end === from - 1);
  if (!join || join.from <= to) return false;
  return !isPunctuated(line, to + 1, from);
}

// Between a drink and its vinegar stand only what says which: 'sherry wine vinegar', 'chardonnay or white wine vinegar'; but not
// 'red wine or vinegar', nor a list of things without an 'or': 'red wine, cider vinegar'.
export function isOfVinegar(line: Line, named: Named, to: number) {
  const from = named.to;
  if (from === to) return false;
  const { units, reading } = line;
  if (isOneWord(units, from, to) || isHalfOfVinegar(line, from, to)) return true;
  let isListed = false;
  let isJoined = false;
  for (let at = from; at <= to; at++) {
    const before = units[at]?.before ?? 0;
    if (before & (gaps.stop | gaps.open | gaps.close)) return false;
    if (before & gaps.comma) isListed = true;
    if (at === to) break;
    const isJoin = startingAt(reading, at, 'join') !== undefined;
    if (isJoin && isDrunk(line, named, at + 1)) return false;
    if (!isDrinkAt(line, at) && !isKindOfVinegar(units[at]?.token.text) && !isJoin) return false;
    isJoined ||= isJoin || (before & gaps.and) !== 0;
  }
  if (isListed && !isJoined) return false;
  return startingAt(reading, to - 1, 'join') === undefined && !((units[to]?.before ?? 0) & gaps.comma);
}

/** Fortified wines that Chinese dishes are cooked with where there is no rice wine. */
const cookedWith = new Set(['sherry', 'shaoxing', 'madeira', 'marsala']);

// In 'sake or rice vinegar' and 'dry sherry or cider vinegar' the first is drunk; in 'white wine or cider vinegar' both are vinegars.
function isDrunk({ units }: Line, { kind, from, to }: Named, other: number) {
  const last = units[to - 1]?.token.text ?? '';
  if (kind === 'riceWine' && units[from]?.token.text !== 'rice') return true;
  if (kind === 'spirit' || kind === 'liqueur') return true;
  if (units[from]?.token.text === 'dry' || units[from - 1]?.token.text === 'dry') return true;
  return units[other]?.token.text === 'rice' && cookedWith.has(last);
}

const isDrinkAt = ({ named }: Line, at: number) =>
  named.some(other => other.from <= at && other.to > at && drinks.has(other.kind));

// 'Rotwein- oder Apfelessig': the hyphen stands for the vinegar.
function isHalfOfVinegar({ units, reading }: Line, from: number, to: number) {
  const first = units[from];
  if (!first || (first.before & hanging) !== hanging || !startingAt(reading, from, 'join')) return false;
  return first.before === hanging && units[to]?.whole !== undefined && to - from <= farthestHalf;
}

const hanging = gaps.hyphen | gaps.space;
/** Parts of words from the join to the vinegar: 'oder Apfelessig'. */
const farthestHalf = 3;

// 'Cognac-Birnen-Essig', while the dot of '酒・酢' lists two things.
function isOneWord(units: Line['units'], from: number, to: number) {
  if (units[to]?.token.isSolo) return false;
  for (let at = from; at <= to; at++) if (units[at]?.before !== gaps.hyphen) return false;
  return true;
}

const drinks: ReadonlySet<Kind> = new Set<Kind>(['drink', 'wine', 'beer', 'spirit', 'liqueur', 'riceWine']);
const kindsOfVinegar = new Set(
  'wine red white rose aged old rice cider sweet dry balsamic malt apple vino vin vinho vi wijn blanco tinto blanc rouge bianco rosso branco tinto weisser roter'.split(
    ' ',
  ),
);
const isKindOfVinegar = (text: string | undefined) => text !== undefined && kindsOfVinegar.has(text);
