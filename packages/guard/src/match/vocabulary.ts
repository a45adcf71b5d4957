import { isOfOtherScript, isWhollyOfOtherScript } from '../normalise/scripts.ts';
import { type Token, type Word, wordsIn } from '../normalise/tokens.ts';
import type { Language } from '../words/languages.ts';
import type { WordsOf } from '../words/load-words.ts';
import { isKind, type Role } from '../words/roles.ts';
import type { Flag, Term } from '../words/term.ts';
import { CompoundParts } from './compounds.ts';
import { HalfKnownCompounds } from './half-known.ts';
import { inflect } from './inflect.ts';
import { type Endings, KnownWords } from './known-words.ts';
import { marks, Node, type Range } from './phrase-tree.ts';
import { isReadThroughSlips, isUninflected, withoutArticle } from './word-rules.ts';

const group = /\{([a-z-]+)\}/;
// So short a word is another in many a language.
const maxHomographLength = 4;
const startsLatin = /^[a-z]/;
const onlyLatin = /^[a-z]+$/;
const maxRemembered = 20_000;
const katakana = /^[ァ-ヺー]{2,3}$/;

export type Script = 'latin' | 'other';
export const scriptOf = (word: string): Script => (isOfOtherScript(word) ? 'other' : 'latin');

/** A phrase that is not yet read into a tree, and the one before it that begins with the same word. */
type Unread = { term: Term; role: Role; of: LanguageReader; before: Unread | undefined };

/** All that is known of words: their forms, the phrases they make, and where these count. */
export class Vocabulary {
  readonly parts = new CompoundParts();
  readonly halves = new HalfKnownCompounds(text => this.numbersOf(text));
  readonly words = new KnownWords();
  /** By the number of their first word: texts hold few of them, so a tree is made when its word is first met. */
  private readonly unread: (Unread | undefined)[] = [];
  private readonly trees: (Node | undefined)[] = [];
  /** Of each word, by its number, whether a phrase that names something begins with it. */
  private readonly naming: boolean[] = [];
  private readonly exact = new Map<string, number[]>();
  /** Most texts share their words. It is bounded, so that no flood of invented words can fill it. */
  private readonly remembered = new Map<string, readonly number[] | null>();
  /** The groups of patterns that a word is in. */
  private readonly groupsOf = new Map<number, number[]>();
  private readonly longWords = { latin: new Set<string>(), other: new Set<string>() };
  /** The terms in other scripts than Latin, a third of all, are taken in when the first word in such a one is met. */
  private waiting: readonly LanguageReader[];

  constructor(all: readonly WordsOf[]) {
    this.waiting = all.map(words => new LanguageReader(this, words));
    for (const reader of this.waiting) reader.readLatin();
  }

  private readOtherScripts() {
    const readers = this.waiting;
    this.waiting = [];
    for (const reader of readers) reader.readOtherScripts();
  }

  /** Words in which a slip of one letter is looked for. */
  longWordsIn(script: Script): ReadonlySet<string> {
    if (script === 'other') this.readOtherScripts();
    return this.longWords[script];
  }

  addLongWord(word: string) {
    this.longWords[scriptOf(word)].add(word);
  }

  /** The tree of the phrases that begin with a word. */
  phrasesFrom(number: number): Node | undefined {
    const known = this.trees[number];
    if (known) return known;
    const phrases: Unread[] = [];
    for (let one = this.unread[number]; one; one = one.before) phrases.push(one);
    if (phrases.length === 0) return;
    const tree = new Node();
    for (const { term, role, of } of phrases.reverse()) of.growPhrase(tree, term, role);
    this.unread[number] = undefined;
    this.trees[number] = tree;
    return tree;
  }

  namesSomething(number: number): boolean {
    return this.naming[number] ?? false;
  }

  addPhrase(number: number, term: Term, role: Role, of: LanguageReader) {
    this.unread[number] = { term, role, of, before: this.unread[number] };
    if (isKind(role)) this.naming[number] = true;
  }

  /** The words that a text may be a form of, and the groups that these are in. */
  numbersOf(text: string): readonly number[] | undefined {
    let found = this.remembered.get(text);
    if (found === undefined) {
      if (this.waiting.length > 0 && isOfOtherScript(text)) this.readOtherScripts();
      found = this.find(text);
      if (this.remembered.size >= maxRemembered) this.remembered.clear();
      this.remembered.set(text, found);
    }
    return found ?? undefined;
  }

  private find(text: string): readonly number[] | null {
    const found = this.words.find(text);
    for (const number of [...found]) for (const of of this.groupsOf.get(number) ?? []) found.push(of);
    return found.length > 0 ? found : null;
  }

  /** The words whose accents are written as here. */
  numbersAsWritten(exact: string): readonly number[] | undefined {
    if (this.waiting.length > 0 && isOfOtherScript(exact)) this.readOtherScripts();
    return this.exact.get(exact);
  }

  /** The languages whose lexicon has a word as it is written here. */
  languagesListing(numbers: readonly number[], { text, exact }: Token): Language[] {
    const found: Language[] = [];
    for (const number of numbers) {
      if (!this.words.isWrittenAs(number, text) && !this.words.isWrittenAs(number, `=${exact}`)) continue;
      const language = this.words.languageOf(number);
      if (language.isSpoken && !found.includes(language)) found.push(language);
    }
    return found;
  }

  addExact(exact: string, number: number) {
    const known = this.exact.get(exact);
    if (!known) this.exact.set(exact, [number]);
    else if (!known.includes(number)) known.push(number);
  }

  addToGroup(number: number, of: number) {
    this.groupsOf.set(number, [...(this.groupsOf.get(number) ?? []), of]);
  }
}

/** Puts the words of one language into the vocabulary. */
class LanguageReader {
  private readonly vocabulary: Vocabulary;
  private readonly of: WordsOf;
  private readonly language: Language;
  private readonly parts = new Set<number>();
  private readonly groups = new Map<string, { number: number; phrases: string[] }>();
  /** Words that take the s of the plural alone, and those often written with a letter wrong. */
  private readonly flagged: Record<'plural-only' | 'often-misspelt', Set<string>> = {
    'plural-only': new Set(),
    'often-misspelt': new Set(),
  };

  constructor(vocabulary: Vocabulary, of: WordsOf) {
    this.vocabulary = vocabulary;
    this.of = of;
    this.language = of.language;
  }

  readLatin() {
    for (const terms of this.of.terms.values())
      for (const { text, flags } of terms) if (flags.size > 0) this.addFlagged(text, flags);
    for (const [role, terms] of this.of.terms)
      for (const term of terms) if (!isWhollyOfOtherScript(term.text)) this.addTerm(term, role);
  }

  readOtherScripts() {
    for (const [role, terms] of this.of.terms)
      for (const term of terms) if (isWhollyOfOtherScript(term.text)) this.addTerm(term, role);
  }

  private addFlagged(text: string, flags: ReadonlySet<Flag>) {
    for (const flag of ['plural-only', 'often-misspelt'] as const)
      if (flags.has(flag)) this.flagged[flag].add(wordsIn(text)[0]?.text ?? text);
  }

  private addTerm(term: Term, role: Role) {
    if (role === 'otherPart' && !isWhollyOfOtherScript(term.text)) this.addSilentPart(term.text);
    else if (term.text.includes('{')) this.addPattern(term, role);
    else this.addPhrase(term, role);
  }

  private addSilentPart(text: string) {
    this.vocabulary.parts.addSilent(wordsIn(text)[0]?.text ?? text, this.language);
  }

  // '{wild-animal} stew': a word of a group stands for each of them; a phrase of a group makes a pattern of its own.
  private addPattern({ text, flags }: Term, role: Role) {
    const [written = '', name = ''] = group.exec(text) ?? [];
    const { phrases } = this.group(name);
    for (const phrase of phrases) {
      const made = { text: text.replace(written, phrase), flags };
      if (made.text.includes('{')) this.addPattern(made, role);
      else this.addPhrase(made, role);
    }
  }

  private group(name: string) {
    const known = this.groups.get(name);
    if (known) return known;
    const words = this.of.groups.get(name);
    if (!words) throw new Error(`${this.language.code}: no group is called '${name}'`);
    const number = this.vocabulary.words.reserve(name, this.language, 'group');
    const phrases = [groupSign + name];
    for (const word of words) {
      const tokens = wordsIn(word);
      const [only] = tokens;
      if (tokens.length !== 1 || !only) phrases.push(word);
      else this.vocabulary.addToGroup(this.numberOf(only.text, 'all', 'harmless'), number);
    }
    const made = { number, phrases };
    this.groups.set(name, made);
    return made;
  }

  private addPhrase(term: Term, role: Role) {
    const words = wordsOf(term.text);
    if (words.length === 0) return;
    const first = this.numberAt(words, 0, term.flags, role);
    for (let at = 1; at < words.length; at++) this.numberAt(words, at, term.flags, role);
    this.vocabulary.addPhrase(first, term, role, this);
    this.addHalves(words, first, term.flags);
    if (words.length === 2 && term.text.length > 8 && isKind(role)) this.addJoined(words, term.flags, role);
  }

  private addHalves([word]: readonly (Word | string)[], number: number, flags: ReadonlySet<Flag>) {
    if (word === undefined || typeof word === 'string') return;
    const half = { text: word.text, exact: word.exact, number, language: this.language };
    if (flags.has('head')) this.vocabulary.halves.addHead(half);
    if (flags.has('beginning')) this.vocabulary.halves.addBeginning(half);
  }

  /** Puts a phrase into the tree of those that begin with its first word. */
  growPhrase(tree: Node, { text, flags }: Term, role: Role) {
    const words = wordsOf(text);
    let node = tree;
    for (let at = 1; at < words.length; at++) node = node.grow(this.numberAt(words, at, flags, role));
    const [first] = words;
    const names = isKind(role);
    const isShort = names && words.length === 1 && typeof first === 'object' && isHomograph(first.text);
    node.end({
      phrase: text,
      role,
      language: this.language,
      range: this.rangeOf(flags, isShort),
      marks: (names ? marks.names : 0) | marksOf(text, flags),
    });
  }

  private numberAt(words: readonly (Word | string)[], at: number, flags: ReadonlySet<Flag>, role: Role) {
    const word = words[at];
    if (word === undefined) return 0;
    if (typeof word === 'string') return this.group(word).number;
    if (word.exact !== word.text && (flags.has('exact') || this.language.keepsAccents))
      return this.numberOfExact(word.exact);
    return this.numberOf(word.text, this.endingsOf(word, flags, role, at === words.length - 1), role);
  }

  private endingsOf(word: Word, flags: ReadonlySet<Flag>, role: Role, isLast: boolean): Endings {
    if (this.flagged['plural-only'].has(word.text)) return 'plural';
    const isFixed =
      flags.has('fixed') || word.isSolo || isUninflected(role) || (!isLast && this.language.inflectsLastOnly);
    return isFixed ? 'none' : 'all';
  }

  private rangeOf(flags: ReadonlySet<Flag>, isShort: boolean): Range {
    if (flags.has('home-only')) return 'home-only';
    if (flags.has('home')) return 'home';
    if (flags.has('everywhere') || (this.language.countsEverywhere && this.language.code !== 'names'))
      return 'everywhere';
    return isShort && !flags.has('alone') ? 'home' : 'usual';
  }

  // 'porkbelly' for 'pork belly'.
  private addJoined(words: readonly (Word | string)[], flags: ReadonlySet<Flag>, role: Role) {
    if (flags.has('exact') || this.language.keepsAccents) return;
    const joined = words.map(word => (typeof word === 'string' ? ' ' : word.text)).join('');
    if (onlyLatin.test(joined)) this.addPhrase({ text: joined, flags: new Set([...flags, 'fixed']) }, role);
  }

  private numberOfExact(exact: string) {
    const number = this.vocabulary.words.numberOf(`=${exact}`, this.language, 'none');
    this.vocabulary.addExact(exact, number);
    return number;
  }

  private numberOf(text: string, endings: Endings, role: Role) {
    const { words, parts } = this.vocabulary;
    const word = this.language.code === 'ar' ? withoutArticle(text) : text;
    const number = words.numberOf(word, this.language, endings);
    if (endings === 'none') return number;
    const isOften = this.flagged['often-misspelt'].has(text);
    if (isReadThroughSlips(text, this.language, role) || isOften) {
      this.vocabulary.addLongWord(text);
      const plural = this.language.hasPluralSlips ? pluralOf(word, endings, this.language) : undefined;
      if (plural && !text.endsWith('s')) this.vocabulary.addLongWord(plural);
    }
    if (text.length >= this.language.partsFrom && !this.parts.has(number)) {
      this.parts.add(number);
      parts.add(text, number, this.language);
    }
    return number;
  }
}

const groupSign = '\u0001';

/** The words of a phrase in order; a group by its name. */
function wordsOf(text: string): (Word | string)[] {
  if (!text.includes(groupSign)) return wordsIn(text);
  return text
    .split(/\s+/)
    .flatMap<Word | string>(piece =>
      piece.startsWith(groupSign) ? [piece.slice(groupSign.length)] : wordsIn(piece),
    );
}

const pluralOf = (word: string, endings: Endings, { code }: Language) =>
  endings === 'all' ? inflect(word, code)[1] : `${word}s`;

const isHomograph = (plain: string) => plain.length <= maxHomographLength && startsLatin.test(plain);

function marksOf(text: string, flags: ReadonlySet<Flag>) {
  const startsKatakana = katakana.test(text) && !flags.has('head') ? marks.startsKatakana : 0;
  if (flags.size === 0) return startsKatakana;
  return (
    startsKatakana |
    (flags.has('alone') ? marks.alone : 0) |
    (flags.has('starts-run') ? marks.startsRun : 0) |
    (flags.has('ends-run') ? marks.endsRun : 0) |
    (flags.has('over-comma') ? marks.mayHoldComma : 0) |
    (flags.has('of-verb') ? marks.ofVerb : 0) |
    (flags.has('needs-pivot') ? marks.needsPivot : 0) |
    (flags.has('of-all') ? marks.ofAll : 0) |
    (flags.has('needs-end') ? marks.needsEnd : 0) |
    (flags.has('after-hyphen') ? marks.afterHyphen : 0)
  );
}
