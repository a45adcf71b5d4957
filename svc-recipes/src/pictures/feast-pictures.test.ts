import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { readSketch, sketchOf, writeSketch } from '@sufra/plates';

/** The pages of the feasts name pictures of this service: what each is of, as `@sufra/plates` is asked for it. */
const dishes: Record<string, [cuisine: string, title: string, ...ingredients: string[]]> = {
  sheerKhurma: ['Desi', 'Sheer khurma with pistachios', 'milk', 'vermicelli', 'dates', 'pistachios'],
  maamoul: ['Middle Eastern', 'Date ma’amoul', 'semolina', 'dates', 'walnuts'],
  ghriba: ['Moroccan', 'Almond ghriba cookies', 'ground almonds', 'icing sugar'],
  sutlac: ['Turkish', 'Baked sütlaç rice pudding', 'milk', 'rice', 'cinnamon'],
  basbousa: ['Middle Eastern', 'Basbousa with pistachios', 'semolina', 'yoghurt', 'pistachios'],
  kabsa: ['Middle Eastern', 'Chicken kabsa', 'chicken', 'basmati rice', 'raisins', 'almonds'],
  biryani: ['Desi', 'Chicken biryani', 'chicken', 'basmati rice', 'mint', 'saffron'],
  lemonTagine: ['Moroccan', 'Chicken tagine with preserved lemon', 'chicken', 'preserved lemon', 'olives'],
  rendang: ['Indonesian', 'Beef rendang', 'beef', 'coconut milk'],
  pruneTagine: ['Moroccan', 'Lamb tagine with prunes', 'lamb', 'prunes', 'almonds'],
  mandi: ['Middle Eastern', 'Lamb mandi', 'lamb', 'basmati rice', 'almonds'],
  ghormehSabzi: ['Persian', 'Ghormeh sabzi with lamb', 'lamb', 'kidney beans', 'parsley'],
  seekhKebab: ['Desi', 'Lamb seekh kebab', 'minced lamb', 'coriander'],
  karahi: ['Desi', 'Lamb karahi', 'lamb', 'tomatoes', 'green chilli', 'ginger'],
  guvec: ['Turkish', 'Lamb güveç', 'lamb', 'aubergine', 'tomatoes'],
  satay: ['Indonesian', 'Lamb satay', 'lamb', 'peanuts'],
  harira: ['Moroccan', 'Harira with lamb', 'lamb', 'chickpeas', 'lentils'],
  kofte: ['Turkish', 'Lamb köfte', 'minced lamb', 'tomatoes', 'parsley'],
};

const source = new URL('../../../mfe-recipes/src/feasts/dishes/picture-names.ts', import.meta.url);
const named = Object.fromEntries(
  [...readFileSync(source, 'utf8').matchAll(/^\s*(\w+):\s*'([^']+)',$/gm)].map(([, id = '', name = '']) => [
    id,
    name,
  ]),
);

test('each dish of the feasts has its picture', () => {
  expect(Object.keys(named).toSorted()).toEqual(Object.keys(dishes).toSorted());
});

test.each(Object.entries(dishes))('the picture of %s is the one that is drawn of it', (id, dish) => {
  const [cuisine, title, ...ingredients] = dish;
  expect(named[id]).toBe(writeSketch(sketchOf({ title, cuisine, ingredients })));
  expect(readSketch(named[id] ?? '')).toBeDefined();
});
