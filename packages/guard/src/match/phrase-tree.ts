import type { Language } from '../words/languages.ts';
import type { Role } from '../words/roles.ts';

/** In texts of which languages an entry counts; see `flags` in words/term.ts. */
export type Range = 'everywhere' | 'usual' | 'home' | 'home-only';

/** What else is said of an entry, in bits: there are tens of thousands of them. */
export const marks = {
  /** Names something forbidden or doubtful. */
  names: 1,
  /** Counts only where nothing else stands in the line. */
  alone: 2,
  startsRun: 4,
  endsRun: 8,
  mayHoldComma: 16,
  ofVerb: 32,
  needsPivot: 64,
  ofAll: 128,
  needsEnd: 256,
  afterHyphen: 512,
  /** So short a katakana word that it begins a run of them, or stands behind words that are known. */
  startsKatakana: 1024,
};

export type Entry = { phrase: string; role: Role; language: Language; range: Range; marks: number };

export const namesSomething = (entry: Entry) => (entry.marks & marks.names) !== 0;

/** What follows a word of a phrase. Most have one word after them and one entry, or none, and need no list of their own. */
export class Node {
  /** What ends here: one entry, as a rule. */
  entry?: Entry;
  others?: Entry[];
  private word = -1;
  private only?: Node;
  private more?: Map<number, Node>;

  after(word: number): Node | undefined {
    return this.word === word ? this.only : this.more?.get(word);
  }

  get isLast(): boolean {
    return this.only === undefined;
  }

  get entries(): readonly Entry[] {
    return this.entry ? [this.entry, ...(this.others ?? none)] : none;
  }

  get endsInName(): boolean {
    if (!this.entry) return false;
    return namesSomething(this.entry) || (this.others?.some(namesSomething) ?? false);
  }

  end(entry: Entry) {
    if (!this.entry) this.entry = entry;
    else if (this.others) this.others.push(entry);
    else this.others = [entry];
  }

  grow(word: number): Node {
    const known = this.after(word);
    if (known) return known;
    const node = new Node();
    if (this.only) {
      this.more ??= new Map();
      this.more.set(word, node);
    } else {
      this.word = word;
      this.only = node;
    }
    return node;
  }
}

const none: readonly Entry[] = [];
