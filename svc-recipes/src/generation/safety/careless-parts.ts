import type { IngredientLine, RecipeStep } from '@sufra/contracts';
import { celsiusIn } from './temperatures.ts';

interface Parts {
  ingredientLines: readonly IngredientLine[];
  /** Lines that are seasoned with: a step may say 'the spices' of them. */
  isSeasoning: readonly boolean[];
  steps: readonly RecipeStep[];
  prepTime: number;
  cookTime: number;
}

const hottestOven = 300;
const coolestOven = 50;
const longestFryMinutes = 90;
/** Of the times of the whole, those of its steps may be so much longer. */
const timeTolerance = 1.5;
const timeSlackMinutes = 30;

/** What a cook who follows the recipe would stumble over, said to its cook. */
export const carelessParts = (recipe: Parts): string[] => [
  ...wrongHeat(recipe),
  ...unusedLines(recipe).map(item => `no step uses the ${item}`),
  ...unlistedFoods(recipe).map(food => `a step uses ${food}, which is not listed`),
];

function wrongHeat({ steps, prepTime, cookTime }: Parts): string[] {
  const faults: string[] = [];
  for (const { text, minutes } of steps) {
    const oven = celsiusIn(text).filter(() =>
      /\boven|bake|roast|four|fırın|fur|panggang|الفرن|اوون/iu.test(text),
    );
    if (oven.some(celsius => celsius > hottestOven || celsius < coolestOven))
      faults.push('no oven of a home has such a temperature');
    if (
      /\b(?:stir-?fry|deep-?fry|pan-?fry|fry)\b/i.test(text) &&
      !/simmer|bake|roast|cook|rest/i.test(text) &&
      (minutes ?? 0) > longestFryMinutes
    )
      faults.push('nothing is fried for so long');
  }
  const sum = steps.reduce((all, { minutes }) => all + (minutes ?? 0), 0);
  if (sum > (prepTime + cookTime) * timeTolerance + timeSlackMinutes)
    faults.push('the steps take longer than prepTime and cookTime say');
  return faults;
}

const wordsOf = (text: string) =>
  (
    text
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/ı/g, 'i')
      .match(/\p{L}+/gu) ?? []
  ).map(word => word.replace(/^[وف]?(?:بال|كال|لل|ال)(?=\p{L}{3})/u, ''));

const stemLength = (word: string) => Math.max(3, word.length - 2);
const isSameWord = (one: string, other: string) =>
  one === other ||
  (one.length > 3 &&
    other.length > 2 &&
    (other.startsWith(one.slice(0, stemLength(one))) || one.startsWith(other.slice(0, stemLength(other)))));

// A step that names all, or the group that a line is of.
const collective =
  /\b(?:all (?:the |of the |other )?(?:ingredients|rest)|everything|remaining|the rest|other ingredients|tout|tous les|toutes les|le reste)\b|tüm|bütün|kalan|semua|sisa|جميع|كل المكونات|باقي|تمام|باقی|سب/iu;

function unusedLines({ ingredientLines, isSeasoning, steps }: Parts): string[] {
  const said = new Set(steps.flatMap(({ text }) => wordsOf(text)));
  if (steps.some(({ text }) => collective.test(text))) return [];
  return ingredientLines
    .filter((line, at) => !isSeasoning[at] && line.quantity !== null)
    .map(({ item }) => item)
    .filter(item => !isSaid(item, said));
}

/** A short word is said with what is written to it: Turkish 'unu' is 'un'. */
function isSaid(item: string, said: ReadonlySet<string>): boolean {
  const words = wordsOf(item);
  const long = words.filter(word => word.length > 2);
  return (long.length > 0 ? long : words).some(word =>
    [...said].some(one => (word.length > 3 ? isSameWord(word, one) : one.startsWith(word))),
  );
}

// In English alone: what these mean elsewhere depends on the word beside them.
const checked: [food: string, names: RegExp][] = [
  ['butter', /\bbutter\b(?! ?(?:bean|milk|nut|ed|fly))/i],
  ['eggs', /\beggs?\b(?! ?(?:plant|noodle))/i],
  ['milk', /\bmilk\b/i],
  ['yoghurt', /\byogh?urt\b/i],
  ['flour', /\bflour\b/i],
  ['sugar', /\bsugar\b/i],
  ['honey', /\bhoney\b/i],
  ['cheese', /\bcheese\b/i],
  ['rice', /\brice\b/i],
  ['chicken', /\bchicken\b/i],
  ['onions', /\bonions?\b/i],
  ['garlic', /\bgarlic\b/i],
  ['tomatoes', /\btomato(?:es)?\b/i],
  ['potatoes', /\bpotato(?:es)?\b/i],
  ['carrots', /\bcarrots?\b/i],
  ['lemon', /\blemons?\b/i],
];

/** What may be named in the place of a food. */
const kin: Record<string, RegExp> = {
  butter: /butter|ghee|margarine/i,
  eggs: /egg/i,
  milk: /milk|cream/i,
  cheese: /cheese|feta|mozzarella|parmesan|halloumi|ricotta|cheddar|paneer|pecorino|labneh|gouda|gruy/i,
  rice: /rice|vermicelli/i,
  onions: /onion|shallot/i,
  sugar: /sugar|jaggery|erythritol|syrup|sweet/i,
  flour: /flour|starch|semolina/i,
  honey: /honey/i,
  yoghurt: /yogh?urt|labneh|kashk|curd|dahi/i,
  lemon: /lemon/i,
};

function unlistedFoods({ ingredientLines, steps }: Parts): string[] {
  const listed = ingredientLines.map(({ item, note }) => `${item} ${note ?? ''}`).join(' . ');
  const told = steps.map(({ text }) => text).join(' . ');
  return checked
    .filter(([food, names]) => names.test(told) && !(kin[food] ?? names).test(listed))
    .map(([food]) => food);
}
