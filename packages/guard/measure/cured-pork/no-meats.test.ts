import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { judge } from '../../src/judge-text.ts';
import { loadWords } from '../../src/words/load-words.ts';

const rows = readFileSync(new URL('no-meats.txt', import.meta.url), 'utf8')
  .split('\n')
  .flatMap(row => {
    const [, language, foods] = /^([\w-]+): (.*)$/.exec(row) ?? [];
    return language && foods ? [{ language, foods: foods.split('|').map(food => food.trim()) }] : [];
  });

const everywhere = ['bacon', 'chorizo', 'prosciutto'];
const narrow = ['home', 'home-only', 'alone', 'fixed', 'exact'] as const;
const byLanguage = loadWords();
const isHaram = (text: string) => judge(text).verdict === 'haram';

/** Some of a language's own names, spread over all of them, and those that stand in every language. */
function curedPorkOf(code: string) {
  const terms = byLanguage.find(({ language }) => language.code === code)?.terms.get('curedPork') ?? [];
  const own = terms
    .filter(({ flags }) => !narrow.some(flag => flags.has(flag)))
    .map(({ text }) => text)
    .filter(isHaram);
  return [...own.filter((_, at) => at % Math.ceil(own.length / 6) === 0), ...everywhere];
}

const signs = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;

const linesOf = (food: string, word: string) => [
  `${food} ${word}`,
  `${word} ${food}`,
  `${food}, ${word}`,
  `${word} (${food})`,
  `${word} – ${food}`,
  ...(signs.test(food + word) ? [food + word, word + food] : []),
];

describe('what is of an animal and is none of its meat clears no cured pork', () => {
  test.each(rows)('in $language', ({ language, foods }) => {
    const words = curedPorkOf(language);
    expect(foods.length).toBeGreaterThan(1);
    const lines = foods.flatMap(food => words.flatMap(word => linesOf(food, word)));
    expect(lines.filter(line => !isHaram(line))).toEqual([]);
  });

  test.each([
    'goat cheese bacon tart',
    'egg ham fried rice',
    '鸡蛋火腿',
    "lamb's lettuce with bacon",
    'chicken stock, ham',
    'cheese bacon',
    'Hähnchen Speck Spieße',
    'tavuk göğsü jambonlu',
    'duck salted egg ham',
    'bacon (chicken bone broth)',
  ])('%s', line => {
    expect(isHaram(line)).toBe(true);
  });

  test('nor does the picture of an animal', () => {
    const animals = [...'🐔🐓🐣🐤🐥🦃🦆🦢🐄🐮🐂🐃🐑🐏🐐🦌🐪🐫🐇🐰🐟🐠🐡🦐🦀🦞🦑🐙🥚🧀🥛🍗🥩🍖🍳🍤🍣'];
    const lines = animals.flatMap(animal => [
      `${animal} bacon`,
      `bacon ${animal}`,
      `${animal}🥓`,
      `🥓${animal}`,
      `${animal}火腿`,
    ]);
    expect(lines.filter(line => !isHaram(line))).toEqual([]);
  });

  // The meat itself does, with such a food beside it too.
  test.each([
    'turkey bacon, eggs and cheese',
    'beef bacon cheese burger',
    'chicken ham and cheese sandwich',
    'eggs and turkey bacon',
    'beef ham',
    'turkey breast ham',
    'bacon (turkey)',
    'jamón de pavo con queso',
    'bacon sapi keju',
    'ветчина из индейки и сыр',
    'ターキーハムとチーズ',
    '牛肉火腿',
    '닭가슴살 햄',
    'بيكون بقري وبيض',
  ])('%s is halal', line => {
    expect(judge(line).verdict).toBe('halal');
  });
});
