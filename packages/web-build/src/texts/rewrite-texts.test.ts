import { expect, test } from '@jest/globals';
import { marker, markers } from './marker.ts';
import { rewriteTexts } from './rewrite-texts.ts';

const rewritten = (source: string) => {
  const edits = rewriteTexts(source, {
    file: 'home.tsx',
    ownerOf: specifier => (specifier.endsWith('/texts/text.ts') ? 'mfe-recipes' : undefined),
    marker,
    formatsFor: () => ({ format: 'kit', formatRich: 'kit/rich' }),
  });
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((code, { start, end, text }) => code.slice(0, start) + text + code.slice(end), source);
};

const from = `from '../texts/text.ts';`;

test('a text stands where it is said, and one with values is put together there', () => {
  const code = rewritten(
    `import { t as say, tRich } ${from} f(say('a.b'), say("c", { n: say('d') }), tRich('e', {}), t('f'));`,
  );
  expect(code).toBe(
    `import { format as $format } from "kit";import { formatRich as $formatRich } from "kit/rich"; f($texts$["mfe-recipes#a.b"], $format($texts$["mfe-recipes#c"], { n: $texts$["mfe-recipes#d"] }), $formatRich($texts$["mfe-recipes#e"], {}), t('f'));`,
  );
  expect(code.match(markers)).toHaveLength(4);
});

test('nothing else of the texts comes into a script', () => {
  expect(rewritten(`import { t } ${from} f(t('a'));`)).toBe(` f($texts$["mfe-recipes#a"]);`);
});

test.each([
  [`import { t } ${from} t(key);`, 'the key of a text stands in quotes'],
  [`import { other } ${from}`, 'imports more than t and tRich'],
])('%s is refused', (source, problem) => {
  expect(() => rewritten(source)).toThrow(problem);
});
