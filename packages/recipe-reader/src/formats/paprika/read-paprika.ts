import { isDeepStrictEqual } from 'node:util';
import { isNode, listOf, type Node } from '../../json-ld/nodes.ts';
import { stringsOf } from '../../json-ld/strings-of.ts';
import { readMinutes } from '../../numbers/read-minutes.ts';
import { readServings } from '../../numbers/read-servings.ts';
import { withoutStepNumber } from '../../text/bullets.ts';
import { ownKey, withOwnPart } from '../own-part.ts';
import { lineOf, type PortableRecipe, portable, stepOf } from '../portable-recipe.ts';
import { noPhoto, paprikaRecipe } from './write-paprika.ts';

export const isPaprika = (data: unknown): data is Node =>
  isNode(data) &&
  typeof data.name === 'string' &&
  typeof data.ingredients === 'string' &&
  'directions' in data;

export function readPaprika(data: Node): PortableRecipe {
  return withOwnPart({
    said: saidBy(data),
    own: data[ownKey],
    isWrittenOf: recipe => isDeepStrictEqual(paprikaRecipe(recipe), { ...data, ...noPhoto }),
  });
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
const minutesOf = (value: unknown) => readMinutes(textOf(value)) ?? 0;
const linesOf = (value: unknown) =>
  textOf(value)
    .split(/\r?\n/)
    .map(line => line.trim())
    .filter(Boolean);

function saidBy(data: Node): PortableRecipe {
  const [prepMinutes, cookMinutes] = [minutesOf(data.prep_time), minutesOf(data.cook_time)];
  const url = textOf(data.source_url);
  const rating = Number(data.rating ?? 0);
  return portable({
    title: textOf(data.name),
    description: textOf(data.description),
    servings: readServings(textOf(data.servings)),
    prepMinutes,
    cookMinutes: prepMinutes + cookMinutes === 0 ? minutesOf(data.total_time) : cookMinutes,
    ingredients: linesOf(data.ingredients).map(lineOf),
    steps: linesOf(data.directions).map(withoutStepNumber).filter(Boolean).map(stepOf),
    notes: textOf(data.notes),
    tags: stringsOf(data.categories),
    source: { name: textOf(data.source), url: /^https?:\/\//i.test(url) ? url : null },
    rating: Number.isInteger(rating) && rating >= 1 && rating <= 5 ? rating : null,
  });
}

/** Its photo in base 64; of older files that name several, the first. */
export function photoOfPaprika(data: Node): string | undefined {
  const [first] = listOf(data.photos);
  return textOf(data.photo_data) || (isNode(first) && textOf(first.data)) || undefined;
}
