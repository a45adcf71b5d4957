import { isGroup } from '../pantry/groups.ts';
import { foodsCalled } from '../pantry/words.ts';

export interface Read<T> {
  found: T;
  /** The text without what was understood. */
  rest: string;
}

const forbidden = new Set(['pork', 'ham', 'bacon', 'lard', 'alcohol', 'wine', 'beer', 'gelatine', 'gelatin']);

/** A request is refused for these before it comes here; where they come all the same, they are passed over. */
export const namesForbidden = (text: string) => text.split(/[^\p{L}]+/u).some(word => forbidden.has(word));

const isKnown = (word: string) => forbidden.has(word) || isGroup(word) || foodsCalled(word).length > 0;

const markers =
  /\b(no|without|avoid(?:ing)?|except|minus|skip(?:ping)?|leave out|hold the|free (?:of|from)|hates?|(?:don['’]?t|do not|doesn['’]?t|can['’]?t|cannot) (?:use|add|like|want|include|eat|have)|(?:allergic|allergy|intolerant|intolerance) to)\s+/giu;
const filler = /^(?:any|the|added|fresh|too much|all|a|an)\s+/u;

/** The items of 'onion, garlic and chilli', as far as they are foods; after a bare 'no' a comma ends the list. */
function itemsOf(list: string, endsAtComma: boolean): { items: string[]; length: number } {
  const separator = endsAtComma
    ? /^\s+(?:and|or|nor|&)\s+/u
    : /^(?:\s*,\s*(?:and\s+|or\s+)?|\s+(?:and|or|nor|&)\s+)/u;
  const items: string[] = [];
  let length = 0;
  let remaining = list;
  while (remaining !== '') {
    const before = remaining;
    remaining = remaining.replace(filler, '');
    const [taken = ''] = /^[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}/u.exec(remaining) ?? [];
    const words = taken.split(' ');
    const item = [3, 2, 1].map(count => words.slice(0, count).join(' ')).find(isKnown);
    if (item === undefined) break;
    items.push(item);
    const after = remaining.slice(item.length);
    length += before.length - after.length;
    const [gap = ''] = separator.exec(after) ?? [];
    if (gap === '') break;
    remaining = after.slice(gap.length);
    length += gap.length;
  }
  return { items, length };
}

const suffix = /(?<!\p{L})(\p{L}+(?: nut)?)[- ]free\b/giu;

/** 'no nuts', 'without onion, garlic and chilli', 'dairy-free', 'allergic to fish'. */
export function readAvoided(text: string): Read<string[]> {
  const found: string[] = [];
  let rest = text.replace(suffix, (all, word: string) => {
    if (!isKnown(word)) return all;
    found.push(word);
    return ' ';
  });
  for (const match of [...rest.matchAll(markers)].reverse()) {
    const start = match.index + match[0].length;
    const { items, length } = itemsOf(rest.slice(start), match[1] === 'no');
    if (items.length === 0) continue;
    found.push(...items);
    rest = `${rest.slice(0, match.index)} , ${rest.slice(start + length)}`;
  }
  return { found, rest };
}
