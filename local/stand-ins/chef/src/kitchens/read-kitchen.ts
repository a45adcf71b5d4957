import { cuisines, mealTypes } from '@sufra/contracts';
import { type DataLine, fail, listOf, numberIn, oneOf, paragraphsOf } from '../pantry/read/data-file.ts';
import type { KitchenDish, KitchenLine, KitchenStep, KitchenWords } from './kitchen.ts';
import { placesOf, wordsOf } from './same-word.ts';

type Read = Omit<KitchenWords, 'units' | 'whole'> & Pick<KitchenWords, 'units' | 'whole'>;

function field(lines: readonly DataLine[], name: string, last: DataLine): DataLine {
  const found = lines.find(({ text }) => text.startsWith(`${name}: `));
  if (!found) return fail(last, `there is no '${name}: …'`);
  return { ...found, text: found.text.slice(name.length + 2) };
}

/** `500 غ دجاج, مقطع | optional`: an amount, perhaps a unit, the food, a note, and whether it may be left out or is the heat. */
function lineIn(at: DataLine, text: string, units: readonly string[]): KitchenLine {
  const [what = '', ...marks] = text.split(' | ');
  const wrong = marks.find(mark => mark !== 'optional' && mark !== 'heat');
  if (wrong !== undefined) return fail(at, `'${wrong}' is neither optional nor heat`);
  const [, amount, rest = what] = /^([\d.]+) (.+)$/.exec(what) ?? [];
  const unit = amount === undefined ? undefined : units.find(one => rest.startsWith(`${one} `));
  const [item = '', ...notes] = (unit === undefined ? rest : rest.slice(unit.length + 1)).split(', ');
  if (item === '') return fail(at, `'${text}' names no food`);
  return {
    quantity: amount === undefined ? null : numberIn(at, amount),
    unit: unit ?? null,
    item,
    note: notes.join(', ') || null,
    isOptional: marks.includes('optional'),
    isHeat: marks.includes('heat'),
  };
}

function stepIn(line: DataLine): KitchenStep {
  const [, kind, minutes = '', text = ''] = /^(prep|rest|cook) (\d+): (.+)$/.exec(line.text) ?? [];
  if (kind !== 'prep' && kind !== 'rest' && kind !== 'cook')
    return fail(line, 'a step is prep, rest or cook <minutes>: <text>');
  return { kind, minutes: Number(minutes), text };
}

function dishIn(paragraph: readonly DataLine[], units: readonly string[]): KitchenDish {
  const [title, description, ...rest] = paragraph;
  if (!title || !description) throw new Error('A dish has a title and a description');
  const at = (name: string) => field(rest, name, title);
  const [meals, needs, cuisine] = [at('meals'), at('needs'), at('cuisine')];
  const lines = needs.text.split('; ').map(text => lineIn(needs, text, units));
  const steps = rest.filter(({ text }) => /^(?:prep|rest|cook) /.test(text)).map(stepIn);
  if (steps.length === 0) return fail(title, 'there is no step');
  const about = wordsOf(`${title.text} ${description.text} ${at('tags').text}`);
  const told = lines.find(({ isOptional, item }) => isOptional && placesOf(item, about).length > 0);
  if (told)
    return fail(
      description,
      `'${told.item}' may be left out, so it is named in no title, description or tag`,
    );
  return {
    title: title.text,
    description: description.text,
    names: listOf(at('names').text),
    cuisine: cuisine.text === '-' ? undefined : oneOf(cuisine, cuisine.text, cuisines),
    meals: listOf(meals.text).map(meal => oneOf(meals, meal, mealTypes)),
    tags: listOf(at('tags').text),
    kcal: numberIn(at('kcal'), at('kcal').text),
    lines,
    steps,
  };
}

/** 'شخصين = 2' */
function pairsIn<T>(line: DataLine, read: (line: DataLine, text: string) => T): Map<string, T> {
  return new Map(
    listOf(line.text).map(pair => {
      const [word = '', means = ''] = pair.split(' = ');
      return [word, read(line, means)];
    }),
  );
}

function wordsIn(head: readonly DataLine[]): Read {
  const [first] = head;
  if (!first) throw new Error('A kitchen begins with its words');
  const at = (name: string) => field(head, name, first);
  const list = (name: string) => listOf(at(name).text).filter(word => word !== '-');
  const units = list('units').sort((one, other) => other.length - one.length);
  const heat = at('heat');
  const [line = '', sentence = ''] = heat.text.split(' > ');
  return {
    units,
    whole: list('whole'),
    numbers: pairsIn(at('numbers'), numberIn),
    people: list('people'),
    before: list('before'),
    without: list('without'),
    withoutAfter: list('without after'),
    meals: pairsIn(at('meals'), (found, text) => oneOf(found, text, mealTypes)),
    hot: list('hot'),
    mild: list('mild'),
    noHeat: list('no heat'),
    vegan: list('vegan'),
    quick: list('quick'),
    minutes: list('minutes'),
    filler: list('filler'),
    plain: list('plain'),
    heat: { line: { ...lineIn(heat, line, units), isHeat: true }, sentence },
  };
}

/** A paragraph of words, then one for each dish: title, description, its fields, and a line for each step. */
export function readKitchen(lines: readonly DataLine[]): { words: KitchenWords; dishes: KitchenDish[] } {
  const [head = [], ...paragraphs] = paragraphsOf(lines);
  const words = wordsIn(head);
  return { words, dishes: paragraphs.map(paragraph => dishIn(paragraph, words.units)) };
}
