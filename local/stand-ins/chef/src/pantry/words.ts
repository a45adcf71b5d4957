import { fold } from './fold.ts';
import type { FoodName } from './food.ts';
import { foodNames, foodOf } from './foods.ts';

/** 'Tomatoes', 'tomatoes ' and 'tomato' are one word, and so are 'purée' and 'puree'. Only the last word of a phrase is made singular. */
export function normalise(text: string): string {
  const plain = fold(text)
    .replace(/[^\p{L}\p{N}' -]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain.endsWith('ies') && plain.length > 5) return `${plain.slice(0, -3)}y`;
  if (/(?:o|sh|ch|x)es$/.test(plain)) return plain.slice(0, -2);
  return /[^s'u]s$/.test(plain) && plain.length > 3 ? plain.slice(0, -1) : plain;
}

const byWord = new Map<string, Set<FoodName>>();
for (const name of foodNames)
  for (const word of [
    name,
    foodOf(name).many ?? name,
    foodOf(name).say ?? name,
    ...(foodOf(name).words ?? []),
  ]) {
    const key = normalise(word);
    byWord.set(key, (byWord.get(key) ?? new Set()).add(name));
  }

const saidAlike = (name: FoodName) =>
  foodOf(name).say === undefined ? [] : foodNames.filter(other => foodOf(other).say === foodOf(name).say);

/** The foods that a word may mean: 'chicken' means each cut of it, and so does 'chicken breast', that one first. */
export function foodsCalled(text: string): FoodName[] {
  const named = [...(byWord.get(normalise(text)) ?? [])];
  return [...new Set([...named, ...named.flatMap(saidAlike)])];
}

/** Whether a food goes by a word, or by a longer name that holds it: 'rice' is in 'basmati rice'. */
export function isCalled(name: FoodName, text: string): boolean {
  const word = normalise(text);
  if (word === '') return false;
  return [name, ...(foodOf(name).words ?? [])].some(own => ` ${normalise(own)} `.includes(` ${word} `));
}
