import type { Unit } from '../match/reading.ts';
import type { Vocabulary } from '../match/vocabulary.ts';
import { type Language, languageOf } from '../words/languages.ts';
import type { EverydayWords } from './everyday.ts';

/** What the words of a text say of its language: for each word those that have it. */
export type Evidence = readonly (readonly Language[])[];

const scripts: readonly [RegExp, readonly Language[]][] = [
  [/\p{Script=Hangul}/u, [languageOf('ko')]],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, [languageOf('ja')]],
  [/\p{Script=Thai}/u, [languageOf('th')]],
  // Japanese is seldom written without kana.
  [/\p{Script=Han}/u, [languageOf('zh'), languageOf('zh'), languageOf('ja')]],
];
const letters: readonly [RegExp, readonly Language[]][] = [
  [/[ışğ]/, [languageOf('tr'), languageOf('az')]],
  [/[ٹڈڑےںھ]/, [languageOf('ur')]],
  [/[پچژگ]/, [languageOf('fa'), languageOf('ur')]],
  [/^ال/, [languageOf('ar')]],
  [/\p{Script=Greek}/u, [languageOf('el')]],
  [/\p{Script=Devanagari}/u, [languageOf('hi')]],
  [/\p{Script=Bengali}/u, [languageOf('bn')]],
];
/** Arabic has none of them, nor these forms of kaf and yeh: 'اختیاری'. */
const notArabic = /[\u0679\u067e\u0686\u0688\u0691\u0698\u06a9\u06af\u06ba\u06be\u06c1\u06cc\u06d2]/;
const arabic = languageOf('ar');
const nothing: readonly Language[] = [];
const onlyAscii = /^[\0-\x7f]*$/;
const startsWithDigit = /^\d/;

/** Says of words which languages have them. */
export class EvidenceReader {
  private readonly everyday: EverydayWords;
  private readonly vocabulary: Vocabulary;

  constructor(everyday: EverydayWords, vocabulary: Vocabulary) {
    this.everyday = everyday;
    this.vocabulary = vocabulary;
  }

  /** For each word of a text; nothing for those that say nothing. */
  read(units: readonly Unit[]): Evidence {
    return units.map(unit => this.of(unit));
  }

  private of(unit: Unit): readonly Language[] {
    const { reading } = unit;
    reading.languages ??= startsWithDigit.test((unit.whole ?? unit.token).exact)
      ? nothing
      : this.languagesOf(unit);
    return reading.languages;
  }

  // The languages that have this word, be it an everyday one or one of the lexicon; else those that have its letters.
  private languagesOf({ token: part, whole, words, recognised }: Unit): readonly Language[] {
    const token = whole ?? part;
    const known = this.everyday.languagesWith(token);
    if (this.everyday.isMeasure(token.exact)) return known;
    const isListed = recognised === 'known' && !token.isSolo;
    const listed = isListed ? this.vocabulary.languagesListing(words, token) : nothing;
    const all = withoutArabic(token.exact, listed.length > 0 ? [...new Set([...known, ...listed])] : known);
    // What is common in a language speaks twice for it.
    if (all.length > 0)
      return [...all, ...withoutArabic(token.exact, this.everyday.languagesWithCommon(token))];
    const signs = token.isSolo ? scripts : onlyAscii.test(token.exact) ? [] : letters;
    return signs.find(([sign]) => sign.test(token.exact))?.[1] ?? known;
  }
}

const withoutArabic = (exact: string, all: readonly Language[]) =>
  all.includes(arabic) && notArabic.test(exact) ? all.filter(language => language !== arabic) : all;
