import type { FoodName } from '../pantry/food.ts';
import { foodOf, isFoodName } from '../pantry/foods.ts';
import type { Line } from './line.ts';
import type { Plan } from './plan.ts';

/** What the words of a dish may speak of. */
export interface Speech {
  plan: Plan;
  minutes?: number;
  /** How a food is said: in a sentence or in a title. */
  say(line: Line): string;
}

export function sayInSentence({ food, amount, unit }: Line): string {
  const { say, many = food } = foodOf(food);
  return say ?? (unit === null && amount !== null && amount > 1 ? many : food);
}

export function sayInTitle({ food }: Line): string {
  const { title, say = food } = foodOf(food);
  return title ?? say.replace(/(^|\s)\p{Ll}/gu, letter => letter.toUpperCase());
}

export const joined = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

function namedFood(item: string, { plan, say }: Speech): string[] {
  const sigil = item.startsWith('=') || item.startsWith('!') ? item[0] : '';
  const name = item.slice(sigil ? 1 : 0);
  if (!isFoodName(name)) throw new Error(`A dish speaks of '${name}', which the pantry does not know`);
  const line = plan.standsFor.get(name);
  if (!line) return [];
  if (sigil === '=' && line.food !== name) return [];
  if (sigil === '!' && line.food === name) return [];
  return [say(line)];
}

export const mainFoodOf = (plan: Plan): FoodName | undefined => plan.lines.find(line => line.isMain)?.food;

function words(item: string, speech: Speech): string[] {
  const main = mainFoodOf(speech.plan);
  if (item === 'extras') return speech.plan.extras.map(speech.say);
  if (item === 'minutes') return speech.minutes === undefined ? [] : [String(speech.minutes)];
  if (item === 'done') return [(main && foodOf(main).done) ?? 'until done'];
  return namedFood(item, speech);
}

/** Nothing when a pair of braces has nothing left to name. */
function filled(text: string, speech: Speech): string | undefined {
  let isEmpty = false;
  const result = text.replace(/\{([^{}]+)\}/g, (_, list: string) => {
    const named = [...new Set(list.split(', ').flatMap(item => words(item, speech)))];
    if (named.length === 0) isEmpty = true;
    return joined(named);
  });
  return isEmpty ? undefined : result;
}

const withoutEmptyParts = (text: string, speech: Speech) =>
  text.replace(/\[([^[\]]+)\]/g, (_, part: string) => filled(part, speech) ?? '');

// Between sentences: an end mark, a space, and what can begin the next.
const sentenceEnd = /(?<=[.!?])\s+(?=[A-Z{“])/;

const capitalised = (text: string) => text.replace(/^\p{Ll}/u, letter => letter.toUpperCase());

/** The sentences that still have something to say; see DishStep for the marks. */
export function renderText(text: string, speech: Speech): string {
  return text
    .split(sentenceEnd)
    .map(sentence => filled(withoutEmptyParts(sentence, speech), speech))
    .filter(sentence => sentence !== undefined)
    .map(capitalised)
    .join(' ');
}

export function renderTitle(title: string, plan: Plan): string {
  const speech = { plan, say: sayInTitle };
  const text = withoutEmptyParts(title, speech).replace(
    /(?: with| and)? ?\{[^{}]+\}/g,
    part => filled(part, speech) ?? '',
  );
  return text.trim();
}
