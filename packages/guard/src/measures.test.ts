import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { judge } from './judge-text.ts';
import { languages } from './words/languages.ts';
import { loadWords } from './words/load-words.ts';
import { readLines, wordsFolder } from './words/read-lines.ts';

const everywhere = ['bacon', 'ham', 'jamón', 'pancetta', 'prosciutto'];
const byLanguage = loadWords();
const measured = languages
  .filter(({ code }) => existsSync(join(wordsFolder, code, 'measure.txt')))
  .map(({ code }) => code);
const units = (language: string) => readLines(`${language}/measure.txt`);
const isHaram = (text: string) => judge(text).verdict === 'haram';

const inLine = (unit: string, word: string) => [
  `4 ${unit} ${word}`,
  `4${unit} ${word}`,
  `200g/7${unit} ${word}`,
  `200 g (7 ${unit}) ${word}`,
  `${unit} ${word}`,
  `${word} 4 ${unit}`,
  `${word}, 4 ${unit}`,
  `${word} (4 ${unit})`,
];

// Turkish 'ham' is raw: in a line that Turkish units show to be Turkish it names no meat.
const isRaw = (word: string, language: string) => word === 'ham' && language === 'tr';

/** The cured pork of a language by its own words. */
function ownCuredPork(language: string) {
  const own = byLanguage.find(words => words.language.code === language);
  return (own?.terms.get('curedPork') ?? [])
    .filter(({ flags, text }) => flags.size === 0 && !everywhere.includes(text))
    .map(({ text }) => text)
    .filter(isHaram);
}

const curedPorkIn = (language: string) => [
  ...ownCuredPork(language),
  ...everywhere.filter(word => !isRaw(word, language)),
];

describe('an amount of cured pork', () => {
  // What stands everywhere is tried with the units of each language, and with the international ones among these.
  test.each(measured)('in the units of %s is haram, every word of the language by every unit', language => {
    const lines = [
      ...curedPorkIn(language).flatMap(word => units(language).map(unit => `4 ${unit} ${word}`)),
      ...ownCuredPork(language).flatMap(word => units('international').map(unit => `4 ${unit} ${word}`)),
    ];
    expect(lines.filter(line => !isHaram(line))).toEqual([]);
  });

  test.each(measured)('in the units of %s is haram in whatever order it is written', language => {
    const own = ownCuredPork(language);
    const another = (at: number) => own[at % own.length] ?? 'bacon';
    const lines = [
      // Each unit with the words that stand everywhere, and with another of the language's own.
      ...units(language).flatMap((unit, at) =>
        [...everywhere.filter(word => !isRaw(word, language)), another(at)].flatMap(word =>
          inLine(unit, word),
        ),
      ),
      ...units('international').flatMap((unit, at) => inLine(unit, another(at))),
    ];
    expect(lines.filter(line => !isHaram(line))).toEqual([]);
  });

  test('is haram as cooks write it', () => {
    const lines = ['4 oz bacon', '200g/7oz bacon', '2 oz jamón', '4 ozs. bacon', '4oz (115g) smoked bacon'];
    expect(lines.filter(line => !isHaram(line))).toEqual([]);
  });

  test('of a named animal is not', () => {
    expect(isHaram('4 oz venison bacon')).toBe(false);
    expect(isHaram('200 g őz sonka')).toBe(false);
  });
});
