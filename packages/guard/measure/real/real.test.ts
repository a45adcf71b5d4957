import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { describeMiss } from '../report-recipes.ts';
import { isPassed, isRefused } from '../score-recipes.ts';
import { Bounds, isMissed, isRejected, judgeRealData, reached } from './bounds.ts';
import { real } from './real-data.ts';

// What the guard reaches now is written by: npm run -s halal:report -- bounds > packages/guard/measure/real/bounds.json
const bounds = Bounds.parse(JSON.parse(readFileSync(real.bounds, 'utf8')));
const data = judgeRealData();
const now = reached(data);

test('the bounds are of these lines and recipes', () => {
  const sizes = (of: typeof now) =>
    Object.fromEntries(
      Object.entries(of).map(([language, { haramLines, halalLines, cleanRecipes, haramRecipes }]) => [
        language,
        { haramLines, halalLines, cleanRecipes, haramRecipes },
      ]),
    );
  expect(sizes(bounds)).toEqual(sizes(now));
});

test.each(Object.entries(bounds))(
  'real lines and recipes are read no worse than before: %s',
  (language, bound) => {
    const { lines, recipes } = {
      lines: data.lines.filter(({ lang }) => lang === language),
      recipes: data.recipes.filter(({ lang }) => lang === language),
    };
    const texts = (of: { text: string }[]) => of.map(({ text }) => text);
    const wrong = {
      'haram lines that are not caught': [
        texts(lines.filter(isMissed)),
        bound.haramLines - bound.haramCaught,
      ],
      'halal lines that are rejected': [texts(lines.filter(isRejected)), bound.halalRejected],
      'clean recipes that are refused': [recipes.filter(isRefused).map(describeMiss), bound.cleanRefused],
      'haram recipes that are passed': [recipes.filter(isPassed).map(describeMiss), bound.haramPassed],
    } as const;
    const worse = Object.entries(wrong).filter(([, [found, most]]) => found.length > most);
    expect(Object.fromEntries(worse)).toEqual({});
  },
);
