import { t } from '../texts/text.ts';
import { knownSubstitute, saySubstitute } from './say-substitute.ts';

/** 'beef or lamb', each said. One may hold the word itself, 'pomegranate or grape juice': the longest that is known is one. */
export function oneOrAnother(substitutes: string): string {
  const parts = substitutes.split(' or ');
  const found: string[] = [];
  for (let from = 0; from < parts.length; ) {
    const words = parts.map((_, less) => parts.slice(from, parts.length - less).join(' or '));
    const longest = words.find(each => knownSubstitute(each) !== undefined);
    // In English, or of another version of the guard: as it is.
    if (longest === undefined) return substitutes;
    found.push(saySubstitute(longest));
    from += longest.split(' or ').length;
  }
  return found.reduce((list, other) => t('recipe.forbidden.orElse', { list, other }));
}
