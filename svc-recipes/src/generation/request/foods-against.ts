import type { diets } from '@sufra/contracts';

type Diet = (typeof diets)[number];

const flesh = ['meat', 'poultry', 'fish', 'seafood', 'gelatine'];
const foods: Readonly<Record<Diet, readonly string[]>> = {
  vegetarian: flesh,
  vegan: [...flesh, 'eggs', 'dairy', 'honey', 'animal products'],
  'gluten-free': ['gluten'],
  'dairy-free': ['dairy'],
};

/** What a diet leaves out, in words that every kitchen understands. */
export const foodsAgainst = (kept: readonly Diet[]): string[] => [
  ...new Set(kept.flatMap(diet => foods[diet])),
];
