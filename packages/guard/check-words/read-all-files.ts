import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseFile, type WordsFile } from './words-file.ts';

/** The names of foods have a form and a check of their own. */
const foodsFile = '/foods.txt';

/** The files of every language in a folder of words. */
export function readAllFiles(folder: string): WordsFile[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => path.includes('/') && path.endsWith('.txt') && !path.endsWith(foodsFile))
    .toSorted();
  return paths.map(path => parseFile(path, readFileSync(join(folder, path), 'utf8')));
}
