import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { substitutesFolder } from '../substitutes/load-substitutes.ts';
import { languages } from '../words/languages.ts';

type Names = ReadonlyMap<string, string>;

function read(code: string): Names | undefined {
  const path = join(substitutesFolder, 'uses', `${code}.txt`);
  if (!existsSync(path)) return;
  const rows = readFileSync(path, 'utf8')
    .split('\n')
    .filter(line => line && !line.startsWith('#'))
    .map(line => line.split(': '));
  return new Map(rows.map(([use = '', name = '']) => [use, name]));
}

const english: Names = read('en') ?? new Map();
// The codes are those of the languages that the guard knows, which are few.
const byCode = new Map<string, Names>([['en', english]]);

export const useIds = (): string[] => [...english.keys()];

export function namesIn(code: string): Names {
  const known = byCode.get(code);
  if (known) return known;
  if (!languages.some(language => language.code === code)) return english;
  const names = read(code) ?? readAkin(code) ?? english;
  byCode.set(code, names);
  return names;
}

// Malay reads Indonesian, and Galician Portuguese, better than English.
function readAkin(code: string): Names | undefined {
  if (!['ms', 'gl'].includes(code)) return;
  return read(code === 'ms' ? 'id' : 'pt');
}

/** What a use is called in a language. */
export function nameOfUse(use: string, code: string): string {
  const name = namesIn(code).get(use) ?? english.get(use);
  if (!name) throw new Error(`substitutes/uses/en.txt has no name for '${use}'`);
  return name;
}
