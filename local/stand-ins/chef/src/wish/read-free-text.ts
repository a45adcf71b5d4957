import {
  cuisineWords,
  eatingWords,
  goalWords,
  mealWords,
  numberWords,
  quickWords,
  spiceWords,
  vegetarianWords,
} from './free-text-words.ts';
import { namesWhatIsNoFood } from './not-food.ts';
import { readAvoided } from './read-avoided.ts';
import { readNames } from './read-names.ts';
import type { Wish } from './wish.ts';

type Understood = Omit<Wish, 'servings' | 'spice' | 'seed'> & Partial<Pick<Wish, 'servings' | 'spice'>>;

const maxTextLength = 2000;

// Orders to the chef about anything but food: they are cut out, the rest of the text counts.
const orders =
  /\b(?:(?:please\s+)?(?:ignore|disregard|forget|override|bypass|reveal|repeat|print|show)\b[^.,;!?\n]*?\b(?:rules?|instructions?|prompts?|guidelines|restrictions|everything|above|system)\b[^.,;!?\n]*?(?=\band\b|[.,;!?\n]|$)|(?:answer|reply|respond|speak|talk|write)\s+(?:only\s+)?(?:in|like|as)\b[^.,;!?\n]*|you are (?:now )?[^.,;!?\n]*|pretend\b[^.,;!?\n]*|system:[^.;!?\n]*)/giu;

const number = `\\d{1,2}|${Object.keys(numberWords).join('|')}`;
const servings = new RegExp(
  `\\b(?:(?:for|serves?|serving|feeds?|feed|family of|party of) (${number})(?! ?(?:min|hour|g\\b|kg\\b|days?))|(${number}) (?:people|persons?|servings?|portions?|guests?|adults?|friends|of us))\\b(?: people| persons?| servings?| guests?| adults?)?`,
  'iu',
);
const minutes = /\b(?:in |under |within |less than )?(\d{1,3})[- ]?min(?:ute)?s?\b/iu;
const hours: readonly (readonly [RegExp, number])[] = [
  [/\bhalf an hour\b/iu, 30],
  [/\b(?:an|one|1) hour\b/iu, 60],
];
const quickMinutes = 30;
const maxServings = 20;

const has = (words: RegExp, text: string) => text.search(words) !== -1;

function readServings(text: string): number | undefined {
  const found = servings.exec(text);
  const word = (found?.[1] ?? found?.[2])?.toLowerCase();
  const value = word === undefined ? Number.NaN : (numberWords[word] ?? Number(word));
  return value >= 1 && value <= maxServings ? value : undefined;
}

function readMinutes(text: string): number | undefined {
  const found = minutes.exec(text);
  if (found) return Number(found[1]);
  const inHours = hours.find(([words]) => has(words, text))?.[1];
  return inHours ?? (has(quickWords, text) ? quickMinutes : undefined);
}

function firstOf<T>(table: readonly (readonly [RegExp, T])[], text: string): T | undefined {
  return table.find(([words]) => has(words, text))?.[1];
}

const without = (text: string, ...tables: RegExp[]) =>
  tables.reduce((rest, words) => rest.replace(words, ' '), text);

/** Simple English, read word by word; none when it is not about food. What it does not know it passes over. */
export function readFreeText(given: string): Understood | undefined {
  const text = given.slice(0, maxTextLength).normalize('NFKC').toLowerCase().replace(orders, ' ');
  const spice = firstOf(spiceWords, text);
  const goals = goalWords.filter(([words]) => has(words, text)).map(([, goal]) => goal);
  const plain = without(text, ...spiceWords.map(([words]) => words), ...goalWords.map(([words]) => words));
  const avoided = readAvoided(plain);
  if (namesWhatIsNoFood(avoided.rest)) return undefined;
  const isVegetarian = has(vegetarianWords, avoided.rest);
  const rest = avoided.rest;
  const cuisine = firstOf(cuisineWords, rest);
  const meal = firstOf(mealWords, rest);
  const { names, wanted, sides, unknown } = readNames(
    without(rest, servings, minutes, vegetarianWords, ...cuisineWords.map(([words]) => words)),
  );
  const isNamed = names.length > 0 || wanted.length > 0 || sides.length > 0 || meal !== undefined;
  const speaksOfFood =
    isNamed ||
    goals.length > 0 ||
    avoided.found.length > 0 ||
    isVegetarian ||
    has(eatingWords, rest) ||
    (cuisine !== undefined && unknown.length < 3);
  if (!speaksOfFood) return undefined;
  return {
    cuisine,
    meal,
    names,
    wanted,
    sides,
    goals,
    avoid: [...avoided.found, ...(isVegetarian ? ['meat', 'seafood'] : [])],
    maxMinutes: readMinutes(rest),
    servings: readServings(rest),
    spice,
  };
}
