/** No line that a cook writes is longer; what is comes in pieces, so that a file of any size takes little memory. */
export const maxLineLength = 65_536;

export type Line = { text: string; number: number; isWhole: boolean };

/** The lines of a text that comes piece by piece, without those that are empty. */
export async function* splitLines(pieces: AsyncIterable<string>): AsyncGenerator<Line> {
  let rest = '';
  let number = 1;
  let isWhole = true;
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      yield* cut(line, number, isWhole);
      number++;
      isWhole = true;
    }
    while (rest.length > maxLineLength) {
      const length = lengthOfPiece(rest);
      yield { text: rest.slice(0, length), number, isWhole: false };
      rest = rest.slice(length);
      isWhole = false;
    }
  }
  yield* cut(rest, number, isWhole);
}

function* cut(line: string, number: number, isWhole: boolean): Generator<Line> {
  let rest = line;
  while (rest.length > maxLineLength) {
    const length = lengthOfPiece(rest);
    yield { text: rest.slice(0, length), number, isWhole: false };
    rest = rest.slice(length);
  }
  const text = rest.trim();
  if (text) yield { text, number, isWhole: isWhole && rest.length === line.length };
}

/** Up to the last blank, if there is one not too far back. */
function lengthOfPiece(text: string) {
  const blank = text.lastIndexOf(' ', maxLineLength);
  return blank > maxLineLength / 2 ? blank : maxLineLength;
}
