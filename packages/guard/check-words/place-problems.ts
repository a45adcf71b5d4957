import { languages } from '../src/words/languages.ts';
import { roleOfFile } from '../src/words/load-words.ts';
import { isRole } from '../src/words/roles.ts';
import type { Problem, WordsFile } from './words-file.ts';

const otherFiles: ReadonlySet<string> = new Set(['everyday', 'look-alikes', 'measure']);
const isGroup = (name: string) => /^groups\/[a-z-]+$/.test(name);
const codes: ReadonlySet<string> = new Set(languages.map(({ code }) => code));

/** Whether the guard reads the file at all. */
export function placeProblems({ path, language, name }: WordsFile): Problem[] {
  if (!codes.has(language))
    return [{ path, at: 1, says: `languages.txt has no language '${language}': add a line for it` }];
  const isKnown = isRole(roleOfFile(name)) || otherFiles.has(name) || isGroup(name);
  return isKnown ? [] : [{ path, at: 1, says: `no kind of word is called '${name}'` }];
}
