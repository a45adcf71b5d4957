import type { Kind } from './food.ts';
import { normalise } from './words.ts';

/** What people mean when they avoid a whole group. */
const groups: Readonly<Record<string, readonly Kind[]>> = {
  nuts: ['nuts', 'peanut'],
  'tree nuts': ['nuts'],
  peanuts: ['peanut'],
  groundnuts: ['peanut'],
  dairy: ['dairy'],
  milk: ['dairy'],
  lactose: ['dairy'],
  gluten: ['gluten'],
  wheat: ['gluten'],
  eggs: ['egg'],
  fish: ['fish'],
  seafood: ['fish', 'shellfish'],
  shellfish: ['shellfish'],
  crustaceans: ['shellfish'],
  meat: ['meat', 'poultry'],
  'red meat': ['meat'],
  poultry: ['poultry'],
  'animal products': ['meat', 'poultry', 'fish', 'shellfish', 'egg', 'dairy', 'honey'],
  onions: ['onion'],
  garlic: ['garlic'],
  allium: ['onion', 'garlic'],
  chilli: ['heat'],
  chili: ['heat'],
  chile: ['heat'],
  chillies: ['heat'],
  heat: ['heat'],
  spicy: ['heat'],
  'hot pepper': ['heat'],
  soya: ['soya'],
  soy: ['soya'],
  sesame: ['sesame'],
  tahini: ['sesame'],
  coconut: ['coconut'],
  sugar: ['sweetener'],
  'added sugar': ['sweetener'],
  carbs: ['carb'],
  beans: ['pulse'],
  legumes: ['pulse'],
  pulses: ['pulse'],
};

const byWord = new Map(Object.entries(groups).map(([word, kinds]) => [normalise(word), kinds]));

export const isGroup = (word: string) => byWord.has(normalise(word));

export const kindsOf = (word: string): readonly Kind[] => byWord.get(normalise(word)) ?? [];
