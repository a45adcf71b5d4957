import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { substitutesFolder } from '../substitutes/load-substitutes.ts';
import { plainName } from '../substitutes/substitute-for.ts';
import { type Kind, kinds } from '../words/kinds.ts';

/** A swap as the data say it: the name of a use, how much of it, and what it does to the dish. */
export type SwapRow = { use: string; ratio: string; effect: string };

/** Things that the same swaps take the place of. */
export type Family = {
  name: string;
  kinds: ReadonlySet<Kind>;
  /** Among which kinds its names are looked for. */
  of: ReadonlySet<Kind>;
  holds: readonly string[];
  /** What stands behind the name of a meat and makes it one of these: 'pork chops'. */
  after: readonly string[];
  /** Whole pieces and dishes: what is called by one is that thing. */
  isCut: boolean;
  /** A whole piece only where nothing is named beside it: 'ham with gravy', but not 'ham and egg muffins'. */
  isCutAlone: boolean;
  swaps: readonly SwapRow[];
};

const path = 'substitutes/families.txt';

function readFamilies(content: string): Family[] {
  return content
    .split(/\n\s*\n/)
    .map(block => block.split('\n').filter(line => line.trim() && !line.startsWith('#')))
    .filter(lines => lines.length > 0)
    .map(readFamily);
}

function readFamily(lines: readonly string[]): Family {
  const values = (key: string) =>
    lines.filter(line => line.startsWith(`${key}: `)).map(line => line.slice(key.length + 2).trim());
  const [name = ''] = values('family');
  const wrong = lines.find(line => !/^(?:family|kinds|of|holds|after|cut|swap): ./.test(line));
  if (!name || wrong) throw new Error(`${path}: ${wrong ?? lines[0]}: not understood`);
  const swaps = values('swap').map(row => {
    const [use = '', ratio = '', effect = ''] = row.split('|').map(part => part.trim());
    if (!effect) throw new Error(`${path}: ${name}: 'swap: use | ratio | effect' is expected`);
    return { use, ratio, effect };
  });
  const holds = values('holds').flatMap(row => row.split(',').map(word => plainName(word)));
  const after = values('after').flatMap(row => row.split(', '));
  const [cut] = values('cut');
  const isCut = cut !== undefined;
  return {
    name,
    kinds: kindsOf(values('kinds')),
    of: kindsOf(values('of')),
    holds,
    after,
    isCut,
    isCutAlone: cut === 'alone',
    swaps,
  };
}

function kindsOf(rows: readonly string[]): Set<Kind> {
  const names = rows.flatMap(row => row.split(/\s+/));
  const unknown = names.find(name => !(name in kinds));
  if (unknown) throw new Error(`${path}: no kind is called '${unknown}'`);
  return new Set(names as Kind[]);
}

export const families: readonly Family[] = readFamilies(
  readFileSync(join(substitutesFolder, 'families.txt'), 'utf8'),
);
