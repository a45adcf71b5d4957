import { unmask } from '../normalise/look-alikes.ts';
import { gaps, type Token, type Tokens } from '../normalise/tokens.ts';
import { countBroken, joinedText, mayBeBroken } from './broken-words.ts';
import type { Part } from './compounds.ts';
import { type AskWord, apartFromAmount, mayHoldAmount } from './glued-amounts.ts';
import { Reading, type Unit } from './reading.ts';
import { WordRepairer } from './repair-word.ts';
import { type Joined, mayHideDigit, readFirstDigit, readSigns } from './signs-as-letters.ts';
import type { Vocabulary } from './vocabulary.ts';

const maxRemembered = 20_000;
const none: readonly number[] = [];
const prefixed = /^(?:وال|بال|لل)/;
const onlyPlain = /^[a-z]+$/;
const shortestCompound = 6;
const negatingEndings: readonly [string, string][] = [
  ['siz', 'siz'],
  ['suz', 'siz'],
  ['mentes', 'mentes'],
];

/** What it asks of the words of ordinary recipes. */
interface OrdinaryWords {
  isMeasure(text: string): boolean;
  languagesWith(token: Token): readonly unknown[];
}

export class WordReader {
  private readonly repairer: WordRepairer;
  private readonly vocabulary: Vocabulary;
  private readonly isKnown = {
    asWritten: (text: string) => this.vocabulary.numbersOf(text) !== undefined,
    inAnyScript: (text: string) => this.known(text) !== undefined,
  };
  private readonly isHidden = (text: string) => text.length > 2 && this.known(text) !== undefined;
  private readonly remembered = new Map<string, readonly Reading[]>();

  private readonly ask: AskWord;

  constructor(vocabulary: Vocabulary, everyday: OrdinaryWords) {
    this.vocabulary = vocabulary;
    this.ask = {
      // In any spelling that hides it, and in any of its forms.
      isKnown: token => this.readingsOf(token).some(({ words }) => words.length > 0),
      isListed: this.isKnown.asWritten,
      isMeasure: text => everyday.isMeasure(text),
      isEveryday: token => everyday.languagesWith(token).length > 0,
    };
    this.repairer = new WordRepairer(vocabulary);
  }

  read({ tokens, plain }: Tokens): Unit[] {
    const units: Unit[] = [];
    for (let at = 0; at < tokens.length; at++) {
      const token = tokens[at];
      if (!token) continue;
      const joined = this.joinedFrom(tokens, at, plain);
      if (joined) {
        const { count, texts } = joined;
        const text = texts[0] ?? token.text;
        const last = tokens[at + count - 1] ?? token;
        const whole = { ...token, text, exact: text, end: last.end };
        units.push(
          unitOf(
            whole,
            new Reading(
              texts.flatMap(read => this.known(read) ?? none),
              'masked',
            ),
            token.before,
          ),
        );
        at += count - 1;
        continue;
      }
      const previous = tokens[at - 1];
      const parts = mayHoldAmount(token, previous) ? apartFromAmount(token, previous, this.ask) : undefined;
      for (const part of parts ?? [token]) this.add(units, part);
    }
    return units;
  }

  // Tokens that are one word which signs, hyphens or blanks take apart.
  private joinedFrom(tokens: readonly Token[], at: number, plain: string): Joined | undefined {
    const [token, next] = [tokens[at], tokens[at + 1]];
    if (!token || !next) return;
    const count = mayBeBroken(token, next) ? countBroken(tokens, at, this.isKnown) : 0;
    const hidden = next.before & gaps.sign ? readSigns(tokens, at, plain, this.isHidden) : undefined;
    if (hidden && hidden.count >= count) return hidden;
    if (count > 0) return { count, texts: [joinedText(tokens, at, count)] };
    return mayHideDigit(token, next) && !this.isOrdinary(next)
      ? readFirstDigit(token, next, this.isHidden)
      : undefined;
  }

  private isOrdinary(token: Token) {
    return this.ask.isKnown(token) || this.ask.isEveryday(token);
  }

  private add(units: Unit[], token: Token) {
    let { before } = token;
    for (const reading of this.readingsOf(token)) {
      units.push(unitOf(token, reading, before));
      before = 0;
    }
  }

  // Most texts share their words. The memory is bounded, so that no flood of invented words can fill it.
  private readingsOf(token: Token): readonly Reading[] {
    const known = this.remembered.get(token.exact);
    if (known) return known;
    const readings = this.recognise(token);
    if (this.remembered.size >= maxRemembered) this.remembered.clear();
    this.remembered.set(token.exact, readings);
    return readings;
  }

  private recognise(token: Token): readonly Reading[] {
    const direct = this.lookUp(token);
    if (direct) return [new Reading(direct, 'known')];
    return token.isSolo ? [new Reading(none, 'known')] : this.readUnknown(token);
  }

  // What a word that the lexicon does not hold as it stands may be: its parts, or the word that it is a slip of.
  private readUnknown(token: Token): readonly Reading[] {
    const { text } = token;
    const ending = this.ending(text);
    if (ending) return ending.map(stem => new Reading(this.vocabulary.numbersOf(stem) ?? none, 'known'));
    const parts =
      text.length >= shortestCompound && onlyPlain.test(text) ? this.vocabulary.parts.split(text) : undefined;
    if (!parts) {
      const half = onlyPlain.test(text) ? this.vocabulary.halves.find(token) : undefined;
      if (half) return readingsOfParts(half, token);
      const repaired = this.repairer.repair(text);
      return [repaired ?? new Reading(none, 'known')];
    }
    // 'vinagar' is a slip of vinegar rather than a compound of wine and agar.
    const slip = parts.some(isShort) ? this.repairer.slip(text) : undefined;
    return slip ? [new Reading(slip, 'slip')] : readingsOfParts(parts, token);
  }

  private lookUp(token: Token): readonly number[] | undefined {
    const plain = this.withArticle(token.text, this.vocabulary.numbersOf(token.text));
    if (token.exact === token.text) return plain;
    const exact = this.vocabulary.numbersAsWritten(token.exact);
    return exact && plain ? [...exact, ...plain] : (exact ?? plain);
  }

  // 'بالنبيذ' is a word of some phrases, and 'with wine' in all others.
  private withArticle(text: string, found: readonly number[] | undefined) {
    const stem = found && prefixed.test(text) ? this.repairer.withoutPrefix(text) : undefined;
    return found && stem ? [...found, ...stem] : found;
  }

  private known(text: string) {
    const found = this.vocabulary.numbersOf(text);
    if (found) return found;
    const unmasked = unmask(text);
    return unmasked === undefined ? undefined : this.vocabulary.numbersOf(unmasked);
  }

  private ending(text: string): string[] | undefined {
    for (const [ending, word] of negatingEndings) {
      if (text.length <= ending.length + 2 || !text.endsWith(ending)) continue;
      const stem = text.slice(0, -ending.length);
      if (this.vocabulary.numbersOf(stem)) return [stem, word];
    }
  }
}

function unitOf(token: Token, reading: Reading, before: number): Unit {
  const { words, recognised, part, partAsWritten } = reading;
  const { start, end } = token;
  return part === undefined
    ? { reading, words, recognised, token, whole: undefined, before, start, end }
    : {
        ...{ reading, words, recognised, whole: token, before, start, end },
        token: { ...token, text: part, exact: partAsWritten ?? part },
      };
}

/** The parts of a compound in order, each as it is written there: Danish 'blød' in 'blødkogt' is no 'blod'. */
function readingsOfParts(parts: readonly (readonly Part[])[], { text, exact }: Token) {
  const isAligned = text.length === exact.length;
  let end = 0;
  return parts.map(part => {
    const written = part[0]?.text ?? text;
    const start = text.indexOf(written, end);
    end = start + written.length;
    return new Reading(numbersOf(part), 'part', written, isAligned ? exact.slice(start, end) : written);
  });
}

const isShort = (part: readonly Part[]) => (part[0]?.text.length ?? 0) <= 3;

// A part that names nothing by itself names nothing here, whatever else it may be.
const numbersOf = (part: readonly Part[]) =>
  part.some(({ number }) => number === undefined) ? none : part.flatMap(({ number }) => number ?? []);
