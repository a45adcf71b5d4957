import { readLines } from '../words/read-lines.ts';

/** The fourteen that EU law wants named: Regulation 1169/2011, Annex II. */
export const allergens = [
  'celery',
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'lupin',
  'milk',
  'molluscs',
  'mustard',
  'nuts',
  'peanuts',
  'sesame',
  'soya',
  'sulphites',
] as const;
export type Allergen = (typeof allergens)[number];

/** A food of words/foods.txt. Sets hold names of foods, with all that these hold in turn. */
export type Food = {
  name: string;
  /** Itself, and what it is or holds. */
  holds: ReadonlySet<string>;
  may: ReadonlySet<string>;
  avoidedWith: readonly string[];
  /** What it is also called where it is spoken of again. */
  called: readonly string[];
  isPart: boolean;
  isAlways: boolean;
};

/** The foods that a thing may be made of without being itself: milk of almonds. */
export type MadeOf = ReadonlyMap<string, ReadonlySet<string>>;
/** A list of words of the halal rules that names a food. */
export type TakenNames = { food: string; roles: readonly string[] };
export type Foods = { byName: ReadonlyMap<string, Food>; madeOf: MadeOf; taken: readonly TakenNames[] };

type Row = { holds: string[]; may: string[]; avoid: string[]; called: string[]; flags: string[] };

const listOf = (text = '') => text.split(/[\s,]+/).filter(Boolean);

export function parseFood(line: string): { name: string } & Row {
  const colon = line.indexOf(':');
  const [first = '', ...others] = line.slice(colon + 1).split('|');
  const part = (name: string) => {
    const found = others.find(other => other.trim().startsWith(`${name}:`));
    return listOf(found?.slice(found.indexOf(':') + 1));
  };
  const words = listOf(first);
  return {
    name: line.slice(0, colon).trim(),
    holds: words.filter(word => !word.startsWith('[')),
    flags: words.filter(word => word.startsWith('[')).map(word => word.slice(1, -1)),
    may: part('may'),
    avoid: part('avoid'),
    called: part('called'),
  };
}

/** The table of foods, with what each holds followed to its end. */
export function loadFoods(): Foods {
  const rows = new Map<string, Row>();
  const madeOf = new Map<string, ReadonlySet<string>>();
  const taken: TakenNames[] = [];
  for (const line of readLines('foods.txt')) {
    const { name, ...row } = parseFood(line);
    if (name.startsWith('plant '))
      for (const head of listOf(name.slice('plant '.length))) madeOf.set(head, new Set(row.holds));
    else if (name.startsWith('names ')) taken.push({ food: name.slice('names '.length), roles: row.holds });
    else rows.set(name, row);
  }
  const byName = new Map([...rows].map(([name, row]) => [name, foodOf(name, row, rows)]));
  return { byName, madeOf, taken };
}

function foodOf(name: string, row: Row, rows: ReadonlyMap<string, Row>): Food {
  const holds = new Set<string>();
  const may = new Set<string>();
  follow(name, rows, holds);
  for (const other of row.may) follow(other, rows, may);
  return {
    name,
    holds,
    may: new Set([...may].filter(other => !holds.has(other))),
    avoidedWith: row.avoid,
    called: row.called,
    isPart: row.flags.includes('part'),
    isAlways: row.flags.includes('always'),
  };
}

function follow(name: string, rows: ReadonlyMap<string, Row>, into: Set<string>) {
  if (into.has(name)) return;
  const row = rows.get(name);
  if (!row) throw new Error(`words/foods.txt has no food '${name}'`);
  into.add(name);
  for (const other of row.holds) follow(other, rows, into);
}
