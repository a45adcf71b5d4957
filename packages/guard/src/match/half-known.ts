import type { Token } from '../normalise/tokens.ts';
import type { Language } from '../words/languages.ts';
import type { Part } from './compounds.ts';
import { endingsOf } from './inflect.ts';

type Half = {
  text: string /** With its accents: Swedish 'flaskor' are bottles. */;
  exact: string;
  number: number;
  language: Language;
  endings?: readonly string[];
};

const keyLength = 4;
const shortestRest = 3;
/** So short a word is only looked for where nothing stands before it: 'nötkorv' is of beef. */
const shortestInside = 4;
const link = /[sne]$/;
/** 'schweinefrei', 'svinefri', 'varkensvrij' name what is not in it. */
const negated = /(?:frei|vrij|fri|fritt|los|loos)[a-z]{0,2}$/;

/** Compounds of which one half is known and says what they are: 'Jausenspeck' is bacon, 'svineschnitzler' are of pork. */
export class HalfKnownCompounds {
  private readonly heads = new Map<string, Half[]>();
  private readonly beginnings = new Map<string, Half[]>();

  private readonly numbersOf: (text: string) => readonly number[] | undefined;

  constructor(numbersOf: (text: string) => readonly number[] | undefined) {
    this.numbersOf = numbersOf;
  }

  addHead(half: Half) {
    add(this.heads, half.text.slice(0, keyLength), half);
  }

  addBeginning(half: Half) {
    add(this.beginnings, half.text.slice(0, keyLength), half);
  }

  /** The parts that are known; what stands between or before them is left out. */
  find({ text: word, exact }: Pick<Token, 'text' | 'exact'>): Part[][] | undefined {
    const beginning = this.beginnings
      .get(word.slice(0, keyLength))
      ?.find(half => exact.startsWith(half.exact) && word.length >= half.text.length + shortestRest);
    if (beginning && !negated.test(word)) return [[beginning]];
    for (let start = shortestRest; start <= word.length - keyLength; start++) {
      const head = this.heads
        .get(word.slice(start, start + keyLength))
        ?.find(half => isHead(half, word, start) && exact.includes(half.exact, 1));
      if (head) {
        const before = word.slice(0, this.startOfListed(word, start));
        return [...this.endOf(before), [{ text: word.slice(start), number: head.number }]];
      }
    }
  }

  // What stands before the head may belong to a name that is listed: 'kalkkunakeittokinkku' is turkey and 'keittokinkku'.
  private startOfListed(word: string, head: number): number {
    for (let start = shortestRest; start < head; start++) if (this.numbersOf(word.slice(start))) return start;
    return head;
  }

  // Of what the head follows, the end may be known: 'Wildputenschinken' is of turkey.
  private endOf(before: string): Part[][] {
    for (let start = 0; start <= before.length - shortestRest; start++) {
      if (start > 0 && before.length - start < shortestInside) break;
      const text = before.slice(start);
      const numbers = this.numbersOf(text) ?? this.numbersOf(text.replace(link, ''));
      if (numbers) return [numbers.map(number => ({ text, number }))];
    }
    return [];
  }
}

function isHead(half: Half, word: string, start: number) {
  half.endings ??= endingsOf(half.text, half.language.code);
  return half.endings.some(ending => word.slice(start) === half.text + ending);
}

function add(map: Map<string, Half[]>, key: string, half: Half) {
  const known = map.get(key);
  if (known) known.push(half);
  else map.set(key, [half]);
}
