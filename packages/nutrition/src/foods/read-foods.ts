import { readRows } from '../read-rows.ts';

/** A food of a kitchen: which of USDA's foods it is, and what its pieces and cups weigh. */
export interface Food {
  id: string;
  ndb: string;
  /** Grams of a piece by its name. */
  pieces: ReadonlyMap<string, number>;
  /** Grams of 240 ml, where it is said here. */
  cup: number | undefined;
  /** The part that is eaten where recipes weigh it with bones or shell. */
  edible: number;
  /** The part of a tin that is food. */
  drained: number;
  /** The food that it is where a line says that it is cooked. */
  cooked: string | undefined;
  isSeasoning: boolean;
  isSalty: boolean;
  isWater: boolean;
}

const flags = ['seasoning', 'salty', 'water'];

/** words/foods.txt, by the foods' names. */
export function readFoods(): Map<string, Food> {
  const foods = new Map<string, Food>();
  for (const { key, values, at } of readRows('foods.txt')) {
    if (key.startsWith('@')) continue;
    if (foods.has(key)) throw new Error(`${at}: '${key}' stands there twice`);
    foods.set(key, readFood(key, values.join(', '), at));
  }
  return foods;
}

/** What a pinch or a bunch weighs of a food that has no weight of its own for it. */
export const readCommonPieces = (): Map<string, number> =>
  new Map(
    readRows('foods.txt')
      .filter(({ key }) => key.startsWith('@'))
      .map(({ key, values, at }) => [key.slice(1), grams(values[0], at)]),
  );

function grams(text: string | undefined, at: string): number {
  const value = Number(text);
  if (!(value >= 0)) throw new Error(`${at}: '${text}' is no weight`);
  return value;
}

function readFood(id: string, text: string, at: string): Food {
  const [ndb = '', ...fields] = text.split('|').map(field => field.trim());
  if (!/^\d{5}$/.test(ndb)) throw new Error(`${at}: '${ndb}' is no number of USDA's table`);
  const said = new Map<string, number>();
  const pieces = new Map<string, number>();
  const marks = new Set<string>();
  let cooked: string | undefined;
  for (const field of fields) {
    const [name = '', value] = field.split(': ');
    if (name === 'cooked') cooked = value;
    else if (value !== undefined) {
      if (!['cup', 'edible', 'drained'].includes(name)) throw new Error(`${at}: '${name}' is no field`);
      said.set(name, grams(value, at));
    } else if (field.split(' ').every(word => flags.includes(word))) {
      for (const word of field.split(' ')) marks.add(word);
    } else
      for (const piece of field.split(', ')) {
        const [unit = '', weight] = piece.split(' ');
        pieces.set(unit, grams(weight, at));
      }
  }
  return {
    id,
    ndb,
    pieces,
    cup: said.get('cup'),
    edible: (said.get('edible') ?? 100) / 100,
    drained: (said.get('drained') ?? 100) / 100,
    cooked,
    isSeasoning: marks.has('seasoning'),
    isSalty: marks.has('salty') || id === 'salt',
    isWater: marks.has('water'),
  };
}
