import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allergens, parseFood } from '../src/allergens/foods.ts';
import { cueRows, parseNames } from '../src/allergens/names.ts';
import { wordsIn } from '../src/normalise/tokens.ts';
import { languages } from '../src/words/languages.ts';
import { roleOfFile } from '../src/words/load-words.ts';
import { isRole } from '../src/words/roles.ts';
import { flags as knownFlags } from '../src/words/term.ts';
import type { Problem } from './words-file.ts';

const table = 'foods.txt';
const foodFlags = new Set(['part', 'always']);
const termFlags: ReadonlySet<string> = new Set(knownFlags);
const codes: ReadonlySet<string> = new Set(languages.map(({ code }) => code));

const linesOf = (folder: string, path: string) =>
  readFileSync(join(folder, path), 'utf8')
    .split('\n')
    .map((line, at) => ({ line: (line.split('#')[0] ?? '').trim(), at: at + 1 }))
    .filter(({ line }) => line !== '');

/** What is wrong in the table of foods and in their names of every language. */
export function foodProblems(folder: string): Problem[] {
  if (!existsSync(join(folder, table))) return [];
  const rows = linesOf(folder, table);
  const names = new Set<string>();
  const problems: Problem[] = [];
  for (const { line, at } of rows) {
    const { name } = parseFood(line);
    if (!line.includes(':'))
      problems.push({ path: table, at, says: 'a food, and a colon behind it, are wanted' });
    else if (names.has(name)) problems.push({ path: table, at, says: `'${name}' stands twice` });
    names.add(name);
  }
  for (const name of allergens)
    if (!names.has(name)) problems.push({ path: table, at: 1, says: `'${name}' of the fourteen is missing` });
  return [
    ...problems,
    ...rows.flatMap(row => tableProblems(row, names)),
    ...readdirSync(folder).flatMap(language =>
      existsSync(join(folder, language, table)) ? nameProblems(folder, `${language}/${table}`, names) : [],
    ),
  ];
}

function tableProblems({ line, at }: { line: string; at: number }, names: ReadonlySet<string>): Problem[] {
  const { name, holds, may, avoid, called, flags } = parseFood(line);
  const says = (text: string) => ({ path: table, at, says: text });
  if (name.startsWith('names ')) {
    const roles = holds
      .filter(role => !isRole(roleOfFile(role)))
      .map(role => says(`no list of words is called '${role}'`));
    return names.has(name.slice('names '.length)) ? roles : [...roles, says(`no food is called '${name}'`)];
  }
  const heads = name.startsWith('plant ') ? name.slice('plant '.length).split(/[\s,]+/) : [];
  return [
    ...[...heads, ...holds, ...may, ...avoid, ...called]
      .filter(other => other && !names.has(other))
      .map(other => says(`no food is called '${other}'`)),
    ...flags.filter(flag => !foodFlags.has(flag)).map(flag => says(`no flag is called '${flag}'`)),
  ];
}

function nameProblems(folder: string, path: string, foods: ReadonlySet<string>): Problem[] {
  const language = path.split('/')[0] ?? '';
  if (!codes.has(language))
    return [{ path, at: 1, says: `languages.txt has no language '${language}': add a line for it` }];
  const meant = new Map<string, string>();
  return linesOf(folder, path).flatMap(({ line, at }) => {
    const { row, terms } = parseNames(line);
    const food = row.startsWith('no ') ? row.slice('no '.length) : row;
    const isKnown = row in cueRows || foods.has(food);
    const problems = isKnown ? [] : [{ path, at, says: `no food is called '${food}'` }];
    if (terms.length === 0) problems.push({ path, at, says: `'${row}' has no name` });
    for (const term of terms) {
      const open = term.endsWith(']') ? term.lastIndexOf('[') : -1;
      const flags = open < 0 ? [] : term.slice(open + 1, -1).split(' ');
      const text = (open < 0 ? term : term.slice(0, open)).trim();
      for (const flag of flags)
        if (!termFlags.has(flag)) problems.push({ path, at, says: `no flag is called '${flag}'` });
      if (wordsIn(text).length === 0) problems.push({ path, at, says: `'${term}' holds no word` });
      if (text.indexOf('*') >= 0 && text.indexOf('*') < text.length - 1)
        problems.push({ path, at, says: `'${term}': a star stands at the end` });
      const key = `${row in cueRows ? row : 'food'} ${text.toLowerCase()}`;
      const before = meant.get(key);
      if (before === row) problems.push({ path, at, says: `'${term}' stands twice in '${row}'` });
      meant.set(key, row);
    }
    return problems;
  });
}
