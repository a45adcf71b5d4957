import { normalise } from '../pantry/words.ts';
import { isFiller } from './filler-words.ts';
import type { InEnglish } from './in-english.ts';
import { isAboutSomethingElse, mayBeName } from './not-food.ts';
import { namesForbidden } from './read-avoided.ts';

/** What is left of a text once everything understood is taken out: names in the member's own words, neighbours as one. */
export function readUnknown(words: readonly string[], { said }: InEnglish, text: string): string[] {
  const names: string[] = [];
  for (const word of words.filter(one => !isFiller(one) && mayBeName(one))) {
    const own = said.get(normalise(word)) ?? word;
    const longer = `${names.at(-1)} ${own}`;
    if (names.length > 0 && text.includes(longer)) names[names.length - 1] = longer;
    else if (!names.includes(own)) names.push(own);
  }
  return names.filter(name => !namesForbidden(name));
}

const mostUnknownWords = 8;

/** Whether what no table knows may be a dish all the same: short, made of what may be names, and about nothing else. */
export const mayBeDish = (text: string, unknown: readonly string[]) =>
  unknown.length > 0 &&
  unknown.join(' ').split(' ').length <= mostUnknownWords &&
  !isAboutSomethingElse(text);
