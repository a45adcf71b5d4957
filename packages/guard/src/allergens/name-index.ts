import { wordsIn } from '../normalise/tokens.ts';
import { CompoundParts } from './compound-parts.ts';
import type { Name } from './names.ts';
import { WordForms } from './word-forms.ts';

/** A word of names, and those that may follow it. */
export type Node = { names: Name[]; following: Map<number, Node> };

const node = (): Node => ({ names: [], following: new Map() });

/** The names of foods by their words. */
export class NameIndex {
  readonly forms = new WordForms();
  readonly first: Node = node();
  readonly parts: CompoundParts;
  /** The endings that take out what they are written to: 'glutenfrei', 'sütsüz'. */
  readonly endings: readonly Name[];

  constructor(names: readonly Name[]) {
    const isEnding = ({ meaning }: Name) => meaning.kind === 'cue' && meaning.cue === 'ending';
    this.endings = names.filter(isEnding);
    for (const name of names) if (!isEnding(name)) this.add(name);
    this.parts = new CompoundParts(names);
  }

  private add(name: Name) {
    let at = this.first;
    const words = wordsIn(name.phrase);
    for (const [place, { text, exact }] of words.entries()) {
      const isStem = name.isStem && place === words.length - 1;
      const { id } = this.forms.add({
        text,
        exact: name.isExact ? exact : undefined,
        language: name.language,
        isStem,
      });
      let next = at.following.get(id);
      if (!next) {
        next = node();
        at.following.set(id, next);
      }
      at = next;
    }
    if (at !== this.first) at.names.push(name);
  }
}
