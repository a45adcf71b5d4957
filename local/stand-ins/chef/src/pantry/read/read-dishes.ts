import { cuisines, mealTypes } from '@sufra/contracts';
import type { Cuisine, Dish, DishLine, DishStep, LineOptions } from '../dish.ts';
import { type FoodName, units, ways } from '../food.ts';
import { type DataLine, fail, listOf, numberIn, oneOf, paragraphsOf } from './data-file.ts';

interface Known {
  isFood(name: FoodName): boolean;
  isFamily(name: string): boolean;
}

// An amount and perhaps a unit, the food, and perhaps a note: '10 g ginger, finely grated'.
const need = new RegExp(`^(?:([\\d.]+) (?:(${units.join('|')}) (?=\\S))?)?([^,]+)(?:, (.+))?$`);

function foodIn(line: DataLine, name: string, known: Known): FoodName {
  return known.isFood(name) ? name : fail(line, `there is no food '${name}'`);
}

function optionIn(line: DataLine, text: string, known: Known): LineOptions {
  const [name, ...words] = text.split(' ');
  const rest = words.join(' ');
  if (text === 'must') return { must: true };
  if (text === 'instead nothing') return { instead: [] };
  if (name === 'instead') return { instead: listOf(rest).map(food => foodIn(line, food, known)) };
  if (name === 'slot' && known.isFamily(rest)) return { slot: rest };
  return fail(line, `'${text}' is none of must, instead <foods>, slot <family>`);
}

function needIn(line: DataLine, text: string, known: Known): DishLine {
  const [what = '', ...options] = text.split(' | ');
  const [, amount, unit, name = '', note] = need.exec(what) ?? [];
  return [
    foodIn(line, name, known),
    amount === undefined ? null : numberIn(line, amount),
    unit === undefined ? null : oneOf(line, unit, units),
    note ?? null,
    Object.assign({}, ...options.map(option => optionIn(line, option, known))),
  ];
}

function stepIn(line: DataLine, known: Known): DishStep {
  const made = /^make (.+)$/.exec(line.text)?.[1];
  if (made !== undefined) return ['make', foodIn(line, made, known)];
  const [, kind, time = '', text = ''] = /^(prep|rest|cook) (\S+): (.+)$/.exec(line.text) ?? [];
  if (kind === 'prep' || kind === 'rest') return [kind, numberIn(line, time), text];
  if (kind === 'cook') return [kind, /^\d/.test(time) ? numberIn(line, time) : oneOf(line, time, ways), text];
  return fail(line, 'a step is prep, rest or cook <minutes>: <text>, or make <food>');
}

function fieldIn(line: DataLine | undefined, name: string, last: DataLine): { line: DataLine; text: string } {
  const found = line ?? last;
  if (!line?.text.startsWith(`${name}: `)) return fail(found, `here '${name}: …' is to stand`);
  return { line, text: line.text.slice(name.length + 2) };
}

function dishIn(paragraph: readonly DataLine[], cuisine: Cuisine, known: Known): Dish {
  const [title, description, meals, names, tags, needs, ...steps] = paragraph;
  const last = paragraph.at(-1);
  if (!title || !description || !last) throw new Error('A dish has a title and a description');
  const meal = fieldIn(meals, 'meals', last);
  const listed = fieldIn(needs, 'needs', last);
  return {
    title: title.text,
    description: description.text,
    cuisine,
    meals: listOf(meal.text).map(each => oneOf(meal.line, each, mealTypes)),
    names: listOf(fieldIn(names, 'names', last).text),
    tags: listOf(fieldIn(tags, 'tags', last).text),
    ingredients: listed.text.split('; ').map(each => needIn(listed.line, each, known)),
    steps: steps.map(line => stepIn(line, known)),
  };
}

/** `cuisine: …`, then a paragraph for each dish: title, description, meals, names, tags, needs, and a line for each step. */
export function readDishes(lines: readonly DataLine[], known: Known): Dish[] {
  const [[first] = [], ...dishes] = paragraphsOf(lines);
  if (!first) throw new Error('A file of dishes begins with its cuisine');
  const cuisine = oneOf(first, fieldIn(first, 'cuisine', first).text, cuisines);
  return dishes.map(paragraph => dishIn(paragraph, cuisine, known));
}
