import type { Language } from '../words/languages.ts';
import { endingsOf } from './inflect.ts';

const shortestPart = 3;
const maxWordLength = 40;
const headLength = 3;
const links = ['', 's', 'n', 'e', 'en', 'es'];

/** A part of a compound: the number of its word, or none where it names nothing by itself, as 'Kirsch' in 'Kirschkuchen'. */
export type Part = { text: string; number: number | undefined };
type Head = { text: string; number: number | undefined; language: Language; endings?: readonly string[] };

/** Takes words apart that were written together, such as 'Putenbrustschinken'. */
export class CompoundParts {
  private readonly byHead = new Map<string, Head[]>();

  add(text: string, number: number | undefined, language: Language) {
    if (text.length < shortestPart) return;
    const key = text.slice(0, headLength);
    const heads = this.byHead.get(key) ?? [];
    this.byHead.set(key, heads);
    heads.push({ text, number, language });
  }

  addSilent(text: string, language: Language) {
    this.add(text, undefined, language);
  }

  /** The parts of a word where every one of them is known; else undefined. */
  split(word: string): Part[][] | undefined {
    if (word.length > maxWordLength || !this.byHead.has(word.slice(0, headLength))) return;
    // For each place the parts that lead from there to the end, found from the end on.
    const rest: (Part[][] | undefined)[] = new Array(word.length + 1);
    rest[word.length] = [];
    for (let start = word.length - shortestPart; start >= 0; start--)
      rest[start] = this.longestFirst(word, start, rest);
    const found = rest[0];
    return found && found.length > 1 ? found : undefined;
  }

  private longestFirst(word: string, start: number, rest: readonly (Part[][] | undefined)[]) {
    const ends = this.endsOf(word, start);
    for (const [end, parts] of ends) {
      const following = afterLink(word, end, rest);
      if (following) return [parts, ...following];
    }
  }

  // Where a part that starts here may end, the farthest first, and what it may be.
  private endsOf(word: string, start: number): [number, Part[]][] {
    const ends = new Map<number, Part[]>();
    for (const head of this.byHead.get(word.slice(start, start + headLength)) ?? []) {
      const { text, number } = head;
      if (!word.startsWith(text, start)) continue;
      head.endings ??= endingsOf(text, head.language.code);
      for (const ending of head.endings) {
        const at = start + text.length;
        if (!word.startsWith(ending, at)) continue;
        const end = at + ending.length;
        const known = ends.get(end) ?? [];
        ends.set(end, known);
        known.push({ text: word.slice(start, end), number });
      }
    }
    return [...ends].sort(([one], [other]) => other - one);
  }
}

function afterLink(word: string, end: number, rest: readonly (Part[][] | undefined)[]) {
  for (const link of links) {
    const following = word.startsWith(link, end) ? rest[end + link.length] : undefined;
    if (following && (link === '' || following.length > 0)) return following;
  }
}
