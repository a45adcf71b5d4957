/** Ingredient lines and requests are shorter; only a longer text is taken apart. */
const longest = 240;

const ends = [/[.!?;。！？؟\n](?=[^.!?;。！？؟\n]*$)/u, /[,،、，](?=[^,،、，]*$)/u, /\s(?=\S*$)/u];

/**
 * What reads a line compares each of its words with each other, so a long text is read in pieces: at the end of a
 * sentence where there is one, else at a comma, else between words. The time then grows with the length alone.
 */
export function piecesOf(text: string): string[] {
  if (text.length <= longest) return [text];
  const pieces: string[] = [];
  let from = 0;
  while (text.length - from > longest) {
    const piece = text.slice(from, from + longest);
    const end = ends.map(pattern => pattern.exec(piece)?.index ?? -1).find(at => at > longest / 3);
    const length = end === undefined ? longest : end + 1;
    pieces.push(piece.slice(0, length));
    from += length;
  }
  return [...pieces, text.slice(from)];
}
