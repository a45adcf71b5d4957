import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isOfOtherScript } from '../normalise/scripts.ts';
import type { Token } from '../normalise/tokens.ts';
import { wordsIn } from '../normalise/tokens.ts';
import { type Language, languages } from '../words/languages.ts';
import { readLines, wordsFolder } from '../words/read-lines.ts';
import { LanguageLists } from './language-lists.ts';

const none: readonly Language[] = [];
const plainWord = /^[a-z]+$/;
const maxRemembered = 20_000;
const englishEndings: readonly [RegExp, string][] = [
  [/ies$/, 'y'],
  [/(?:es|ed|er|ing)$/, ''],
  [/[sd]$/, ''],
  [/ing$/, 'e'],
];
const shortestWithEnding = 5;
/** Spanish 'mézclalos', 'cocínelas': the accent shows that a pronoun is written to the verb. */
const verbWithPronoun = /[áéíóú][a-zñ]{2,8}(?:me|te|se|nos|l[aoe]s?)$/;
/** Of the number of recipes that hold the commonest word. */
const shareOfCommon = 0.05;
const shareOfUsual = 0.003;

/** The words of ordinary recipes by the languages in which they are everyday words; in words/<language>/everyday.txt. */
export class EverydayWords {
  private readonly languagesOf = new Map<string, readonly Language[]>();
  /** The languages that have a measure: one that several share, or all, says of none that it is spoken. */
  private readonly measures = new Map<string, readonly Language[]>();
  /** The lists with words in other scripts than Latin, which are taken in when the first word in such a one is met. */
  private waiting: { lines: readonly string[]; language: Language }[] = [];
  private readonly common = new Map<string, readonly Language[]>();
  private readonly usual = new Map<string, readonly Language[]>();
  private readonly lists = new LanguageLists();
  /** What was found for words as written. It is bounded, so that no flood of invented words can fill it. */
  private readonly remembered = new Map<string, readonly Language[]>();
  private readonly spanish = languages.filter(({ code }) => code === 'es');
  private readonly english = languages.find(({ code }) => code === 'en');

  constructor() {
    for (const language of languages) {
      const lines = readIfThere(`${language.code}/everyday.txt`);
      if (this.addAll(lines, language, false) < lines.length) this.waiting.push({ lines, language });
      for (const word of readIfThere(`${language.code}/look-alikes.txt`)) this.add(word, language);
      for (const word of readIfThere(`${language.code}/measure.txt`)) this.addMeasure(word, language);
    }
  }

  private readOtherScripts() {
    const { waiting } = this;
    this.waiting = [];
    for (const { lines, language } of waiting) this.addAll(lines, language, true);
  }

  /** The languages in which a word is a common one, which stands in many of their recipes. */
  languagesWithCommon({ exact }: Pick<Token, 'exact'>): readonly Language[] {
    if (this.waiting.length > 0 && isOfOtherScript(exact)) this.readOtherScripts();
    return this.common.get(exact) ?? none;
  }

  /** The languages of which a word is an everyday one with these very accents. */
  languagesSpelling(exact: string): readonly Language[] {
    return this.languagesOf.get(exact) ?? none;
  }

  /** The languages in which a word as it is written is an everyday one. */
  languagesWith(token: Pick<Token, 'text' | 'exact'>): readonly Language[] {
    const known = this.remembered.get(token.exact);
    if (known) return known;
    const found = this.find(token);
    if (this.remembered.size >= maxRemembered) this.remembered.clear();
    this.remembered.set(token.exact, found);
    return found;
  }

  private find(token: Pick<Token, 'text' | 'exact'>): readonly Language[] {
    if (this.waiting.length > 0 && isOfOtherScript(token.exact)) this.readOtherScripts();
    const measured = this.measures.get(token.exact);
    if (measured) return measured.length === 1 ? measured : none;
    return (
      this.languagesOf.get(token.exact) ??
      this.languagesOf.get(token.text) ??
      (verbWithPronoun.test(token.exact) ? this.spanish : this.inflectedEnglish(token.exact))
    );
  }

  /** Whether a word says how much there is of a thing: a unit, a packaging, a number, a connective between them. */
  isMeasure(text: string): boolean {
    return this.measures.has(text);
  }

  /** The languages in which a word stands in one of a hundred recipes or more, by its plain letters. */
  languagesWithUsual(word: string): readonly Language[] {
    return this.usual.get(word) ?? none;
  }

  // Each word with the number of recipes that it stands in, where the list was made from recipes. Says how many it took.
  private addAll(lines: readonly string[], language: Language, areOfOtherScript: boolean): number {
    const words: string[] = [];
    const counts: number[] = [];
    let most = 0;
    for (const line of lines) {
      const end = line.indexOf(' ');
      const word = end < 0 ? line : line.slice(0, end);
      const count = end < 0 ? 0 : Number(line.slice(end + 1));
      if (count > most) most = count;
      if (isOfOtherScript(word) !== areOfOtherScript) continue;
      this.add(word, language);
      words.push(word);
      counts.push(count);
    }
    if (most === 0) return words.length;
    for (const [at, word] of words.entries()) {
      const share = (counts[at] ?? 0) / most;
      if (share >= shareOfCommon) this.mark(this.common, word, language);
      if (share >= shareOfUsual) this.mark(this.usual, wordsIn(word)[0]?.text ?? word, language);
    }
    return words.length;
  }

  private mark(map: Map<string, readonly Language[]>, word: string, language: Language) {
    map.set(word, this.lists.with(map.get(word) ?? none, language));
  }

  private inflectedEnglish(text: string): readonly Language[] {
    if (text.length < shortestWithEnding || !this.english) return none;
    for (const [ending, base] of englishEndings)
      if (ending.test(text) && this.languagesOf.get(text.replace(ending, base))?.includes(this.english))
        return this.lists.with(none, this.english);
    return none;
  }

  private addMeasure(written: string, language: Language) {
    for (const { text, exact, isSolo } of wordsIn(written)) {
      if (isSolo) continue;
      for (const word of new Set([text, exact])) {
        const known = this.measures.get(word);
        if (language.code === 'international' || known?.length === 0) this.measures.set(word, none);
        else this.measures.set(word, this.lists.with(known ?? none, language));
      }
    }
  }

  private add(written: string, language: Language) {
    if (plainWord.test(written)) return this.put(written, language);
    const [word] = wordsIn(written);
    if (!word || word.isSolo) return;
    this.put(word.exact, language);
    if (word.text !== word.exact && !language.keepsAccents) this.put(word.text, language);
  }

  private put(text: string, language: Language) {
    const known = this.languagesOf.get(text);
    const now = this.lists.with(known ?? none, language);
    if (now !== known) this.languagesOf.set(text, now);
  }
}

const readIfThere = (path: string) => (existsSync(join(wordsFolder, path)) ? readLines(path) : []);
