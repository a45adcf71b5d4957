const wordsPerPiece = 3;
const maxPieces = 600;

/** A few words at a time, as a model writes; an answer that is huge comes in larger pieces, not in more. */
export function pieces(text: string): string[] {
  const words = text.match(/(?<!\s)\s*\S+(?:\s+$)?/g) ?? [];
  const size = Math.max(wordsPerPiece, Math.ceil(words.length / maxPieces));
  const result: string[] = [];
  for (let start = 0; start < words.length; start += size)
    result.push(words.slice(start, start + size).join(''));
  return result;
}
