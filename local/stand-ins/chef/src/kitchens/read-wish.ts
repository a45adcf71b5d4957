import { usualServings } from '@sufra/contracts';
import type { MealType } from '../pantry/dish.ts';
import { fold } from '../pantry/fold.ts';
import { inEnglish } from '../wish/in-english.ts';
import type { Asked } from '../wish/read-messages.ts';
import type { HealthGoal, SpiceLevel } from '../wish/wish.ts';
import { withoutOrders } from '../wish/without-orders.ts';
import type { Kitchen, KitchenWords } from './kitchen.ts';
import { isSaid, placesOf, wordsOf } from './same-word.ts';

export interface KitchenWish {
  /** The words that may name a dish or a food, as they are compared; empty where they said something else. */
  words: readonly string[];
  /** The same as they were typed. */
  said: readonly string[];
  meal: MealType | undefined;
  /** What says the meal in the wish, as it was typed; none where it was chosen in the form. */
  saidMeal: string | undefined;
  /** What says that it is quick, or how long it may take, as it was typed. */
  quick: { maxMinutes: number; said: string } | undefined;
  cuisine: string | undefined;
  servings: number;
  spice: SpiceLevel;
  goals: readonly HealthGoal[];
  avoid: readonly string[];
  /** How often the answer was not good. */
  corrections: number;
  seed: string;
}

const maxTextLength = 2_000;
const maxServings = 20;
const quickMinutes = 30;
const isOneOf = (word: string, list: readonly string[]) => list.some(one => isSaid(word, one));

const tokensOf = (text: string) =>
  text
    .replace(/(?<=[\p{L}\p{M}])(?=\p{Nd})|(?<=\p{Nd})(?=\p{L})/gu, ' ')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(word => word !== '');

const westernDigits = (text: string) =>
  text.replace(/[٠-٩۰-۹]/g, digit => String((digit.codePointAt(0) ?? 0) % 16));

/** Takes the first phrase that is said out of a wish, and tells where it stood. */
function takePlaces(words: string[], phrases: readonly string[]): number[] {
  const places = phrases.map(phrase => placesOf(phrase, words)).find(found => found.length > 0) ?? [];
  for (const at of places) words[at] = '';
  return places;
}

const take = (words: string[], phrases: readonly string[]) => takePlaces(words, phrases).length > 0;

function takeServings(words: string[], { numbers, people, before }: KitchenWords): number | undefined {
  for (const [at, word] of words.entries()) {
    const named = [...numbers].find(([name]) => isSaid(word, name));
    const value = /^\d{1,2}$/.test(word) ? Number(word) : named?.[1];
    if (value === undefined || value < 1 || value > maxServings) continue;
    const isDual = named !== undefined && isOneOf(named[0], people);
    const next = words[at + 1] ?? '';
    const last = words[at - 1] ?? '';
    const saysPeople = next !== '' && isOneOf(next, people);
    if (!isDual && !saysPeople && !before.some(one => one === last)) continue;
    words[at] = '';
    if (saysPeople) words[at + 1] = '';
    return value;
  }
  return undefined;
}

const saidAt = (said: readonly string[], places: readonly number[]) =>
  places.map(place => said[place]).join(' ');

/** 'En 20 minutes', or that the member is in a hurry. */
function takeQuick(words: string[], said: readonly string[], known: KitchenWords): KitchenWish['quick'] {
  const isTime = (word: string, at: number) =>
    /^[1-9]\d{0,2}$/.test(word) && isOneOf(words[at + 1] ?? '', known.minutes);
  const at = words.findIndex(isTime);
  const maxMinutes = at === -1 ? quickMinutes : Number(words[at]);
  const hurried = takePlaces(words, known.quick);
  const places = at === -1 ? hurried : [at, at + 1];
  if (places.length === 0) return undefined;
  for (const place of places) words[place] = '';
  return { maxMinutes, said: saidAt(said, places) };
}

/** 'بدون بصل', 'soğansız', 'پیاز کے بغیر': what is not to be in it. */
function takeAvoided(
  words: string[],
  { without, withoutAfter }: KitchenWords,
  foods: readonly string[],
): string[] {
  const avoided: string[] = [];
  // 'Kacang tanah' are peanuts, 'kacang' alone are beans as well: the longest food that is known there is meant.
  const lengthAt = (at: number) =>
    Math.max(
      1,
      ...foods
        .map(wordsOf)
        .map(parts => (parts.every((part, by) => isSaid(words[at + by] ?? '', part)) ? parts.length : 1)),
    );
  const avoid = (at: number) => {
    const length = lengthAt(at);
    avoided.push(words.slice(at, at + length).join(' '));
    words.fill('', at, at + length);
  };
  const takeAll = (phrases: readonly string[], which: (places: readonly number[]) => number) => {
    for (const phrase of phrases)
      for (let places = placesOf(phrase, words); places.length > 0; places = placesOf(phrase, words)) {
        for (const at of places) words[at] = '';
        avoid(which(places));
      }
  };
  takeAll(withoutAfter, places => Math.max(0, (places[0] ?? 0) - 1));
  takeAll(without, places => (places.at(-1) ?? 0) + 1);
  for (const [at, word] of words.entries()) {
    const [, base] = /^(\p{L}{3,})s[iu]z$/u.exec(word) ?? [];
    if (base === undefined || without.length > 0) continue;
    avoided.push(base);
    words[at] = '';
  }
  return avoided;
}

function takeMeal(words: string[], { meals }: KitchenWords): [number[], MealType?] {
  for (const [name, meal] of meals) {
    const places = takePlaces(words, [name]);
    if (places.length > 0) return [places, meal];
  }
  return [[]];
}

/** What a wish in a language comes down to. */
export function readWish({ request, corrections }: Asked, { words: known, dishes }: Kitchen): KitchenWish {
  const text =
    request.mode === 'prompt'
      ? request.userPrompt.slice(0, maxTextLength)
      : request.ingredients.join(' , ').slice(0, maxTextLength);
  const said = tokensOf(withoutOrders(text.normalize('NFKC').toLowerCase()));
  const words = said.map(word => fold(westernDigits(word)));
  const quick = takeQuick(words, said, known);
  const servings = takeServings(words, known);
  const noHeat = take(words, known.noHeat);
  const mild = take(words, known.mild);
  const hot = take(words, known.hot);
  const vegan = take(words, known.vegan);
  const foods = [...new Set(dishes.flatMap(({ lines }) => lines.map(({ item }) => item)))];
  const avoided = takeAvoided(words, known, foods).filter(word => word !== '');
  const [mealPlaces, meal] = takeMeal(words, known);
  const spice = noHeat ? 'No Spice' : mild ? 'Mild' : hot ? 'Spicy' : 'Medium';
  const avoid = [...avoided, ...request.avoid, ...corrections.flatMap(({ found }) => found)];
  // 'أم علي' is a dish, though 'علي' alone is written as 'على'.
  const named = new Set(dishes.flatMap(({ names }) => names.flatMap(name => placesOf(name, words))));
  return {
    said,
    words: words.map((word, at) => (isOneOf(word, known.filler) && !named.has(at) ? '' : word)),
    meal: request.mealType ?? meal,
    saidMeal: request.mealType === undefined && meal ? saidAt(said, mealPlaces) : undefined,
    quick,
    cuisine: request.cuisine,
    servings: request.servingSize ?? servings ?? request.usualServings ?? usualServings,
    spice: request.spiceLevel ?? spice,
    goals: [...request.healthGoals, ...(vegan ? (['Vegan'] as const) : [])],
    avoid: avoid.flatMap(word => [word, inEnglish(word).text]).filter(word => word.trim() !== ''),
    corrections: corrections.length,
    seed: JSON.stringify(request),
  };
}
