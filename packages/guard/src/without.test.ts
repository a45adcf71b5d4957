import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { judge } from './judge-text.ts';

const rows = readFileSync(new URL('../measure/cured-pork/without.txt', import.meta.url), 'utf8')
  .split('\n')
  .flatMap(row => {
    const [, language, words, other] = /^([\w-]+): ([^#]+?) \| \| (.+)$/.exec(row) ?? [];
    return language && words && other ? [{ language, words: words.split(/ \| | (?=< )/), other }] : [];
  });

/** Behind its thing where the word begins with '<', and a part of it after a hyphen. */
function without(word: string, thing: string): string {
  if (!word.startsWith('< ')) return `${word} ${thing}`;
  const behind = word.slice(2);
  return behind.startsWith('-') ? `${thing}${behind}` : `${thing} ${behind}`;
}

describe('a word for without takes out its own thing alone', () => {
  test.each(rows)('in $language', ({ language, words, other }) => {
    const verdictOf = (text: string) => judge(text, { language }).verdict;
    expect(words.length).toBeGreaterThan(0);
    const out = words.map(word => without(word, 'bacon'));
    expect(out.filter(line => verdictOf(line) !== 'halal')).toEqual([]);
    const kept = words.map(word => `${without(word, other)}, bacon`);
    expect(kept.filter(line => verdictOf(line) !== 'haram')).toEqual([]);
  });

  test('the table has its languages', () => {
    expect(rows.length).toBeGreaterThan(40);
  });
});
