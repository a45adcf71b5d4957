import { unmask } from '../normalise/look-alikes.ts';
import type { Token } from '../normalise/tokens.ts';
import { countBroken, joinedText, mayBeBroken } from './broken-words.ts';
import { splitCompound } from './compounds.ts';
import { isEverydayWord } from './everyday-words.ts';
import { WordRepairer } from './repair-word.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A word of the text, as the numbers of the words of the lexicon that it may be; none where it is unknown. */
export type Unit = {
  words: readonly number[];
  token: Token;
  before: number;
  start: number;
  end: number;
};

const mostRemembered = 10_000;
const none: readonly number[] = [];
const prefixed = /^(?:وال|بال|لل)/;
const onlyPlain = /^[a-z]+$/;
const negatingEndings: readonly [string, string][] = [
  ['siz', 'siz'],
  ['suz', 'siz'],
  ['mentes', 'mentes'],
];

export class WordReader {
  private readonly repairer: WordRepairer;
  private readonly vocabulary: Vocabulary;
  private readonly isKnown = {
    asWritten: (text: string) => this.vocabulary.wordsOf(text) !== undefined,
    inAnyScript: (text: string) => this.known(text) !== undefined,
  };
  private readonly remembered = new Map<string, readonly (readonly number[])[]>();

  constructor(vocabulary: Vocabulary) {
    this.vocabulary = vocabulary;
    this.repairer = new WordRepairer(vocabulary);
  }

  read(tokens: readonly Token[]): Unit[] {
    const units: Unit[] = [];
    for (let at = 0; at < tokens.length; at++) {
      const token = tokens[at];
      if (!token) continue;
      const joined = mayBeBroken(token, tokens[at + 1]) ? countBroken(tokens, at, this.isKnown) : 0;
      if (joined > 0) {
        const last = tokens[at + joined - 1] ?? token;
        const text = joinedText(tokens, at, joined);
        units.push({
          words: this.known(text) ?? none,
          token: { ...token, text },
          before: token.before,
          start: token.start,
          end: last.end,
        });
        at += joined - 1;
        continue;
      }
      this.readOne(token, units);
    }
    return units;
  }

  private readOne(token: Token, units: Unit[]) {
    const direct = this.lookUp(token);
    if (direct) {
      units.push(unit(token, direct));
      return;
    }
    if (token.isSolo) {
      units.push(unit(token, none));
      return;
    }
    const { text } = token;
    let readings = this.remembered.get(text);
    if (!readings) {
      readings = this.readUnknown(text);
      this.remember(text, readings);
    }
    for (const [index, words] of readings.entries())
      units.push({ ...unit(token, words), before: index ? 0 : token.before });
  }

  // What a word that the lexicon does not hold as it stands may be: its parts, or the word that it is a slip of.
  private readUnknown(text: string): readonly (readonly number[])[] {
    const ending = this.ending(text);
    if (ending) return ending.map(part => this.partOf(part));
    const parts =
      text.length > 5 && onlyPlain.test(text) && !isEverydayWord(text)
        ? splitCompound(text, this.vocabulary.parts)
        : undefined;
    if (!parts) return [this.repairer.repair(text) ?? none];
    // 'vinagar' is a slip of vinegar rather than a compound of wine and agar.
    const slip = parts.some(part => part.length <= 3) ? this.repairer.slip(text) : undefined;
    return slip ? [slip] : parts.map(part => this.partOf(part));
  }

  // Most texts share their words. The memory is bounded, so that no flood of invented words can fill it.
  private remember(text: string, readings: readonly (readonly number[])[]) {
    if (this.remembered.size >= mostRemembered) this.remembered.clear();
    this.remembered.set(text, readings);
  }

  private partOf(part: string) {
    return this.vocabulary.silentParts.has(part) ? none : (this.vocabulary.wordsOf(part) ?? none);
  }

  private lookUp(token: Token): readonly number[] | undefined {
    const plain = this.withArticle(token.text, this.vocabulary.wordsOf(token.text));
    if (token.exact === token.text) return plain;
    const exact = this.vocabulary.wordsAsWritten(token.exact);
    return exact && plain ? [...exact, ...plain] : (exact ?? plain);
  }

  // 'بالنبيذ' is a word of some phrases, and 'with wine' in all others.
  private withArticle(text: string, found: readonly number[] | undefined) {
    const stem = found && prefixed.test(text) ? this.repairer.withoutPrefix(text) : undefined;
    return found && stem ? [...found, ...stem] : found;
  }

  private known(text: string) {
    const found = this.vocabulary.wordsOf(text);
    if (found) return found;
    const unmasked = unmask(text);
    return unmasked === undefined ? undefined : this.vocabulary.wordsOf(unmasked);
  }

  private ending(text: string): string[] | undefined {
    for (const [ending, word] of negatingEndings) {
      if (text.length <= ending.length + 2 || !text.endsWith(ending)) continue;
      const stem = text.slice(0, -ending.length);
      if (this.vocabulary.wordsOf(stem)) return [stem, word];
    }
  }
}

function unit(token: Token, words: readonly number[]): Unit {
  return { words, token, before: token.before, start: token.start, end: token.end };
}
