import { describe, expect, test } from '@jest/globals';
import { judge } from '../../src/judge-text.ts';
import { loadWords } from '../../src/words/load-words.ts';
import { readQualifiers } from './read-qualifiers.ts';

const everywhere = ['bacon', 'chorizo', 'pancetta', 'prosciutto'];
const byLanguage = loadWords();
const isHaram = (text: string) => judge(text).verdict === 'haram';

const narrow = ['home', 'home-only', 'alone', 'fixed'] as const;

/** The words of a language that mean cured pork and hold no word for the pig itself, which no other animal clears. */
function curedPorkOf(language: string, but: readonly string[]) {
  const terms = byLanguage.find(words => words.language.code === language)?.terms.get('curedPork') ?? [];
  const own = terms.filter(({ flags }) => !narrow.some(flag => flags.has(flag))).map(({ text }) => text);
  return [...new Set([...own, ...everywhere])].filter(
    word => !but.includes(word) && isPlainlyCured(word) && !word.split(/[ -]/).some(isOfPig),
  );
}

const isPlainlyCured = (word: string) => {
  const { verdict, findings } = judge(word);
  return verdict === 'haram' && findings.every(({ rule }) => rule === 2);
};
const isOfPig = (part: string) => judge(part).findings.some(({ rule }) => rule === 1);

// 'Puten{}' makes a compound of one word alone.
const isOneWord = /[a-zäöüæøåéáó]\{\}/i;

// Each pattern with a fifth of the words, another fifth for the next pattern, and with the words that stand everywhere.
const sharing = 5;

const linesOf = (patterns: readonly string[], words: readonly string[]) =>
  patterns.flatMap((pattern, row) =>
    words
      .filter((word, at) => (at + row) % sharing === 0 || everywhere.includes(word))
      .filter(word => !(isOneWord.test(pattern) && word.includes(' ')))
      .map(word => pattern.replace('{}', word)),
  );

describe.each(readQualifiers())('cured pork in $language', ({ language, clears, keeps, but }) => {
  const words = curedPorkOf(language, but);

  test('is none when it is of another animal, of plants or called halal', () => {
    expect(words.length).toBeGreaterThan(3);
    expect(clears.length).toBeGreaterThan(4);
    expect(linesOf(clears, words).filter(isHaram)).toEqual([]);
  });

  test('stays what it is beside another animal', () => {
    expect(keeps.length).toBeGreaterThan(3);
    expect(linesOf(keeps, words).filter(line => !isHaram(line))).toEqual([]);
  });
});
