/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { cut, folder, subsets } from './subsets.ts';

test.each(subsets)('$file is what `npm run fonts -w @sufra/web-kit` writes', async subset => {
  const kept = readFileSync(new URL(subset.file, folder));
  expect(Buffer.from(await cut(subset)).equals(kept)).toBe(true);
});

test('the style sheet takes from the small file what it holds, and nothing else', () => {
  const styles = readFileSync(new URL('../src/styles/fonts.css', import.meta.url), 'utf8');
  const [, range = ''] = /inter-transliteration[^;]*;\s*unicode-range:([^;]*);/.exec(styles) ?? [];
  const named = range.split(',').map(code => String.fromCodePoint(Number.parseInt(code.trim().slice(2), 16)));
  const held = subsets.find(({ file }) => file.startsWith('inter-transliteration'))?.letters ?? '';
  expect(named.sort()).toEqual([...held].sort());
});
