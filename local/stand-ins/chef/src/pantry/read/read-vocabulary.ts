import { fold } from '../fold.ts';
import { type DataLine, fail, listOf } from './data-file.ts';

/** What one language calls things: its words, folded, with the English ones that the rest of the kitchen reads. */
export interface Vocabulary {
  whole: ReadonlyMap<string, string>;
  /** `linsen*` in the file. */
  beginnings: readonly Pair[];
  /** `*suppe`. */
  endings: readonly Pair[];
}

type Pair = readonly [part: string, english: string];

const longestFirst = (pairs: Pair[]) => pairs.sort(([one], [other]) => other.length - one.length);

/** A thing a line: `lentil soup: soupe de lentilles, velouté de lentilles`; a star stands for any further letters. */
export function readVocabulary(lines: readonly DataLine[]): Vocabulary {
  const whole = new Map<string, string>();
  const beginnings: Pair[] = [];
  const endings: Pair[] = [];
  for (const line of lines.filter(({ text }) => text !== '')) {
    const [, english, names] = /^([^:]+): (.+)$/.exec(line.text) ?? [];
    if (english === undefined || names === undefined)
      return fail(line, 'a line is <English name>: <name>, <name>, …');
    for (const name of listOf(names)) {
      const word = fold(name.replaceAll('*', '')).replaceAll(/['-]/g, ' ').trim();
      if (word === '') return fail(line, `'${name}' is no word`);
      if (name.startsWith('*')) endings.push([word, english]);
      else if (name.endsWith('*')) beginnings.push([word, english]);
      else whole.set(word, english);
    }
  }
  return { whole, beginnings: longestFirst(beginnings), endings: longestFirst(endings) };
}
