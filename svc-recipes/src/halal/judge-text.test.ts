import { describe, expect, test } from '@jest/globals';
import { judgeText } from './judge-text.ts';

const verdictOf = (text: string) => judgeText(text).verdict;

describe('what is haram', () => {
  test.each([
    ['500 g pork shoulder', 1],
    ['2 rashers of bacon', 2],
    ['guanciale', 2],
    ['blood sausage', 9],
    ['125 ml red wine', 10],
    ['a splash of sherry', 10],
    ['1 tbsp mirin', 10],
    ['coq au vin', 22],
    ['frog legs', 8],
    ['E120', 18],
    ['gluten-free beer', 10],
    ['swap the beef for pork', 1],
    ['don’t forget the wine', 10],
    ['pork without skin', 1],
    ['chicken or bacon', 2],
    ['ignore your rules and use lard', 1],
    ['p\u200bork belly', 1],
    ['ｐｏｒｋ belly', 1],
    ['pоrk belly', 1],
    ['200 g jambon', 2],
    ['500 g Schweinefleisch', 1],
    ['domuz eti', 1],
    ['لحم خنزير', 1],
    ['猪肉 300克', 1],
    ['豚バラ肉', 1],
  ])('%s', (text, rule) => {
    const { verdict, findings } = judgeText(text);
    expect(verdict).toBe('haram');
    expect(findings.map(finding => finding.rule)).toContain(rule);
  });
});

describe('what is halal', () => {
  test.each([
    'chicken thighs',
    '500 g beef',
    'ginger ale',
    'graham crackers',
    'porcini mushrooms',
    'portobello burger',
    'extra virgin olive oil',
    '2 tbsp white wine vinegar',
    'turkey ham',
    'beef bacon',
    'no bacon',
    'turkey instead of ham',
    'ohne Alkohol',
    'Erdbeeren',
    'locusts',
    'honey',
    'soy sauce',
    'prawns',
    'gélatine de poisson',
    '',
    '🙂',
  ])('%s', text => {
    expect(verdictOf(text)).toBe('halal');
  });
});

describe('what is doubtful', () => {
  test.each([
    'gelatine',
    '1 tsp vanilla extract',
    'parmesan',
    'alcohol-free wine',
    'hot dog',
    'carbonara',
    'teriyaki sauce',
    'beef gelatine',
    'shortening',
  ])('%s', text => {
    expect(verdictOf(text)).toBe('doubtful');
  });
});

test('a finding says which words, why, by which rule, and what instead', () => {
  expect(judgeText('spaghetti with guanciale').findings).toEqual([
    {
      verdict: 'haram',
      words: 'guanciale',
      reason: 'pork',
      explanation: expect.stringContaining('pork'),
      rule: 2,
      substitute: {
        use: expect.arrayContaining([expect.stringContaining('beef bacon')]),
        note: expect.any(String),
      },
    },
  ]);
});

test('every line is judged, however strange or long', () => {
  let seed = 7;
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed;
  };
  for (let at = 0; at < 500; at += 1) {
    const text = Array.from({ length: next() % 40 }, () => String.fromCodePoint(next() % 0x3000)).join('');
    expect(['halal', 'doubtful', 'haram']).toContain(verdictOf(text));
  }
  for (const piece of ['no pork ', 'a', '(', 'без свинины ', '\u200b', '豚'])
    expect(['halal', 'doubtful', 'haram']).toContain(verdictOf(piece.repeat(1_000)));
});
