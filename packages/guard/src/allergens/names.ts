import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languageOf, languages } from '../words/languages.ts';
import { readLines, wordsFolder } from '../words/read-lines.ts';
import { parseTerm } from '../words/term.ts';
import type { Foods } from './foods.ts';

/** What a word beside a food does to it. The first are lists of the halal rules. */
export const cueLists = {
  without: 'without',
  'without-after': 'withoutAfter',
  'free-after': 'freeAfter',
  'instead-of': 'insteadOf',
  'substitute-after': 'likeness',
  'no-negation': 'noNegation',
  join: 'join',
} as const;
/** The others stand in words/<language>/foods.txt, in rows of these names. */
export const cueRows = {
  '@without': 'without',
  '@free': 'freeAfter',
  '@ending': 'ending',
  '@of': 'of',
  '@tool': 'likeness',
  '@style': 'likeness',
  '@any': 'any',
  '@instead': 'insteadOf',
} as const;
export type Cue = (typeof cueLists)[keyof typeof cueLists] | (typeof cueRows)[keyof typeof cueRows];

/** What a phrase means: a food, that one is taken out ('vegan'), or how to read the foods beside it. */
export type Meaning =
  | { kind: 'food'; food: string }
  | { kind: 'no'; food: string }
  | { kind: 'cue'; cue: Cue };
export type Name = {
  phrase: string;
  language: Language;
  isExact: boolean;
  isStem: boolean;
  meaning: Meaning;
};

const namesFile = 'foods.txt';
// A term that counts only in some places of a text, or in one language, says too little here.
const narrow = ['alone', 'home', 'home-only', 'starts-run', 'ends-run'] as const;
const isNarrow = (line: string) => line.includes('{') || narrow.some(flag => parseTerm(line).flags.has(flag));

export type NamesRow = { row: string; terms: string[] };

export function parseNames(line: string): NamesRow {
  const colon = line.indexOf(':');
  return {
    row: line.slice(0, colon).trim(),
    terms: line
      .slice(colon + 1)
      .split(',')
      .map(term => term.trim())
      .filter(Boolean),
  };
}

export function meaningOf(row: string): Meaning {
  const cue = cueRows[row as keyof typeof cueRows];
  if (cue) return { kind: 'cue', cue };
  return row.startsWith('no ') ? { kind: 'no', food: row.slice('no '.length) } : { kind: 'food', food: row };
}

const has = (path: string) => existsSync(join(wordsFolder, path));

function nameOf(written: string, language: Language, meaning: Meaning): Name {
  const { text, flags } = parseTerm(written);
  const isStem = text.endsWith('*');
  return {
    phrase: isStem ? text.slice(0, -1) : text,
    language,
    isExact: flags.has('exact'),
    isStem,
    meaning,
  };
}

function listed(path: string, language: Language, meaning: Meaning): Name[] {
  if (!has(path)) return [];
  return readLines(path)
    .filter(line => !isNarrow(line))
    .map(line => nameOf(line, language, meaning));
}

/** All names of foods in all languages, and the words that say how to read them. */
export function loadNames({ byName, taken }: Foods): Name[] {
  const english = languageOf('en');
  const own = [...byName.keys()].map(food =>
    nameOf(food.replaceAll('-', ' '), english, { kind: 'food', food }),
  );
  return [...own, ...languages.flatMap(language => namesIn(language, taken))];
}

function namesIn(language: Language, taken: Foods['taken']): Name[] {
  const folder = language.code;
  const path = `${folder}/${namesFile}`;
  const rows = has(path) ? readLines(path).map(parseNames) : [];
  return [
    ...rows.flatMap(({ row, terms }) => terms.map(term => nameOf(term, language, meaningOf(row)))),
    ...Object.entries(cueLists).flatMap(([file, cue]) =>
      listed(`${folder}/${file}.txt`, language, { kind: 'cue', cue }),
    ),
    ...taken.flatMap(({ food, roles }) =>
      roles.flatMap(role => listed(`${folder}/${role}.txt`, language, { kind: 'food', food })),
    ),
  ];
}
