import type { Problem, WordsFile } from './words-file.ts';

const group = /\{([^{}]*)\}/g;

/** Patterns whose group has no file, and groups that no pattern uses. */
export function patternProblems(files: readonly WordsFile[]): Problem[] {
  return [...Map.groupBy(files, ({ language }) => language).values()].flatMap(ofLanguage);
}

function ofLanguage(files: readonly WordsFile[]): Problem[] {
  const groups = new Map(
    files.filter(isGroup).map(file => [file.name.replace('groups/', ''), file] as const),
  );
  const used = new Set<string>();
  const problems: Problem[] = [];
  for (const { path, terms } of files)
    for (const { at, text } of terms)
      for (const [, name = ''] of text.matchAll(group)) {
        used.add(name);
        if (!groups.has(name)) problems.push({ path, at, says: `'${text}': no group is called '${name}'` });
      }
  for (const [name, { path }] of groups)
    if (!used.has(name)) problems.push({ path, at: 1, says: 'no pattern uses this group' });
  return problems;
}

const isGroup = ({ name }: WordsFile) => name.startsWith('groups/');
