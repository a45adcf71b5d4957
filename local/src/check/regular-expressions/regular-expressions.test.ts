import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { type ApiCall, api } from '@sufra/contracts';
import { z } from 'zod';
import { repository } from '../../slices/repository.ts';
import { builtExpressions } from './built-expressions.ts';
import { expressionsIn } from './expressions-in.ts';
import { findSlowText } from './find-slow-text.ts';
import { productFiles } from './product-files.ts';

const sources = productFiles().map(file => ({
  file,
  ...expressionsIn(readFileSync(join(repository, file), 'utf8'), { isTsx: file.endsWith('x') }),
}));
const building = sources.filter(({ built }) => built > 0);

type Exports = Record<string, (...given: unknown[]) => unknown>;

/** What is built when a function is called, by an example of such a call; what is built on loading needs none. */
const calls: Record<string, (exports: Exports) => unknown> = {
  'svc-gateway/src/front-end/path-pattern.ts': ({ pathPattern }) =>
    ['/blog/:slug', '/a?/:b?/:c/d', '/admin-panel/*'].map(each => pathPattern?.(each)),
  'mfe-recipes/src/generator/problem/whole-words.ts': ({ wholeWords }) =>
    wholeWords?.(['(b+)+', 'white wine']),
};

const found = new Map<string, ReturnType<typeof findSlowText>>();

/** Ids and dates are taken by most calls, and tried once. */
function slowTextOf(expression: RegExp) {
  const written = String(expression);
  if (!found.has(written)) found.set(written, findSlowText(expression));
  return found.get(written);
}

const slow = (expressions: RegExp[]) =>
  expressions.flatMap(expression => {
    const hostile = slowTextOf(expression);
    return hostile ? [{ expression: String(expression), ...hostile }] : [];
  });

describe('a regular expression takes time in proportion to its text, whatever that is', () => {
  test('in every source file', () => {
    const faults = sources.flatMap(({ file, written }) => slow(written).map(fault => ({ file, ...fault })));
    expect(faults).toEqual([]);
    expect(sources.flatMap(({ written }) => written).length).toBeGreaterThan(200);
  }, 240_000);

  describe('where it is built while the program runs', () => {
    let built: Awaited<ReturnType<typeof builtExpressions>>;
    beforeAll(async () => {
      built = await builtExpressions(
        building.map(({ file }) => file),
        async () => {
          for (const { file } of building) {
            const exports: Exports = await import(join(repository, file));
            calls[file]?.(exports);
          }
        },
      );
    });

    test.each(building)('in $file', ({ file, built: places }) => {
      const made = built.get(file) ?? [];
      // One that no call has built yet wants an example in `calls`.
      expect(new Set(made.map(({ site }) => site)).size).toBe(places);
      expect(slow(made.map(({ expression }) => expression))).toEqual([]);
    });
  });

  test.each(Object.entries<ApiCall>(api))('in what %s takes, those of zod too', (_key, call) => {
    const described = [call.params, call.query, call.body]
      .filter(schema => schema !== undefined)
      .flatMap(schema =>
        (['input', 'output'] as const).map(io => z.toJSONSchema(schema, { io, unrepresentable: 'any' })),
      );
    const patterns = new Set<string>();
    JSON.stringify(described, (key, value) => {
      if (key === 'pattern') patterns.add(value);
      return value;
    });
    expect(slow([...patterns].map(pattern => new RegExp(pattern, 'u')))).toEqual([]);
  });
});

describe('one that does not is found', () => {
  test.each([
    [/<[^>]*>/g],
    [/\s+$/],
    [/\s*,\s*/],
    [/(?:<p><\/p>)+$/],
    [/<noscript>[\s\S]*?<\/noscript>/],
    [/,?\s+to taste\b.*$/i],
    [/^(\d{1,2})\s*\/?\s*(\d{2})$/],
    [/^[^\s@]+@[^\s@]+\.[^\s@]+$/],
    [/^([\d\p{P}]*)(.*?)([\d\p{P}]*)$/su],
    [/^(\w+\s?)*$/],
    [/(a+)+b/],
    [/^(?:a|a)*$/],
    [/(?<=\s\w*)x/],
    [/^(a*)\1b/],
    [/\p{L}+$/u],
    [/[\p{L}--[a-c]]+$/v],
  ])('%p', expression => {
    expect(findSlowText(expression)).toBeDefined();
  });

  test.each([
    ['text.replace(/\\s+$/, "")'],
    ['text.split(/\\s*,\\s*/)'],
    ['const found = { in: [/\\s+$/] }'],
    ['text.search("\\\\s+$")'],
    ['new RegExp("\\\\s+$", "u")'],
    ['RegExp("\\\\s+$")'],
  ])('in the source %s', source => {
    const { written, built } = expressionsIn(source);
    expect([written.map(expression => findSlowText(expression) !== undefined), built]).toEqual([[true], 0]);
  });

  test.each(['new RegExp(a + "+$")', 'RegExp(a)', 'RegExp(String.raw`a+$`)', 'new RegExp("a", flags)'])(
    'or, as in %s, has to be built first',
    source => {
      expect(expressionsIn(source)).toEqual({ written: [], built: 1 });
    },
  );
});

test.each([
  [/(?<!\s)\s+$/],
  [/<[^<>]*>/g],
  [/^\s*(\w+)\s*$/],
  [/^(?:[a-z]+-)*[a-z]+$/],
  [/\w+/g],
  [/[^\p{L}\p{N}]+/u],
  [/(?<!\s)\s*\S+(?:\s+$)?/g],
])('%p, which does, is not taken for one', expression => {
  expect(findSlowText(expression)).toBeUndefined();
});
