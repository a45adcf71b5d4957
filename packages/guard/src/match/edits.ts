import { isLikelySlip } from './likely-slips.ts';

// A short word is only taken for a slip of one that begins in the same way.
const firstLetterMayDiffer = 9;
// So long a word is hardly ever within a letter of another.
const anyLetterMayDiffer = 10;

/** Whether one letter too many, too few or another, or two exchanged ones, lie between a word and a known one. */
export function isOneEdit(word: string, known: string): boolean {
  if (known.length < firstLetterMayDiffer && word[0] !== known[0]) return false;
  if (Math.abs(word.length - known.length) > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === known[start]) start++;
  let wordEnd = word.length;
  let knownEnd = known.length;
  while (wordEnd > start && knownEnd > start && word[wordEnd - 1] === known[knownEnd - 1]) {
    wordEnd--;
    knownEnd--;
  }
  const left = wordEnd - start;
  const expected = knownEnd - start;
  if (left <= 1 && expected <= 1)
    return known.length >= anyLetterMayDiffer || isLikelySlip(word, known, start);
  return left === 2 && expected === 2 && word[start] === known[start + 1] && word[start + 1] === known[start];
}

/** Whether at most two letters are changed, added or left out. */
export function isTwoEdits(word: string, known: string): boolean {
  if (Math.abs(word.length - known.length) > 2) return false;
  let row = Array.from({ length: known.length + 1 }, (_, index) => index);
  for (let at = 1; at <= word.length; at++) {
    const next = [at];
    for (let index = 1; index <= known.length; index++) {
      const changed = (row[index - 1] ?? 0) + Number(word[at - 1] !== known[index - 1]);
      next.push(Math.min(changed, (row[index] ?? 0) + 1, (next[index - 1] ?? 0) + 1));
    }
    row = next;
  }
  return (row[known.length] ?? 3) <= 2;
}

const vowels = 'aeiouyhw';
const sameSound: Record<string, string> = { c: 'k', q: 'k', z: 's', j: 'g' };

/** The consonants of a word as they are heard: 'champaign' and 'champagne' have the same. */
export function consonantsOf(word: string): string {
  let result = '';
  for (const character of word) {
    if (vowels.includes(character)) continue;
    const read = sameSound[character] ?? character;
    if (read !== result.at(-1)) result += read;
  }
  return result;
}
