import { gaps, type Token } from '../normalise/tokens.ts';

interface IsKnown {
  asWritten: (text: string) => boolean;
  inAnyScript: (text: string) => boolean;
}

const apart = gaps.comma | gaps.stop | gaps.open | gaps.close | gaps.and;
const breaking = gaps.hyphen | gaps.dot | gaps.zeroWidth | gaps.apostrophe;

export function mayBeBroken(token: Token, next: Token | undefined) {
  return next !== undefined && !token.isSolo && (token.text.length === 1 || (next.before & breaking) !== 0);
}

export function joinedText(tokens: readonly Token[], at: number, count: number) {
  let text = '';
  for (let index = at; index < at + count; index++) text += tokens[index]?.text ?? '';
  return text;
}

/** How many pieces from here on are one word that was taken apart: 'b a c o n', 'p.o.r.k', 'ba-con'; 0 for none. */
export function countBroken(tokens: readonly Token[], at: number, isKnown: IsKnown): number {
  const isSingle = tokens[at]?.text.length === 1;
  // 'b a c o n', else 'b-acon'.
  return (
    (isSingle && countPieces(tokens, at, isKnown, true)) ||
    (isElided(tokens, at) ? 0 : countPieces(tokens, at, isKnown, false))
  );
}

// 's'more', 'd'agneau'; while 'ha'm' was taken apart.
const isElided = (tokens: readonly Token[], at: number) =>
  tokens[at]?.text.length === 1 && ((tokens[at + 1]?.before ?? 0) & gaps.apostrophe) !== 0;

function countPieces(tokens: readonly Token[], at: number, isKnown: IsKnown, single: boolean): number {
  let count = 1;
  while (count < 24) {
    const next = tokens[at + count];
    if (!next || next.isSolo || tokens[at]?.isSolo) break;
    const touches = single
      ? next.text.length === 1 && !(next.before & apart)
      : Boolean(next.before & breaking) && !(next.before & (apart | gaps.space));
    if (!touches) break;
    count++;
  }
  // Of letters that stand apart all make the word: 'g i n g e r' holds no gin.
  const fewest = single ? Math.max(3, count) : 2;
  for (; count >= fewest; count--) {
    const text = joinedText(tokens, at, count);
    if (/^\d/.test(text)) return 0;
    if (text.length > 2 && isKnown.inAnyScript(text) && !areAllKnown(tokens.slice(at, at + count), isKnown))
      return count;
  }
  return 0;
}

function areAllKnown(tokens: readonly Token[], { asWritten }: IsKnown) {
  return tokens.every(token => token.text.length > 2 && asWritten(token.text));
}
