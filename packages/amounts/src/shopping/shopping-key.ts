import { plainLetters } from '@sufra/contracts';
import { singularItem } from '../item-words.ts';
import { sameThing } from './same-thing.ts';

// Never shown, so a word of these is as good without its s.
const moreThan =
  /\b(breadcrumb|flake|herb|lentil|noodle|nut|oat|pea|peppercorn|raisin|seed|spice|sultana)s\b/g;
// 'freshly ground black pepper', 'finely chopped onion': what is done at home is not bought.
const doneAtHome =
  /^(?:(?:very )?(?:freshly|finely|roughly|coarsely|thinly|thickly) (?:chopped|sliced|diced|grated|crushed|squeezed|ground|cut) )/;

const plain = (text: string) =>
  plainLetters(text)
    .replace(/\([^()]*\)/g, ' ') // 'potato (150 g)'
    .replace(/[,;(].*$/s, '') // 'onion, chopped'
    .replaceAll('-', ' ')
    .replace(/\s+/g, ' ')
    .trim();

const words = new Map(sameThing);
const anyOfThem = new RegExp(
  String.raw`\b(${sameThing
    .map(([said]) => said)
    .sort((a, b) => b.length - a.length)
    .join('|')})\b`,
  'g',
);

/** Two items with the same key are one line of a shopping list. `isCounted`: so many of them, in no other unit. */
export function shoppingKey(item: string, isCounted: boolean): string {
  const text = plain(item).replace(doneAtHome, '');
  const key = singularItem(text)
    .replace(moreThan, '$1')
    .replace(anyOfThem, said => words.get(said) ?? said);
  // Peppers that are counted grow on a bush beside tomatoes; pepper by the spoon comes from a mill.
  return /\bpepper$/.test(key) && (isCounted || /\bpeppers$/.test(text)) ? `${key} (vegetable)` : key;
}
