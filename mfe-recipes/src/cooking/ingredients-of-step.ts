import type { RecipeLine } from '../recipe/recipe-lines.ts';

// Words that say how an ingredient is, not what it is: 'fresh' is no sign of fresh coriander.
const describing = new Set(
  (
    'a an and or of in the to with fresh dried ground whole fine large small medium boneless skinless plain ' +
    'chopped sliced grated crushed ripe raw cooked frozen warm cold hot soft extra virgin unsalted salted black ' +
    'white red green yellow sweet sour mild blanched toasted roasted smoked light dark thick thin'
  ).split(' '),
);

const singular = (word: string) =>
  word
    .replace(/ies$/, 'y')
    .replace(/(?<=o|ch|sh|x)es$/, '')
    .replace(/(?<!s)s$/, '');

const wordsIn = (text: string) => (text.toLowerCase().match(/[\p{L}]+/gu) ?? []).map(singular);

const namingWords = (item: string) => {
  const words = wordsIn(item);
  const naming = words.filter(word => !describing.has(word));
  return naming.length > 0 ? naming : words;
};

/**
 * The ingredients that a step speaks of. The last word of an item names it ('olive oil', 'the oil'); another word of it
 * does too ('lamb shoulder', 'the lamb'), unless that is what a second ingredient is called ('tomato purée', 'tomatoes').
 */
export function ingredientsOfStep(step: string, lines: RecipeLine[]): RecipeLine[] {
  const spoken = new Set(wordsIn(step));
  const names = lines.map(({ item }) => namingWords(item));
  const heads = new Set(names.map(name => name.at(-1)));
  return lines.filter((_line, place) => {
    const name = names[place] ?? [];
    const head = name.at(-1);
    return name.some(word => spoken.has(word) && (word === head || !heads.has(word)));
  });
}
