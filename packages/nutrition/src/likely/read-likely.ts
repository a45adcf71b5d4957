import { allFoods } from '../names/read-language.ts';
import { readRows } from '../read-rows.ts';

const marks = ['servings', 'other', 'spoons', 'pinches', 'pieces'] as const;

/** words/likely.txt: what a serving holds at most. */
export interface Likely extends Record<(typeof marks)[number], number> {
  /** Grams, by the names of foods. */
  foods: ReadonlyMap<string, number>;
}

export function readLikely(): Likely {
  const foods = new Map<string, number>();
  const said = new Map<string, number>();
  for (const { key, values, at } of readRows('likely.txt')) {
    if (key.startsWith('@')) {
      said.set(key.slice(1), figure(values[0], at));
      continue;
    }
    for (const food of values) {
      if (!allFoods.has(food)) throw new Error(`${at}: '${food}' is no food`);
      if (foods.has(food)) throw new Error(`${at}: '${food}' stands there twice`);
      foods.set(food, figure(key, at));
    }
  }
  const mark = (name: string) => figure(said.get(name), `likely.txt: @${name}`);
  const [servings, other, spoons, pinches, pieces] = marks.map(mark);
  return {
    ...({ servings, other, spoons, pinches, pieces } as Record<(typeof marks)[number], number>),
    foods,
  };
}

function figure(text: string | number | undefined, at: string): number {
  const value = Number(text);
  if (!(value > 0)) throw new Error(`${at}: '${text}' is no amount`);
  return value;
}
