import { expect, test } from '@jest/globals';
import { judgeLabel } from '../check-text.ts';

const first = (text: string) => judgeLabel({ text }).lines[0];

test.each([
  ...[
    'E471',
    'e471',
    'E 471',
    'e-471',
    'E.471',
    'E471(i)',
    'INS 471',
    'INS471',
    'ins no. 471',
    '471',
    '471(i)',
    '471 (ii)',
  ],
  ...[
    'SIN 471',
    'S.I.N. 471',
    'emulsifier (471)',
    'emulsifiers (322, 471)',
    'Ｅ４７１',
    'E ٤٧١',
    'ه٤٧١',
    'هـ ٤٧١',
    'هـ-471',
    'إي 471',
    'ای ۴۷۱',
  ],
  ...[
    'E472e',
    'e 472 (e)',
    '472e',
    'emulsifier: 481',
    'مستحلب (٤٧١)',
    'émulsifiant : SIN 472e',
    'E471/E472e',
    'E 1105',
  ],
])('%s is in doubt', text => {
  const line = first(text);
  expect(line?.verdict).toBe('doubtful');
  for (const { words } of line?.findings ?? []) expect(text.normalize('NFKC')).toContain(words);
});

test.each([
  'E120',
  'E-120',
  'INS 120',
  'colour (120)',
  'colour: 120',
  'ملون (١٢٠)',
  'ه ١٢٠',
  '120(i)',
  'CI 75470',
  'SIN120',
])('%s is of an insect', text => expect(first(text)?.verdict).toBe('haram'));

test.each([
  'E330',
  'acid (330)',
  'farina e 120 g di burro',
  '120 g sugar',
  'sugar 471 kcal',
  'energy: 120 kcal',
  'since 1471',
  'sunflower lecithin (322)',
  'E124',
])('%s is no such thing', text => expect(first(text)?.verdict).toBe('halal'));
