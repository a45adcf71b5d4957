import { inflect } from '../match/inflect.ts';
import type { Token } from '../normalise/tokens.ts';
import type { Language } from '../words/languages.ts';

/** A word of a name, in its language. */
export type Word = {
  id: number;
  text: string;
  exact: string | undefined;
  language: Language;
  /** Written with a star: any ending may follow. */
  isStem: boolean;
};

const longestEnding = 6;
const shortestStem = 2;
const mostTaken = 2;
const articles = /^(?:وال|بال|لل|ال|و|ب|ل)/;
const arabicScript = new Set(['ar', 'fa', 'ur']);
const maxRemembered = 20_000;
const none: readonly number[] = [];

/** The words of all names, found by the forms in which texts write them. */
export class WordForms {
  private readonly ids = new Map<string, Word>();
  private readonly byStem = new Map<string, Word[]>();
  private readonly formsOf = new Map<Word, ReadonlySet<string>>();
  private readonly remembered = new Map<string, readonly number[]>();

  add({ text, exact, language, isStem }: Omit<Word, 'id'>): Word {
    const key = `${language.code} ${exact ?? ''} ${text}${isStem ? '*' : ''}`;
    const known = this.ids.get(key);
    if (known) return known;
    const word = { id: this.ids.size, text, exact, language, isStem };
    this.ids.set(key, word);
    const stem = stemOf(text);
    const others = this.byStem.get(stem);
    if (others) others.push(word);
    else this.byStem.set(stem, [word]);
    return word;
  }

  /** The words that a token may be a form of. */
  read({ text, exact }: Pick<Token, 'text' | 'exact'>): readonly number[] {
    const known = this.remembered.get(exact);
    if (known) return known;
    const found = this.find(text, exact);
    if (this.remembered.size >= maxRemembered) this.remembered.clear();
    this.remembered.set(exact, found);
    return found;
  }

  private find(text: string, exact: string): readonly number[] {
    const found = this.matching(text, exact, () => true);
    const article = articles.exec(text)?.[0];
    if (article === undefined || text.length - article.length < 2) return found;
    const bare = text.slice(article.length);
    return [...found, ...this.matching(bare, bare, word => arabicScript.has(word.language.code))];
  }

  private matching(text: string, exact: string, isAsked: (word: Word) => boolean): readonly number[] {
    const found: Word[] = [];
    const shortest = Math.max(Math.min(text.length, shortestStem), text.length - longestEnding - mostTaken);
    for (let length = text.length; length >= shortest && length > 0; length--)
      for (const word of this.byStem.get(text.slice(0, length)) ?? [])
        if (isAsked(word) && this.isForm(word, text, exact)) found.push(word);
    if (found.length === 0) return none;
    // A word as it is listed is no form of another: Arabic tahini of flour.
    const listed = new Set(found.filter(word => word.text === text).map(({ language }) => language));
    return found.filter(word => word.text === text || !listed.has(word.language)).map(({ id }) => id);
  }

  private isForm(word: Word, text: string, exact: string) {
    if (word.exact !== undefined && !exact.startsWith(word.exact)) return false;
    if (word.text === text) return true;
    if (Math.abs(text.length - word.text.length) > longestEnding) return false;
    if (word.isStem) return text.startsWith(word.text);
    let forms = this.formsOf.get(word);
    if (!forms) {
      forms = new Set(inflect(word.text, word.language.code));
      this.formsOf.set(word, forms);
    }
    return forms.has(text);
  }
}

const stemOf = (text: string) => text.slice(0, Math.max(Math.min(text.length, 3), text.length - mostTaken));
