import { isInNumber } from './is-in-number.ts';
import { isSentenceEnd } from './is-sentence-end.ts';

interface Cut {
  at: number;
  /** What comes after it is said anew: 'Salt. May contain nuts.' */
  endsSentence: boolean;
}

const lists = new Set(',，、،;；؛•·|／');
const newline = '\n';
const dashes = new Set('-–—');

/** Where one ingredient ends and the next begins. */
export function signsThatCut(text: string, inside: readonly boolean[]): Cut[] {
  const cuts: Cut[] = [];
  let commas = 0;
  const newlines: number[] = [];
  const spacedDashes: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if (inside[at]) continue;
    if (sign === newline) newlines.push(at);
    else if (lists.has(sign) && !isInNumber(text, at)) {
      commas++;
      cuts.push({ at, endsSentence: false });
    } else if (isSentenceEnd(text, at)) cuts.push({ at, endsSentence: true });
    else if (dashes.has(sign) && text.charAt(at - 1) === ' ' && text.charAt(at + 1) === ' ')
      spacedDashes.push(at);
  }
  const isWrapped = commas >= 2 * newlines.length;
  for (const at of newlines) if (!isWrapped || beginsAnew(text, at)) cuts.push({ at, endsSentence: true });
  // 'Sucre - farine de blé - sel': a dash cuts where nothing else does.
  if (commas === 0 && newlines.length === 0)
    cuts.push(...spacedDashes.map(at => ({ at, endsSentence: false })));
  return cuts.toSorted((one, other) => one.at - other.at);
}

const longestHead = 40;

/** In a list that is wrapped by the width of the packet a line begins anew after an empty one, a full stop, or with a heading of its own. */
function beginsAnew(text: string, at: number): boolean {
  const before = text.charAt(at - 1);
  const next = text.slice(at + 1, at + 1 + longestHead);
  if (before === newline || before === '.' || before === '۔' || next.startsWith(newline)) return true;
  return /^[\p{L}\p{M} ]{2,40}[:：]/u.test(next);
}
