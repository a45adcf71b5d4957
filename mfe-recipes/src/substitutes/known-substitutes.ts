import { t } from '../texts/text.ts';
import { effectTexts } from './effect-texts.ts';
import { insteadTexts } from './instead-texts.ts';

/** Of 'beef or lamb' each is said; nothing where one is not known, as of another version of the guard. */
export type KnownSubstitutes = (words: string) => string | undefined;

export function knownSubstitutes(): KnownSubstitutes {
  const known = new Map([...Object.entries(insteadTexts()), ...Object.entries(effectTexts())]);
  return words =>
    eachOf(words, each => known.get(each))?.reduce((list, other) =>
      t('recipe.forbidden.orElse', { list, other }),
    );
}

/** One may hold the word itself, 'pomegranate or grape juice': the longest that is known is one. */
function eachOf(substitutes: string, say: (words: string) => string | undefined): string[] | undefined {
  const parts = substitutes.split(' or ');
  const found: string[] = [];
  for (let from = 0; from < parts.length; ) {
    const words = parts.map((_, less) => parts.slice(from, parts.length - less).join(' or '));
    const longest = words.find(each => say(each) !== undefined);
    if (longest === undefined) return undefined;
    found.push(say(longest) ?? longest);
    from += longest.split(' or ').length;
  }
  return found;
}
