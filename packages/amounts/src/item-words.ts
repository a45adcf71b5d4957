import { isLess, one, toNumber } from '@sufra/nutrition/measures';
import type { Amount } from './amount.ts';
import { itemNouns } from './item-nouns.ts';
import { otherKitchens, type WrittenIn } from './other-kitchens.ts';

const toPlural = new Map(itemNouns);
const toSingular = new Map(itemNouns.map(([singular, plural]) => [plural, singular]));

// What comes after it says how or whence: 'sprig of mint', 'potato (150 g)', 'lemon, in wedges'.
const afterThings = /(?<!\s)\s*[,(;:]|\s(?:of|in|with|without|from|for|on|to|as|at|and|plus)\s/;

function withHead(item: string, change: (word: string) => string): string {
  const end = item.search(afterThings);
  const things = end === -1 ? item : item.slice(0, end);
  const changed = things
    .split(' or ')
    .map(thing => thing.replace(/(?<!\p{L})\p{L}+$/u, word => inCaseOf(word, change(word.toLowerCase()))))
    .join(' or ');
  return changed + item.slice(things.length);
}

const inCaseOf = (word: string, changed: string) =>
  word[0] === word[0]?.toLowerCase() ? changed : changed.charAt(0).toUpperCase() + changed.slice(1);

// 'White' is a noun of egg whites alone.
const isEggWhite = (item: string) => /\begg whites?\b/i.test(item);

export const pluralItem = (item: string) =>
  isEggWhite(item)
    ? item.replace(/\b(egg white)s?\b/i, '$1s')
    : withHead(item, word => toPlural.get(word) ?? word);

export const singularItem = (item: string) =>
  isEggWhite(item)
    ? item.replace(/\b(egg white)s?\b/i, '$1')
    : withHead(item, word => toSingular.get(word) ?? word);

/** An ingredient's words beside its amount: '2 onions', '½ onion'. What is weighed, or counted in cloves, stays. */
export function itemFor(item: string, amount: Amount | null, language: WrittenIn = 'en'): string {
  if (amount?.kind !== 'count' || amount.unit !== null) return item;
  const counted = otherKitchens().itemOfSoMany(item, toNumber(amount.quantity));
  if (counted !== item || (language !== 'en' && language !== null)) return counted;
  return isLess(one, amount.quantity) ? pluralItem(item) : singularItem(item);
}
