import { readLines } from './read-lines.ts';

/** A language as `words/languages.txt` describes it. */
export type Language = {
  code: string;
  name: string;
  index: number;
  akin: ReadonlySet<string>;
  /** The length from which a word is recognised with one letter wrong; none where no slip is looked for. */
  slipsFrom: number;
  hasPluralSlips: boolean;
  /** The length from which a word may be part of a compound. */
  partsFrom: number;
  inflectsLastOnly: boolean;
  isNounFirst: boolean;
  isOfAfter: boolean;
  isHyphenAnd: boolean;
  isVerbLast: boolean;
  keepsAccents: boolean;
  countsEverywhere: boolean;
  /** No language of people, but numbers, signs or names. */
  isSpoken: boolean;
};

function parse(line: string, index: number): Language {
  const [code = '', name = '', properties = ''] = line.split(';').map(part => part.trim());
  const words = properties.split(/\s+/);
  const propertyNamed = (name: string) =>
    words.find(word => word.startsWith(`${name}:`))?.slice(name.length + 1);
  return {
    code,
    name,
    index,
    akin: new Set(propertyNamed('akin')?.split(',')),
    slipsFrom: Number(propertyNamed('slips') ?? Number.POSITIVE_INFINITY),
    hasPluralSlips: words.includes('plural-slips'),
    partsFrom: Number(propertyNamed('compounds') ?? Number.POSITIVE_INFINITY),
    inflectsLastOnly: words.includes('last-word'),
    isNounFirst: words.includes('noun-first'),
    isOfAfter: words.includes('of-after'),
    isHyphenAnd: words.includes('hyphen-and'),
    isVerbLast: words.includes('verb-last'),
    keepsAccents: words.includes('accents'),
    countsEverywhere: words.includes('everywhere'),
    isSpoken: !words.includes('unspoken'),
  };
}

const byCode = new Map(
  readLines('languages.txt')
    .map(parse)
    .map(language => [language.code, language]),
);

export const languages: readonly Language[] = [...byCode.values()];

export function languageOf(code: string): Language {
  const language = byCode.get(code);
  if (!language) throw new Error(`words/languages.txt knows no language '${code}'`);
  return language;
}
