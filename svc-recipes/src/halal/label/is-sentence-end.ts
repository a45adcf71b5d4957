const stops = new Set('۔。');
const letter = /[\p{L}\p{M}]/u;
const small = /\p{Ll}/u;
const closing = new Set(')]}）%');
const abbreviations = new Set(
  'vit no nr conc min max incl inkl approx ca env evtl ggf st art nat mod temp'.split(' '),
);
const longest = 8;

/** A full stop behind a word and before a new beginning: not that of 'vit. C', 'No. 4' or 'approx. half'. */
export function isSentenceEnd(text: string, at: number): boolean {
  const sign = text.charAt(at);
  if (sign !== '.') return stops.has(sign);
  const next = afterBlanks(text, at + 1);
  if (next === at + 1 && next < text.length) return false;
  if (small.test(text.charAt(next))) return false;
  if (closing.has(text.charAt(at - 1))) return true;
  const word = wordBefore(text, at);
  return word.length > 1 && !abbreviations.has(word);
}

function afterBlanks(text: string, from: number): number {
  let at = from;
  while (at < text.length && text.charAt(at) === ' ') at++;
  return at;
}

function wordBefore(text: string, until: number): string {
  let from = until;
  while (from > 0 && until - from < longest && letter.test(text.charAt(from - 1))) from--;
  return text.slice(from, until).toLowerCase();
}
