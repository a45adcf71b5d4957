import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, jest, test } from '@jest/globals';
import type { z } from 'zod';
import { LabelledLine, LabelledRecipe } from './labelled.ts';
import { readJsonl } from './read-jsonl.ts';
import { runReport } from './run-report.ts';

const folder = mkdtempSync(join(tmpdir(), 'guard-report-'));
const file = (name: string, objects: unknown[]) => {
  const text = objects
    .map(object => (typeof object === 'string' ? object : JSON.stringify(object)))
    .join('\n');
  writeFileSync(join(folder, name), name.endsWith('.gz') ? gzipSync(text) : text);
  return join(folder, name);
};

const briefly = { warmUp: 0, measured: 0.01 };

const printed = (name: 'stdout' | 'stderr') => {
  let text = '';
  jest.spyOn(process[name], 'write').mockImplementation(piece => {
    text += piece;
    return true;
  });
  return () => text;
};

function report(...args: string[]) {
  const [out, errors] = [printed('stdout'), printed('stderr')];
  try {
    const status = runReport(args, briefly);
    return { ...{ status, out: out(), errors: errors() }, sums: () => sumsOf(out()) };
  } finally {
    jest.restoreAllMocks();
  }
}

const sumsOf = (out: string) => JSON.parse(out.trim().split('\n').at(-1) ?? '');

afterAll(() => rmSync(folder, { recursive: true }));

test('lines are told by language, with the misses and the sums', () => {
  const lines = [
    { text: '4 oz bacon', verdict: 'haram', lang: 'en', kind: 'real', source: 'a kitchen' },
    { text: '2 eggs', verdict: 'haram', lang: 'en' },
    { text: 'Wein', verdict: 'halal', lang: 'de' },
    { text: '1 tsp vanilla extract', verdict: 'halal', lang: 'en' },
  ];
  const { status, out, sums } = report('lines', file('lines.jsonl.gz', lines));
  expect(out).toMatch(/\nde +1 +0 +0 +0 +1 +1 +0 +0\.0 %\nen +3 +2 +1 +1 +1 +0 +1 +33\.3 %\nall +4 /);
  expect(out).toContain('en ?: haram taken for halal: "2 eggs"');
  expect(sums()).toEqual({
    lines: 4,
    haramCaught: 1 / 2,
    halalRejected: 1 / 2,
    overall: 1 / 4,
    linesPerSecond: expect.any(Number),
  });
  expect(status).toBe(0);
});

test('recipes are judged as a whole; what is unsure is neither clean nor haram', () => {
  const recipes = [
    {
      lang: 'en',
      title: 'Soup',
      ingredients: ['2 oz turkey bacon'],
      steps: ['Fry the bacon.'],
      gold: 'clean',
    },
    { lang: 'en', title: 'Stew', ingredients: ['1 cup red wine'], gold: 'clean' },
    { lang: 'en', title: 'Cake', ingredients: ['1 tsp vanilla extract'], gold: 'haram' },
    { lang: 'en', title: 'Pie', ingredients: ['4 oz bacon'], gold: 'unsure' },
    { lang: 'de', title: 'Braten', ingredients: ['1 kg Schweinefleisch'], gold: 'haram' },
  ];
  const path = file('recipes.jsonl', recipes);
  const { out, sums } = report('recipes', path);
  expect(out).toMatch(/\nen +4 +2 +1 +0 +1 +0 +1 +1 +1\n/);
  expect(out).toContain('en ?: clean taken for haram: "Stew" by red wine');
  expect(sums()).toEqual({
    recipes: 5,
    cleanRefused: 1 / 2,
    haramPassed: 1 / 2,
    byLanguage: {
      de: { clean: 0, cleanRefused: 0, haram: 1, haramPassed: 0 },
      en: { clean: 2, cleanRefused: 1 / 2, haram: 1, haramPassed: 1 },
    },
  });
  expect(report('recipes', path, '--quiet').out).not.toContain('Stew');
});

test('the language is told to the guard only where that is asked for', () => {
  const path = file('raw.jsonl', [{ text: 'ham', verdict: 'halal', lang: 'tr' }]);
  expect(report('lines', path).sums().halalRejected).toBe(1);
  expect(report('lines', path, '--with-language').sums().halalRejected).toBe(0);
});

test('as a command it prints the same and exits with its code', () => {
  const path = file('one.jsonl', [{ lang: 'en', title: 'Pie', ingredients: ['4 oz bacon'], gold: 'haram' }]);
  const command = [join(import.meta.dirname, 'report.ts'), 'recipes', path];
  const { status, stdout } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  expect({ status, stdout }).toEqual({ status: 0, stdout: report('recipes', path).out });
});

describe('what is wrong with a file is told', () => {
  test.each([
    [
      LabelledLine,
      file('not-json.jsonl', [{ text: 'a', verdict: 'halal' }, '', '{']),
      'not-json.jsonl, line 3: ',
    ],
    [
      LabelledLine,
      file('verdict.jsonl', [{ text: 'a', verdict: 'fine' }]),
      'verdict.jsonl, line 1: verdict: ',
    ],
    [
      LabelledRecipe,
      file('bare.jsonl', [{ title: 'a', gold: 'clean' }]),
      'bare.jsonl, line 1: ingredients: ',
    ],
    [LabelledRecipe, join(folder, 'none.jsonl'), 'ENOENT: no such file'],
  ])('with its place, by %#', (schema, path, message) => {
    expect(() => readJsonl<z.ZodType>(path, schema)).toThrow(message);
  });

  test('in one line, with exit code 1', () => {
    const { status, errors } = report('lines', file('bad.jsonl', [{ text: 1 }]));
    expect(errors).toMatch(/^halal:report: .+bad\.jsonl, line 1: text: .+\n$/);
    expect(status).toBe(1);
  });

  test('a wrong call is told with how to call it, and exit code 64', () => {
    expect(report('lines.jsonl')).toMatchObject({ status: 64, errors: expect.stringContaining('usage: ') });
  });
});
