import type { Role } from '../lexicon/roles.ts';

/** Where an entry counts: anywhere, unless the line is in another language (or in one not akin), or only where it is in this one. */
export type Range = 'anywhere' | 'unless-not-akin' | 'unless-foreign' | 'only-at-home';

export type Entry = {
  phrase: string;
  role: Role;
  language: string;
  range: Range;
  startsRun: boolean;
  endsRun: boolean;
  /** Whether it counts only where nothing else stands in the line. */
  alone: boolean;
  /** Whether it names something forbidden or doubtful. */
  names: boolean;
};

/** What follows a word of a phrase. Most have one word after them, or none, and need no map of their own. */
export class Node {
  entries?: Entry[];
  private word = -1;
  private only?: Node;
  private more?: Map<number, Node>;

  after(word: number): Node | undefined {
    return this.word === word ? this.only : this.more?.get(word);
  }

  get isLast(): boolean {
    return this.only === undefined;
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
