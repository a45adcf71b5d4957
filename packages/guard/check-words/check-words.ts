import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSubstitutes } from '../src/substitutes/load-substitutes.ts';
import { wordsFolder } from '../src/words/read-lines.ts';
import { contradictions } from './contradictions.ts';
import { flagProblems } from './flag-problems.ts';
import { foodProblems } from './food-problems.ts';
import { orderProblems } from './order-problems.ts';
import { patternProblems } from './pattern-problems.ts';
import { placeProblems } from './place-problems.ts';
import { readAllFiles } from './read-all-files.ts';
import { kindsWithout, substituteProblems } from './substitute-problems.ts';
import { formatFile, type Problem } from './words-file.ts';

const contentOf = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8');

/** Puts the lines of every file in order and in one form. Returns the paths of those that changed. */
export function writeInOrder(folder = wordsFolder): string[] {
  const changed: string[] = [];
  for (const file of readAllFiles(folder)) {
    const wanted = formatFile(file);
    if (contentOf(folder, file.path) === wanted) continue;
    writeFileSync(join(folder, file.path), wanted);
    changed.push(file.path);
  }
  return changed;
}

/** What is wrong in the files of words and of substitutes. */
export function checkWords(folder = wordsFolder): Problem[] {
  const files = readAllFiles(folder);
  const read = files.filter(file => placeProblems(file).length === 0);
  const things = loadSubstitutes('things.txt');
  const kinds = loadSubstitutes('kinds.txt');
  return [
    ...files.flatMap(placeProblems),
    ...read.flatMap(file => orderProblems(file, contentOf(folder, file.path))),
    ...read.flatMap(flagProblems),
    ...contradictions(read),
    ...patternProblems(read),
    ...foodProblems(folder),
    ...substituteProblems('substitutes/things.txt', things),
    ...substituteProblems('substitutes/kinds.txt', kinds),
    ...kindsWithout('substitutes/kinds.txt', kinds),
  ];
}
