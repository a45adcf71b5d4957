import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const wordsFolder = join(import.meta.dirname, '..', '..', 'words');

/** The lines of a file of words, without comments and empty ones. */
export function readLines(path: string): string[] {
  const lines: string[] = [];
  for (const line of readFileSync(join(wordsFolder, path), 'utf8').split('\n')) {
    const comment = line.indexOf('#');
    const text = (comment < 0 ? line : line.slice(0, comment)).trim();
    if (text) lines.push(text);
  }
  return lines;
}
