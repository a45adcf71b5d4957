import { isDeepStrictEqual } from 'node:util';
import { isNode, listOf, type Node } from '../../json-ld/nodes.ts';
import { stringsOf } from '../../json-ld/strings-of.ts';
import { readMinutes } from '../../numbers/read-minutes.ts';
import { readServings } from '../../numbers/read-servings.ts';
import { ownKey, withOwnPart } from '../own-part.ts';
import { lineOf, type PortableRecipe, portable, stepOf } from '../portable-recipe.ts';
import { mealieRecipe } from './write-mealie.ts';

/** Its export names fields with underscores, its API and older exports in camel case. */
const field = (recipe: Node, name: string) =>
  recipe[name] ?? recipe[name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())];

export const isMealie = (data: unknown): data is Node =>
  isNode(data) && Array.isArray(field(data, 'recipe_ingredient')) && typeof data.slug === 'string';

export function readMealie(data: Node): PortableRecipe {
  return withOwnPart({
    said: saidBy(data),
    own: isNode(data.extras) ? data.extras[ownKey] : undefined,
    isWrittenOf: recipe =>
      isDeepStrictEqual(mealieRecipe(recipe, String(data.slug)), { ...data, image: null }),
  });
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
const minutesOf = (value: unknown) => readMinutes(textOf(value)) ?? 0;

function saidBy(data: Node): PortableRecipe {
  const url = textOf(data.org_url ?? data.orgURL ?? data.orgUrl);
  const count = Number(field(data, 'recipe_servings') ?? 0);
  const [prepMinutes, cookMinutes] = [
    minutesOf(field(data, 'prep_time')),
    minutesOf(field(data, 'perform_time') ?? field(data, 'cook_time')),
  ];
  const isTotalAlone = prepMinutes + cookMinutes === 0;
  const rating = Math.round(Number(data.rating ?? 0));
  return portable({
    title: textOf(data.name),
    description: textOf(data.description),
    servings: count >= 1 ? Math.round(count) : readServings(textOf(field(data, 'recipe_yield'))),
    prepMinutes,
    cookMinutes: isTotalAlone ? minutesOf(field(data, 'total_time')) : cookMinutes,
    ingredients: listOf(field(data, 'recipe_ingredient')).flatMap(ingredientOf).map(lineOf),
    steps: listOf(field(data, 'recipe_instructions')).flatMap(stepTexts).map(stepOf),
    notes: listOf(data.notes).flatMap(noteTexts).join('\n\n'),
    tags: [...stringsOf(data.tags), ...stringsOf(field(data, 'recipe_category'))],
    source: { name: '', url: /^https?:\/\//i.test(url) ? url : null },
    rating: rating >= 1 && rating <= 5 ? rating : null,
  });
}

/** A line as it was typed, or put together from its parts; one that begins a part has that as a title. */
function ingredientOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (!isNode(value)) return [];
  const isInParts = isNode(value.food) || typeof value.food === 'string';
  const parts = [amountOf(value.quantity), nameOf(value.unit), nameOf(value.food), textOf(value.note)];
  const typed = textOf(value.original_text ?? value.originalText) || textOf(value.display);
  const whole = isInParts ? parts.filter(Boolean).join(' ') : textOf(value.note) || typed;
  return [textOf(value.title), whole].filter(Boolean);
}

const nameOf = (value: unknown) => (isNode(value) ? textOf(value.name) : textOf(value));
const amountOf = (value: unknown) =>
  typeof value === 'number' && value > 0 ? String(Math.round(value * 1_000) / 1_000) : '';

const stepTexts = (value: unknown): string[] =>
  isNode(value) ? [textOf(value.title), textOf(value.text)].filter(Boolean) : [textOf(value)].filter(Boolean);

const noteTexts = (value: unknown): string[] => {
  const text = isNode(value) ? [textOf(value.title), textOf(value.text)].filter(Boolean).join('\n') : '';
  return text === '' ? [] : [text];
};
