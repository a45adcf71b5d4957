import type { Language } from '../words/languages.ts';
import { inflect } from './inflect.ts';
import { withoutArticle } from './word-rules.ts';

/** A word of the lexicon as it is written there, in plain letters. */
type Word = { text: string; language: Language; endings: 'all' | 'plural' | 'none' | 'group' };

/** Most words are of one language: they need no list. */
type Numbers = number | number[];

const none: readonly number[] = [];
// No ending takes more than two letters of a word away ('knife', 'knives'), and few add more than seven.
const maxTaken = 2;
const maxAdded = 7;
const shortestStem = 2;

/**
 * The words of the lexicon by their numbers, found by any of their forms. No form is stored: what may be the word of a form shares
 * its first letters, and its forms are made when it is asked for.
 */
export class KnownWords {
  private readonly words: Word[] = [];
  private readonly byText = new Map<string, Numbers>();
  private readonly byStem = new Map<string, Numbers>();
  private readonly forms = new Map<number, ReadonlySet<string>>();

  /** The number of a word, which is its own in each language; one that takes no endings is another. */
  numberOf(word: Word): number {
    const written = this.byText.get(word.text);
    for (const number of listOf(written)) {
      const { language, endings } = this.at(number);
      if (language === word.language && endings === word.endings) return number;
    }
    const number = this.words.push(word) - 1;
    this.byText.set(word.text, withOne(written, number));
    if (word.endings !== 'none') {
      const stem = stemOf(word.text);
      this.byStem.set(stem, withOne(this.byStem.get(stem), number));
    }
    return number;
  }

  /** A number that stands for any of several words in a pattern. */
  reserve(name: string, language: Language): number {
    return this.words.push({ text: name, language, endings: 'group' }) - 1;
  }

  isGroup(number: number): boolean {
    return this.at(number).endings === 'group';
  }

  languageOf(number: number): Language {
    return this.at(number).language;
  }

  isWrittenAs(number: number, text: string): boolean {
    const word = this.at(number);
    return word.text === text || (word.language.code === 'ar' && word.text === withoutArticle(text));
  }

  /** The words that this may be a form of, those that are written so first. */
  find(text: string): number[] {
    const found = [...listOf(this.byText.get(text)), ...this.withoutArticle(text)];
    for (let length = text.length; length >= shortestStem; length--)
      for (const number of listOf(this.byStem.get(text.slice(0, length))))
        if (this.hasForm(number, text)) found.push(number);
    return found;
  }

  private withoutArticle(text: string): number[] {
    const plain = withoutArticle(text);
    return plain === text
      ? []
      : listOf(this.byText.get(plain)).filter(number => this.at(number).language.code === 'ar');
  }

  formsOf(number: number): ReadonlySet<string> {
    let forms = this.forms.get(number);
    if (!forms) {
      const { text, language, endings } = this.at(number);
      forms = new Set(endings === 'all' ? inflect(text, language.code) : [text, `${text}s`]);
      this.forms.set(number, forms);
    }
    return forms;
  }

  private hasForm(number: number, text: string) {
    const word = this.at(number).text;
    return word !== text && text.length - word.length <= maxAdded && this.formsOf(number).has(text);
  }

  private at(number: number): Word {
    const word = this.words[number];
    if (!word) throw new Error(`no word has the number ${number}`);
    return word;
  }
}

const stemOf = (text: string) => text.slice(0, Math.max(shortestStem, text.length - maxTaken));

const listOf = (numbers: Numbers | undefined): readonly number[] =>
  typeof numbers === 'number' ? [numbers] : (numbers ?? none);

function withOne(numbers: Numbers | undefined, number: number): Numbers {
  if (numbers === undefined) return number;
  if (typeof numbers === 'number') return [numbers, number];
  numbers.push(number);
  return numbers;
}
