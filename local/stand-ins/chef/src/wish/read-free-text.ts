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
import { inEnglish } from './in-english.ts';
import { isAboutSomethingElse, namesWhatIsNoFood } from './not-food.ts';
import { readAvoided } from './read-avoided.ts';
import { readNames } from './read-names.ts';
import { mayBeDish, readUnknown } from './read-unknown.ts';
import type { Wish } from './wish.ts';
import { withoutOrders } from './without-orders.ts';

type Understood = Omit<Wish, 'servings' | 'spice' | 'seed'> & Partial<Pick<Wish, 'servings' | 'spice'>>;

const maxTextLength = 2000;

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

/** Read word by word, in one of the languages of the pantry; none when it is not about food. What nothing here knows is kept by name. */
export function readFreeText(given: string): Understood | undefined {
  const typed = withoutOrders(given.slice(0, maxTextLength).normalize('NFKC').toLowerCase());
  const english = inEnglish(typed);
  const { text } = english;
  const spice = firstOf(spiceWords, text);
  const goals = goalWords.filter(([words]) => has(words, text)).map(([, goal]) => goal);
  const plain = without(text, ...spiceWords.map(([words]) => words), ...goalWords.map(([words]) => words));
  const avoided = readAvoided(plain);
  if (namesWhatIsNoFood(avoided.rest)) return undefined;
  const { rest } = avoided;
  const isVegetarian = has(vegetarianWords, rest);
  const cuisine = firstOf(cuisineWords, rest);
  const meal = firstOf(mealWords, rest);
  const { names, wanted, sides, unknown } = readNames(
    without(
      rest,
      servings,
      minutes,
      quickWords,
      vegetarianWords,
      ...cuisineWords.map(([words]) => words),
      ...hours.map(([words]) => words),
    ),
  );
  const unread = readUnknown(unknown, english, typed);
  const isNamed = names.length > 0 || wanted.length > 0 || sides.length > 0 || meal !== undefined;
  const speaksOfFood =
    isNamed ||
    goals.length > 0 ||
    avoided.found.length > 0 ||
    isVegetarian ||
    has(eatingWords, rest) ||
    ((cuisine !== undefined || has(quickWords, rest) || readServings(rest) !== undefined) &&
      !isAboutSomethingElse(rest));
  if (!speaksOfFood && !mayBeDish(rest, unread)) return undefined;
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
    unread,
    said: english.said,
  };
}
