import { expect, test } from '@jest/globals';
import { judge } from '../judge-text.ts';
import { judgeBySchool, judgeRecipeBySchool, type School, schools } from '../schools.ts';

const held = (text: string) => schools.map(school => judgeBySchool(text, { school }).verdict);

test.each([
  ['300 g mussels', ['haram', 'halal', 'halal', 'halal']],
  ['1 kilo pulpo', ['haram', 'halal', 'halal', 'halal']],
  ['500 g prawns', ['doubtful', 'halal', 'halal', 'halal']],
  ['500 g horse meat', ['doubtful', 'halal', 'haram', 'halal']],
  ['12 cuisses de grenouille', ['haram', 'haram', 'halal', 'haram']],
  ['2 eagles', ['haram', 'haram', 'halal', 'haram']],
  ['4 slices bacon', ['haram', 'haram', 'haram', 'haram']],
  ['200 g cod', ['halal', 'halal', 'halal', 'halal']],
])('each school has its own verdict: %s', (text, verdicts) => {
  expect(held(text)).toEqual(verdicts);
});

test('says who holds what, and where it is written, whichever school is followed', () => {
  for (const school of [undefined, ...schools] as (School | undefined)[]) {
    const [squid, ...others] = judgeBySchool('300 g squid', { school }).differing;
    expect(others).toEqual([]);
    expect(squid).toMatchObject({ words: 'squid', held: { hanafi: { verdict: 'haram' } } });
    expect(squid?.source).toMatch(/al-/);
    for (const { says } of Object.values(squid?.held ?? {})) expect(says).not.toMatch(/ruling|fatwa/i);
  }
});

test('without a school it is the line that the guard keeps to', () => {
  for (const text of ['300 g squid', '500 g horse meat', '4 slices bacon', 'salt'])
    expect(judgeBySchool(text).verdict).toBe(judge(text).verdict);
});

test('a school has its own words for what it forbids, and the guard those for all else', () => {
  const { findings } = judgeBySchool('squid with bacon', { school: 'hanafi' });
  expect(findings.map(({ words, rule, verdict }) => [words, rule, verdict])).toEqual([
    ['bacon', 2, 'haram'],
    ['squid', 6, 'haram'],
  ]);
  expect(findings[1]).toMatchObject({
    explanation: 'Of what lives in the water only fish is food.',
    substitute: { use: ['firm white fish'] },
  });
  expect(judgeBySchool('squid with bacon', { school: 'maliki' }).findings).toHaveLength(1);
  expect(judgeBySchool('12 frog legs', { school: 'maliki' }).findings).toEqual([]);
});

test('a recipe is judged by a school in title, ingredients and steps', () => {
  const recipe = { title: 'Fried squid', ingredients: ['300 g squid', 'salt'], steps: ['Fry the squid.'] };
  expect(judgeRecipeBySchool(recipe, { school: 'shafii' })).toEqual({ verdict: 'halal', findings: [] });
  const { verdict, findings } = judgeRecipeBySchool(recipe, { school: 'hanafi' });
  expect(verdict).toBe('haram');
  expect(findings.map(({ part, index }) => [part, index])).toEqual([
    ['title', 0],
    ['ingredients', 0],
    ['steps', 0],
  ]);
});
