import type { Language } from '../words/languages.ts';
import { inflect } from './inflect.ts';
import { withoutArticle } from './word-rules.ts';

/** Which endings a word of the lexicon takes; a group stands for any of several words in a pattern. */
export type Endings = 'all' | 'plural' | 'none' | 'group';

/** Most words are of one language: they need no list. */
type Numbers = number | number[];

const none: readonly number[] = [];
// No ending takes more than two letters of a word away ('knife', 'knives'), and few add more than seven.
const maxTaken = 2;
const maxAdded = 7;
const shortestStem = 2;

/**
 * The words of the lexicon, as they are written there in plain letters, by their numbers; found by any of their forms. No form is
 * stored: what may be the word of a form shares its first letters, and its forms are made when it is asked for.
 */
export class KnownWords {
  // There are tens of thousands: what is known of a word stands at its number.
  private readonly texts: string[] = [];
  private readonly languages: Language[] = [];
  private readonly endings: Endings[] = [];
  private readonly byText = new Map<string, Numbers>();
  /** Those that take endings by their first two letters; in the order of their stems once a word that begins so is asked for. */
  private readonly byStart = new Map<string, number[]>();
  private readonly byStem = new Map<string, ReadonlyMap<string, Numbers>>();
  private readonly forms = new Map<number, ReadonlySet<string>>();

  /** The number of a word, which is its own in each language; one that takes no endings is another. */
  numberOf(text: string, language: Language, endings: Endings): number {
    const written = this.byText.get(text);
    if (written !== undefined)
      for (const number of listOf(written))
        if (this.languages[number] === language && this.endings[number] === endings) return number;
    const number = this.reserve(text, language, endings);
    this.byText.set(text, withOne(written, number));
    if (endings === 'none') return number;
    const start = text.slice(0, shortestStem);
    const sameStart = this.byStart.get(start);
    if (sameStart) sameStart.push(number);
    else this.byStart.set(start, [number]);
    return number;
  }

  /** A number that stands for a group, which no text is. */
  reserve(name: string, language: Language, endings: Endings): number {
    this.languages.push(language);
    this.endings.push(endings);
    return this.texts.push(name) - 1;
  }

  isGroup(number: number): boolean {
    return this.endings[number] === 'group';
  }

  languageOf(number: number): Language {
    const language = this.languages[number];
    if (!language) throw new Error(`no word has the number ${number}`);
    return language;
  }

  isWrittenAs(number: number, text: string): boolean {
    const word = this.texts[number];
    return word === text || (this.languages[number]?.code === 'ar' && word === withoutArticle(text));
  }

  /** The words that this may be a form of, those that are written so first. */
  find(text: string): number[] {
    const found = [...listOf(this.byText.get(text)), ...this.withoutArticle(text)];
    const stems = this.stemsOf(text.slice(0, shortestStem));
    if (stems)
      for (let length = text.length; length >= shortestStem; length--)
        for (const number of listOf(stems.get(text.slice(0, length))))
          if (this.hasForm(number, text)) found.push(number);
    return found;
  }

  private stemsOf(start: string): ReadonlyMap<string, Numbers> | undefined {
    const numbers = this.byStart.get(start);
    const known = this.byStem.get(start);
    if (known || !numbers) return known;
    const stems = new Map<string, Numbers>();
    for (const number of numbers) {
      const stem = stemOf(this.texts[number] ?? '');
      stems.set(stem, withOne(stems.get(stem), number));
    }
    this.byStem.set(start, stems);
    return stems;
  }

  private withoutArticle(text: string): number[] {
    const plain = withoutArticle(text);
    return plain === text
      ? []
      : listOf(this.byText.get(plain)).filter(number => this.languages[number]?.code === 'ar');
  }

  private hasForm(number: number, text: string) {
    const word = this.texts[number] ?? '';
    return word !== text && text.length - word.length <= maxAdded && this.formsOf(number, word).has(text);
  }

  private formsOf(number: number, word: string): ReadonlySet<string> {
    let forms = this.forms.get(number);
    if (!forms) {
      const { code } = this.languageOf(number);
      forms = new Set(this.endings[number] === 'all' ? inflect(word, code) : [word, `${word}s`]);
      this.forms.set(number, forms);
    }
    return forms;
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
