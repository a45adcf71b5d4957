import { expect, test } from '@jest/globals';
import { labels } from '../../../test/labels.ts';
import { judgeLabel } from '../check-text.ts';
import { labelLines } from './label-lines.ts';

const textsOf = (text: string) => labelLines(text).map(line => line.text);

test.each(labels)('%s', (text, lines, verdict) => {
  expect(textsOf(text).join('|')).toBe(lines);
  expect(judgeLabel({ text }).verdict).toBe(verdict);
});

test('a label is cut at commas, but not in brackets or numbers', () => {
  expect(textsOf('a 1,5 %, b (c, d); e\n\nf，g')).toEqual(['a 1,5 %', 'b (c, d)', 'e', 'f', 'g']);
  expect(textsOf('a (b [c, d], e), f)')).toEqual(['a (b [c, d], e)', 'f)']);
  expect(textsOf('a ((((((b, c')).toEqual(['a ((((((b', 'c']);
  for (const nothing of ['', ' , ;\n', 'Zutaten:']) expect(textsOf(nothing)).toEqual([]);
});

test('a warning of traces is one line, and no allergen of the ingredients', () => {
  const { lines, contents } = judgeLabel({ text: 'Flour, sugar. May contain: milk, nuts. Contains eggs' });
  expect(lines.map(({ text, isTraces }) => [text, isTraces])).toEqual([
    ['Flour', false],
    ['sugar', false],
    ['May contain: milk, nuts', true],
    ['Contains eggs', false],
  ]);
  expect(contents.contains.map(({ allergen, lines: [line] }) => [allergen, line?.index])).toEqual([
    ['gluten', 0],
    ['eggs', 3],
  ]);
});
