import type { Flag } from '../src/words/term.ts';
import { flags as knownFlags } from '../src/words/term.ts';

/** A term as a file holds it, with its place, its flags whether they are known or not, and the reason behind the #. */
export type Written = { at: number; line: string; text: string; flags: readonly string[]; reason: string };

/** A file of words. What stands above its first term is its heading. */
export type WordsFile = {
  /** From the folder of words on: 'de/pork.txt', 'en/groups/colour.txt'. */
  path: string;
  language: string;
  /** 'pork', 'groups/colour'. */
  name: string;
  heading: readonly string[];
  terms: readonly Written[];
};

/** What is wrong in a file, for the editor of it. */
export type Problem = { path: string; at: number; says: string };

const known: ReadonlySet<string> = new Set(knownFlags);
export const isFlag = (name: string): name is Flag => known.has(name);

export function parseFile(path: string, content: string): WordsFile {
  const [language = '', ...rest] = path.replace(/\.txt$/, '').split('/');
  const heading: string[] = [];
  const terms: Written[] = [];
  for (const [index, line] of content.replace(/\n$/, '').split('\n').entries()) {
    if (terms.length === 0 && (line.startsWith('#') || line === '')) heading.push(line);
    else terms.push(parseLine(line, index + 1));
  }
  return { path, language, name: rest.join('/'), heading, terms };
}

function parseLine(line: string, at: number): Written {
  const sign = line.indexOf('#');
  const reason = sign < 0 ? '' : line.slice(sign + 1).trim();
  const body = (sign < 0 ? line : line.slice(0, sign)).trim();
  const open = body.endsWith(']') ? body.lastIndexOf('[') : -1;
  if (open < 0) return { at, line, text: body, flags: [], reason };
  const flags = body
    .slice(open + 1, -1)
    .split(' ')
    .filter(Boolean);
  return { at, line, text: body.slice(0, open).trim(), flags, reason };
}

/** The file as it ought to be written: in order, each line in one form, its heading above it. */
export function formatFile({ heading, terms }: WordsFile): string {
  const lines = terms.toSorted(byText).map(formatLine);
  return [...heading.filter(Boolean), ...new Set(lines)].map(line => `${line}\n`).join('');
}

function formatLine({ text, flags, reason }: Written): string {
  const flagged = flags.length > 0 ? `${text} [${flags.toSorted().join(' ')}]` : text;
  return reason ? `${flagged}  # ${reason}` : flagged;
}

/** By small letters, so that 'Bacon' stands with 'bacon'; by code where these are equal, on every machine alike. */
function byText(one: Written, other: Written): number {
  return (
    compare(one.text.toLowerCase(), other.text.toLowerCase()) || compare(formatLine(one), formatLine(other))
  );
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));
