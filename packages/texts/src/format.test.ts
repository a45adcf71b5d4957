import { describe, expect, test } from '@jest/globals';
import { compile } from './catalogue/compile.ts';
import { textsOf } from './catalogue/texts-of.ts';
import { format, formatParts } from './format.ts';

const say = (text: string, values = {}, language = 'en') => format(compile(text, language), values);

describe('a text', () => {
  test.each([
    ['You’ve made it', {}, 'You’ve made it'],
    ["You've generated {count} recipe(s)", { count: 7 }, "You've generated 7 recipe(s)"],
    ['{percent, number}% of {sum, number}', { percent: 10, sum: 12_500 }, '10% of 12,500'],
    ['{share, number, percent}', { share: 0.1 }, '10%'],
    ['{count, plural, one {# recipe} other {# recipes}}', { count: 1 }, '1 recipe'],
    ['{count, plural, =0 {none} one {# recipe} other {# recipes}}', { count: 0 }, 'none'],
    ['{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { place: 22 }, '22nd'],
    ['{mode, select, free {for nothing} other {for a fee}}', { mode: 'free' }, 'for nothing'],
    ['{mode, select, free {for nothing} other {for a fee}}', { mode: 'constructor' }, 'for a fee'],
  ])('%s', (text, values, said) => {
    expect(say(text, values)).toBe(said);
  });

  test('has all six forms of Arabic', () => {
    const text =
      '{n, plural, zero {لا وصفات} one {وصفة} two {وصفتان} few {# وصفات} many {# وصفة} other {# من الوصفات}}';
    expect([0, 1, 2, 3, 11, 100].map(n => say(text, { n }, 'ar'))).toEqual([
      ...['لا وصفات', 'وصفة', 'وصفتان', '3 وصفات', '11 وصفة', '100 من الوصفات'],
    ]);
  });

  test('that runs from the right keeps a value that runs from the left to itself', () => {
    expect(say('حسابك: {name}', { name: 'Maryam (2)' }, 'ar')).toBe('حسابك: \u2068Maryam (2)\u2069');
  });

  test('with tags comes in parts, in the order of its language', () => {
    const values = { who: 'Sufra', link: (words: object) => ({ link: words }) };
    const message = compile('Checked. <link>How {who} checks</link>', 'en');
    expect(formatParts<object>(message, values, parts => parts)).toEqual([
      'Checked. ',
      { link: ['How ', 'Sufra', ' checks'] },
    ]);
  });

  test('of the pseudo-language is longer, bracketed and readable', () => {
    const said = say('Get started with {count} recipes', { count: 3 }, 'en-XA');
    expect(said).toMatch(/^\[Gét stártéd wíth~+ 3 réçípés~+\]$/);
    expect(said.length).toBeGreaterThan('Get started with 3 recipes'.length * 1.4);
  });

  test.each([
    ['{when, date, long}', 'written by the caller'],
    ['{sum, number, ::currency/GBP}', 'only percent'],
    ['{count, plural, one {x}}', 'MISSING_OTHER_CLAUSE'],
    ['{count, plural, offset:1 other {x}}', 'has an offset'],
    ['<link>open', 'UNCLOSED_TAG'],
  ])('%s is refused', (text, problem) => {
    expect(() => say(text)).toThrow(problem);
  });
});

test('what a language lacks is said in English, with the plural of English', () => {
  const textOf = textsOf({
    en: { days: '{n, plural, one {# day} other {# days}}', back: { text: 'Back', note: 'A button.' } },
    ar: { back: 'رجوع' },
  });
  expect(format(textOf('days', 'ar'), { n: 2 })).toBe('2 days');
  expect([textOf('back', 'ar'), textOf('back', 'tr')]).toEqual(['رجوع', 'Back']);
});
