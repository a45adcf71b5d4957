import { type Lexicon, splitWords, type WordTable } from '../lexicon/lexicon.ts';
import { isMeasureElsewhere } from '../lexicon/measures.ts';
import { isKind, type Role } from '../lexicon/roles.ts';
import { type Token, tokenise } from '../normalise/tokens.ts';
import { isAnotherWord } from './everyday-words.ts';
import { inflect } from './inflect.ts';
import { Node, type Range } from './phrase-tree.ts';
import { WordForms } from './word-forms.ts';
import {
  compoundsFrom,
  countsAbroad,
  hasPlural,
  inflectsLastOnly,
  isReadThroughSlips,
  isUninflected,
  rigid,
  shortKatakana,
  withoutArticle,
} from './word-rules.ts';

/** All that is known of words: their forms, the phrases they make, and the language they hint at. */
export class Vocabulary {
  /** The nodes after one word, by its number. */
  readonly first: (Node | undefined)[] = [];
  readonly hints = new Map<string, string[]>();
  /** Words in which a slip of one letter is looked for, by themselves. */
  readonly longWords = new Set<string>();
  /** Words of languages that write compounds as one word. */
  readonly parts = new Set<string>();
  /** Parts of compounds that name nothing by themselves, such as 'Kirsch' in 'Kirschkuchen'. */
  readonly silentParts = new Set<string>();
  private readonly forms = new WordForms();
  private readonly exactForms = new WordForms();
  /** What was done of a word already, by language: most stand in many phrases. */
  private readonly done = new Map<string, number>();
  private readonly numbers = new Map<string, number>();

  constructor(lexicons: readonly Lexicon[]) {
    for (const lexicon of lexicons) {
      this.addTable(lexicon.words, lexicon.language, 'anywhere');
      this.addTable(lexicon.unlessForeign ?? {}, lexicon.language, 'unless-foreign');
      this.addTable(lexicon.onlyAtHome ?? {}, lexicon.language, 'only-at-home');
      for (const hint of splitWords(lexicon.hints ?? '')) {
        const word = tokenise(hint).tokens[0]?.text ?? hint;
        if (isMeasureElsewhere(word, lexicon.language)) continue;
        this.hints.set(word, [...(this.hints.get(word) ?? []), lexicon.language]);
      }
    }
    // All is read by now: what helped to do so may go.
    this.done.clear();
    this.numbers.clear();
  }

  wordsOf(text: string): readonly number[] | undefined {
    return this.forms.get(text);
  }

  wordsAsWritten(exact: string): readonly number[] | undefined {
    return this.exactForms.get(exact);
  }

  private addTable(table: WordTable, language: string, range: Range) {
    for (const [role, list] of Object.entries(table) as [Role, string][])
      for (const phrase of splitWords(list)) this.addPhrase(phrase, role, language, range);
  }

  private addPhrase(written: string, role: Role, language: string, range: Range) {
    if (role === 'otherPart') {
      this.addSilentPart(written, language);
      return;
    }
    const keepsAccents = written.startsWith('=') || language === 'vi';
    const isFixed = written.startsWith('!');
    const startsRun = written.startsWith('|') || shortKatakana.test(written);
    const endsRun = written.endsWith('|');
    const phrase = written.replace(/^[=|!@]|\|$/g, '');
    const { tokens } = tokenise(phrase);
    let node: Node | undefined;
    for (const [index, token] of tokens.entries()) {
      const number =
        keepsAccents && token.exact !== token.text
          ? this.numberOfExact(token.exact)
          : this.numberOf(token.text, language, {
              isFixed:
                isFixed ||
                token.isSolo ||
                isUninflected(role) ||
                (index < tokens.length - 1 && inflectsLastOnly.has(language)),
              role,
            });
      node = node ? node.grow(number) : this.firstNode(number);
    }
    if (!node) return;
    node.entries ??= [];
    node.entries.push({
      phrase,
      role,
      language,
      range:
        range === 'anywhere' && !written.startsWith('@') && isOneShortName(tokens, role, language)
          ? 'unless-not-akin'
          : range,
      startsRun,
      endsRun,
      alone: written.startsWith('@'),
      names: isKind(role),
    });
    if (tokens.length === 2 && isKind(role) && phrase.length > 8 && !keepsAccents)
      this.addJoined(tokens.map(token => token.text).join(''), written, { role, language, range });
  }

  private firstNode(number: number) {
    const node = this.first[number] ?? new Node();
    this.first[number] = node;
    return node;
  }

  private addSilentPart(written: string, language: string) {
    const word = tokenise(written).tokens[0]?.text ?? written;
    for (const form of inflect(word, language)) {
      this.silentParts.add(form);
      this.parts.add(form);
    }
  }

  // 'porkbelly' for 'pork belly'.
  private addJoined(
    joined: string,
    written: string,
    { role, language, range }: { role: Role; language: string; range: Range },
  ) {
    if (/^[a-z]+$/.test(joined) && !written.includes('|'))
      this.addPhrase(`!${joined}`, role, language, range);
  }

  private numberOfExact(exact: string) {
    const number = this.numberFor(`=${exact}`);
    this.exactForms.add(exact, number);
    return number;
  }

  private numberOf(word: string, language: string, { isFixed, role }: { isFixed: boolean; role: Role }) {
    const hasSlips = !isFixed && isReadThroughSlips(word, language, role);
    const key = `${language} ${isFixed} ${hasSlips} ${word}`;
    const known = this.done.get(key);
    if (known !== undefined) return known;
    const plain = language === 'ar' ? withoutArticle(word) : word;
    // Of its own where it takes no endings: those that the same word takes elsewhere are none of its forms.
    const number = this.numberFor(isFixed ? `!${plain}` : plain);
    this.done.set(key, number);
    const forms = rigid.has(word) ? [word, `${word}s`] : isFixed ? [word] : inflect(word, language);
    for (const form of forms) if (form === word || !isAnotherWord(form)) this.forms.add(form, number);
    if (language === 'ar' && word !== withoutArticle(word)) this.forms.add(withoutArticle(word), number);
    if (hasSlips) {
      this.longWords.add(word);
      const plural = forms[1];
      if (plural && hasPlural.has(language) && !word.endsWith('s')) this.longWords.add(plural);
    }
    if (!isFixed && word.length >= (compoundsFrom.get(language) ?? 99))
      for (const form of forms) this.parts.add(form);
    return number;
  }

  private numberFor(key: string) {
    let number = this.numbers.get(key);
    if (number === undefined) {
      number = this.numbers.size;
      this.numbers.set(key, number);
    }
    return number;
  }
}

const isOneShortName = (tokens: readonly Token[], role: Role, language: string) =>
  tokens.length === 1 && isKind(role) && !countsAbroad(tokens[0]?.text ?? '', language);
