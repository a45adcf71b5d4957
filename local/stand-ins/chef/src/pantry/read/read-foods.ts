import { type Food, type FoodName, kinds, units, ways } from '../food.ts';
import { type DataLine, fail, listOf, numberIn, oneOf } from './data-file.ts';

type Fields = Omit<Food, 'per100'>;
type Read = (text: string, line: DataLine, known: ReadonlyMap<FoodName, Food>) => unknown;

const text: Read = given => given;
const number: Read = (given, line) => numberIn(line, given);
const list: Read = given => listOf(given);

function numbers(line: DataLine, given: string, count: number): number[] {
  const found = given.split(' ').map(each => numberIn(line, each));
  return found.length === count ? found : fail(line, `'${given}' should be ${count} numbers`);
}

/** `20 Rinse the {rice} …`, or `as basmati rice`. */
const method: Read = (given, line, known) => {
  const [first = '', ...words] = given.split(' ');
  const rest = words.join(' ');
  if (first !== 'as') return { minutes: numberIn(line, first), text: rest };
  return known.get(rest)?.method ?? fail(line, `no food above has a method and is called '${rest}'`);
};

const readers: Readonly<Record<keyof Fields, Read>> = {
  is: (given, line) => listOf(given).map(kind => oneOf(line, kind, kinds)),
  each: number,
  in: (given, line) => oneOf(line, given, units),
  many: text,
  say: text,
  title: text,
  words: list,
  instead: list,
  note: text,
  portion: number,
  forOneEgg: number,
  minutes: (given, line) => {
    const minutes = numbers(line, given, ways.length);
    return Object.fromEntries(ways.map((way, index) => [way, minutes[index]]));
  },
  done: text,
  method,
};

const isField = (name: string): name is keyof Fields => Object.hasOwn(readers, name);

function foodIn(
  line: DataLine,
  [figures = '', ...fields]: string[],
  known: ReadonlyMap<FoodName, Food>,
): Food {
  const [kcal = 0, protein = 0, carbs = 0] = numbers(line, figures, 3);
  const read = fields.map(field => {
    const [name = '', ...words] = field.split(' ');
    if (!isField(name)) return fail(line, `'${name}' is none of ${Object.keys(readers).join(', ')}`);
    return [name, readers[name](words.join(' '), line, known)];
  });
  return { per100: [kcal, protein, carbs], ...(Object.fromEntries(read) as Fields) };
}

/** A food a line: `name | kcal protein carbs of 100 g | field | field …`, each field by its name in Food and a space. */
export function readFoods(lines: readonly DataLine[]): ReadonlyMap<FoodName, Food> {
  const foods = new Map<FoodName, Food>();
  const written = lines.filter(line => line.text !== '');
  for (const line of written) {
    const [name = '', ...parts] = line.text.split(' | ');
    if (foods.has(name)) fail(line, `'${name}' is here already`);
    foods.set(name, foodIn(line, parts, foods));
  }
  for (const line of written) {
    const [name = ''] = line.text.split(' | ');
    const stray = foods.get(name)?.instead?.find(other => other === name || !foods.has(other));
    if (stray) fail(line, `'${stray}' cannot take the place of '${name}'`);
  }
  return foods;
}
