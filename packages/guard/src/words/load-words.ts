import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from './languages.ts';
import { readLines, wordsFolder } from './read-lines.ts';
import { isRole, type Role } from './roles.ts';
import { parseTerm, type Term } from './term.ts';

/** The terms of one language by what they name or do, and its groups: words that stand for one another in a pattern. */
export type WordsOf = {
  language: Language;
  terms: ReadonlyMap<Role, readonly Term[]>;
  groups: ReadonlyMap<string, readonly string[]>;
};

export const roleOfFile = (file: string) =>
  file.replace(/\.txt$/, '').replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

function loadLanguage(language: Language): WordsOf {
  const folder = language.code;
  const terms = new Map<Role, readonly Term[]>();
  const groups = new Map<string, readonly string[]>();
  for (const file of readdirSync(join(wordsFolder, folder))) {
    const role = roleOfFile(file);
    if (isRole(role)) terms.set(role, readLines(`${folder}/${file}`).map(parseTerm));
    else if (file === 'groups')
      for (const group of readdirSync(join(wordsFolder, folder, file)))
        groups.set(group.replace(/\.txt$/, ''), readLines(`${folder}/${file}/${group}`));
  }
  return { language, terms, groups };
}

/** All words, in the order of `words/languages.txt`. */
export const loadWords = (): WordsOf[] => languages.map(loadLanguage);
