import { type Food, readFoods } from '../foods/read-foods.ts';
import { findMeasure, measureSpellings, measures, toNumber } from '../measures/index.ts';
import { readRows } from '../read-rows.ts';
import { Phrases } from './phrases.ts';
import { stemOf } from './stem.ts';
import { tokenise } from './tokenise.ts';

/** Grams, millilitres, or a piece of a food by its name: 'clove', 'bunch'. */
export type Unit = { kind: 'mass' | 'volume'; size: number } | { kind: 'piece'; name: string };

/** How lines of a language are read. */
export interface Language {
  code: string;
  /** Whether a food stands at the end of what describes it, or at the beginning. */
  head: 'first' | 'last';
  stem(word: string): string;
  foods: Phrases<Food>;
  units: Phrases<Unit>;
  numbers: Phrases<number>;
  /** Words that say nothing of the food, and words at which what describes it ends. */
  skip: ReadonlySet<string>;
  parts: ReadonlySet<string>;
  /** Words that make a food another one, wherever they stand beside it: 'pork sausage'. */
  others: ReadonlySet<string>;
  /** Behind these stands no amount of the line: '1 cup of sauce from a 16-ounce tin'. */
  after: ReadonlySet<string>;
  /** These say of a dry food that it is cooked already. */
  cooked: ReadonlySet<string>;
  each: ReadonlySet<string>;
  sums: ReadonlySet<string>;
  ranges: ReadonlySet<string>;
  approximate: ReadonlySet<string>;
  frying: Phrases<true>;
}

const lists = [
  'skip',
  'part',
  'or',
  'other',
  'after',
  'cooked',
  'range',
  'approximately',
  'tail',
  'each',
  'sum',
];

/** words/<code>/: names of foods, units, and the rows that begin with @. */
export function readLanguage(code: string, foods: ReadonlyMap<string, Food>): Language {
  const stem = stemOf(code);
  const wordsOf = (text: string) =>
    tokenise(text)
      .filter(({ kind }) => kind !== 'sign')
      .map(({ text: word }) => stem(word));
  const words = new Map<string, Set<string>>(lists.map(name => [name, new Set()]));
  const units = new Phrases<Unit>();
  const numbers = new Phrases<number>();
  const frying = new Phrases<true>();
  let head: Language['head'] = 'last';
  for (const spelling of measureSpellings) {
    const name = findMeasure(spelling);
    if (name)
      units.add(wordsOf(spelling), { kind: measures[name].kind, size: toNumber(measures[name].size) });
  }
  for (const { key, values, at } of readRows(`${code}/units.txt`)) {
    if (key === '@head') head = values[0] === 'first' ? 'first' : 'last';
    else if (key.startsWith('@number '))
      for (const value of values) numbers.add(wordsOf(value), Number(key.slice(8)));
    else if (key === '@frying') for (const value of values) frying.add(wordsOf(value), true);
    else if (key.startsWith('@')) {
      const list = words.get(key.slice(1));
      if (!list) throw new Error(`${at}: '${key}' is no row`);
      // Of 'juice-packed', neither word says nothing by itself.
      for (const value of values.map(wordsOf)) if (value.length === 1) list.add(value[0] ?? '');
    } else {
      const unit = readUnit(key);
      for (const value of values) units.add(wordsOf(value), unit);
    }
  }
  return {
    code,
    head,
    stem,
    foods: readNames(code, foods, wordsOf),
    units,
    numbers,
    frying,
    skip: new Set([...(words.get('skip') ?? []), ...(words.get('tail') ?? [])]),
    parts: new Set([...(words.get('part') ?? []), ...(words.get('or') ?? [])]),
    others: words.get('other') ?? new Set(),
    cooked: words.get('cooked') ?? new Set(),
    after: words.get('after') ?? new Set(),
    each: words.get('each') ?? new Set(),
    sums: words.get('sum') ?? new Set(),
    ranges: words.get('range') ?? new Set(),
    approximate: words.get('approximately') ?? new Set(),
  };
}

// 'tbsp', '200 ml', or the name of a piece.
function readUnit(key: string): Unit {
  const [, size = '1', name = ''] = /^(?:([\d.]+) )?(.+)$/.exec(key) ?? [];
  const measure = findMeasure(name);
  if (!measure) return { kind: 'piece', name };
  const { kind, size: one } = measures[measure];
  return { kind, size: Number(size) * toNumber(one) };
}

function readNames(code: string, foods: ReadonlyMap<string, Food>, wordsOf: (text: string) => string[]) {
  const phrases = new Phrases<Food>();
  for (const { key, values, at } of readRows(`${code}/names.txt`)) {
    const food = foods.get(key);
    if (!food) throw new Error(`${at}: words/foods.txt has no '${key}'`);
    for (const value of values) phrases.add(wordsOf(value), food);
  }
  if (code === 'en') for (const [id, food] of foods) phrases.add(wordsOf(id.replaceAll('-', ' ')), food);
  return phrases;
}

export const allFoods = readFoods();
