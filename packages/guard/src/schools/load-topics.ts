import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Verdict, verdicts } from '../judgement.ts';
import { plainName } from '../substitutes/substitute-for.ts';
import { type Kind, kinds } from '../words/kinds.ts';

export const schools = ['hanafi', 'shafii', 'maliki', 'hanbali'] as const;
export type School = (typeof schools)[number];

/** What a school holds, in a sentence. */
export type Held = { verdict: Verdict; says: string };

/** Something on which the schools differ: by which words a text speaks of it, and what each of them holds. */
export type Topic = {
  name: string;
  kinds: ReadonlySet<Kind>;
  holds: readonly string[];
  foods: ReadonlySet<string>;
  words: readonly string[];
  /** Speaks for the whole line, whatever else is named in it. */
  isWhole: boolean;
  /** The number of the rule in docs/halal-rules.md that speaks of such things. */
  rule: number;
  /** What to use where the school forbids it, and the guard's own line says nothing of it. */
  instead: readonly string[];
  /** Of substitutes/families.txt, whose swaps take its place there. */
  family: string | undefined;
  held: Readonly<Record<School, Held>>;
  source: string;
};

const path = join(import.meta.dirname, '..', '..', 'schools', 'topics.txt');

function readTopics(content: string): Topic[] {
  return content
    .split(/\n\s*\n/)
    .map(block => block.split('\n').filter(line => line.trim() && !line.startsWith('#')))
    .filter(lines => lines.length > 0)
    .map(readTopic);
}

function readTopic(lines: readonly string[]): Topic {
  const value = (key: string) => lines.find(line => line.startsWith(`${key}: `))?.slice(key.length + 2) ?? '';
  const list = (key: string) => value(key).split(', ').filter(Boolean);
  const name = value('topic');
  const unknown = value('kinds')
    .split(' ')
    .find(kind => kind && !(kind in kinds));
  const rule = Number(value('rule'));
  if (!name || !value('source') || !rule || unknown)
    throw new Error(`schools/topics.txt: ${lines[0]}: not understood`);
  const held = schools.map(school => [school, heldOf(name, value(school))] as const);
  return {
    name,
    kinds: new Set(value('kinds').split(' ').filter(Boolean) as Kind[]),
    holds: list('holds').map(plainName),
    foods: new Set(value('foods').split(' ').filter(Boolean)),
    words: list('words').map(plainName),
    isWhole: value('whole') === 'yes',
    rule,
    instead: list('instead'),
    family: value('family') || undefined,
    held: Object.fromEntries(held) as Topic['held'],
    source: value('source'),
  };
}

function heldOf(name: string, row: string): Held {
  const [verdict, says] = row.split(' | ');
  const known = verdicts.find(one => one === verdict);
  if (!known || !says)
    throw new Error(`schools/topics.txt: ${name}: 'verdict | sentence' is expected, not '${row}'`);
  return { verdict: known, says };
}

export const topics: readonly Topic[] = readTopics(readFileSync(path, 'utf8'));
