import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { judge } from '../judge-text.ts';
import { readLines } from '../words/read-lines.ts';

const isHaram = (text: string) => judge(text).verdict === 'haram';
const words = ['bacon', 'prosciutto', 'pancetta', 'vodka', 'Speck', 'бекон', 'szalonna', 'vino'];
const units = [
  'g',
  'gr',
  'kg',
  'ml',
  'dl',
  'oz',
  'lb',
  'tbsp',
  'cup',
  'slices',
  ...readLines('international/measure.txt'),
];
const written = (unit: string, word: string) => [
  `200${unit}${word}`,
  `${word}200${unit}`,
  `1,5${unit}${word}`,
  `½${unit}${word} 2`,
];

describe('an amount that is written to a word', () => {
  test('takes nothing away from it, in any unit', () => {
    const lines = units.flatMap(unit => words.flatMap(word => written(unit, word).slice(0, 3)));
    expect(lines.filter(line => !isHaram(line))).toEqual([]);
  });

  test.each([
    'bacon200g',
    '200gbacon',
    '200grbacon',
    '200gr.bacon',
    'bacon 200g',
    '4ozbacon',
    '2lbham',
    '500mlwine',
    '1lbeer',
    'bacon100gr',
    '2xbacon',
    'bacon2x100g',
    'baconx2',
    'ham250g',
    'vodka50ml',
    '50mlvodka',
    '30mlrum',
    'rum30ml',
    '2tbspsherry',
    '1kgpork',
    'pork1kg',
    '100gSpeck',
    'Speck100g',
    '200gジャム ベーコン',
    'ベーコン200g',
    '200gベーコン',
    '培根200克',
    '200克培根',
    '베이컨200g',
    '200g베이컨',
    'бекон200г',
    '200гбекона',
    '200г.бекона',
    'بيكون200غ',
    '200غبيكون',
    '200جرام بيكون',
    '200grjambon',
    'jambon200gr',
    '100gkinkku',
    'kinkku100g',
    '2dlvin',
    'vin2dl',
    '200gprosciutto',
    'prosciutto200g',
    '2tranchesjambon',
    '3Scheiben Speck',
    '10dkgszalonna',
    '20dagszalonna',
    'szalonna20dkg',
    '100gboczku',
    'boczek100g',
    '2sdmrum',
    'rum2sdm',
    '2ELRum',
    'Rum2EL',
    '1TLRum',
    '100mlmirin',
    'mirin100ml',
    'みりん大さじ2',
    '大さじ2みりん',
    '1/2lbbacon',
    '1½lbbacon',
    '200gm bacon',
    '200gmbacon',
    '8ozpancetta',
    '2cupswine',
    '1cupwine',
    'wine1cup',
    '6stripsbacon',
    '6slicesbacon',
  ])('%s is haram', line => {
    expect(isHaram(line)).toBe(true);
  });

  // 'apes', 'ram' and 'oz' are no words here.
  test.each([
    '100grapes',
    '200gram flour',
    '100grice',
    '1lemon',
    '2x400g tomatoes',
    '1egg',
    '7up',
    'omega3',
    '100gturkey',
    '3legs',
    '2large eggs',
  ])('%s is halal', line => {
    expect(judge(line).verdict).toBe('halal');
  });

  test.each(['p0rk', 'bac0n', 'v0dka', 'b4con'])('%s still hides a word', line => {
    expect(isHaram(line)).toBe(true);
  });
});

const rows = readFileSync(new URL('../../measure/cured-pork/to-taste.txt', import.meta.url), 'utf8')
  .split('\n')
  .flatMap(row => {
    const [, language, names, patterns] = /^([\w-]+): ([^:]*): (.*)$/.exec(row) ?? [];
    return language && names && patterns
      ? [{ language, names: names.split(' | '), patterns: patterns.split(' | ') }]
      : [];
  });

describe('what says how much, why, or that it may be left out', () => {
  test.each(rows)('takes nothing away in $language', ({ names, patterns }) => {
    const lines = patterns.flatMap(pattern =>
      ['bacon', ...names].flatMap(name => [pattern.replace('{}', name), `2 ${pattern.replace('{}', name)}`]),
    );
    expect(lines.length).toBeGreaterThan(4);
    expect(lines.filter(line => !isHaram(line))).toEqual([]);
  });

  test.each(['bacon flavour crisps', 'rum flavouring', 'bacon flavoured seasoning'])(
    '%s is doubtful',
    line => {
      expect(judge(line).verdict).toBe('doubtful');
    },
  );
});
