import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

export interface DataLine {
  text: string;
  /** File and line, for the cook who edits it. */
  place: string;
}

/** What a data file holds, line by line; one that begins with # is a remark. */
export function linesOf(path: string): DataLine[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines
    .map((text, index) => ({ text: text.trim(), place: `${basename(path)}:${index + 1}` }))
    .filter(({ text }) => !text.startsWith('#'));
}

/** Lines that belong together: an empty one parts them from the next. */
export function paragraphsOf(lines: readonly DataLine[]): DataLine[][] {
  const paragraphs: DataLine[][] = [[]];
  for (const line of lines)
    if (line.text === '') paragraphs.push([]);
    else paragraphs.at(-1)?.push(line);
  return paragraphs.filter(({ length }) => length > 0);
}

export function fail({ place }: DataLine, mistake: string): never {
  throw new Error(`${place}: ${mistake}`);
}

export const listOf = (text: string) => text.split(', ');

export function numberIn(line: DataLine, text: string): number {
  const number = Number(text);
  return text !== '' && number >= 0 ? number : fail(line, `'${text}' is no number`);
}

/** The text as one of the words that may stand here. */
export function oneOf<T extends string>(line: DataLine, text: string, known: readonly T[]): T {
  return known.find(word => word === text) ?? fail(line, `'${text}' is none of ${known.join(', ')}`);
}
