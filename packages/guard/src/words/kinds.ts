import type { Reason } from '../judgement.ts';

/** What a word of the lexicon names. Each kind has one verdict, one rule and one reason. */
export const kinds = {
  pork: is('haram', 1, 'pork'),
  // Cuts that are of the pig where no other animal is named: 'codillo', 'Eisbein', 'baby back ribs'.
  porkCut: is('haram', 1, 'pork'),
  porkFat: is('haram', 1, 'pork', 'lard'),
  curedPork: is('haram', 2, 'pork', 'cured pork'),
  porkDish: is('haram', 22, 'pork'),
  mixedMeat: is('haram', 4, 'pork'),
  sausage: is('doubtful', 3, 'meat-unspecified', 'sausage'),
  meatByHabit: is('doubtful', 4, 'meat-unspecified', 'mince'),
  carrion: is('haram', 4, 'carrion', 'meat'),
  unnamedFat: is('doubtful', 5, 'meat-unspecified', 'fat'),
  lardByHabit: is('haram', 5, 'pork', 'lard'),
  horse: is('doubtful', 7, 'equine', 'meat'),
  donkey: is('haram', 7, 'equine', 'meat'),
  kangaroo: is('doubtful', 7, 'meat-unspecified', 'meat'),
  predator: is('haram', 7, 'carnivore', 'meat'),
  reptile: is('haram', 8, 'amphibian-reptile', 'reptile'),
  insect: is('haram', 8, 'insect', 'insect'),
  blood: is('haram', 9, 'blood', 'blood'),
  // The word itself, and no dish of it: it is also what is rinsed off meat.
  bareBlood: is('haram', 9, 'blood', 'blood'),
  drink: is('haram', 10, 'alcohol', 'drink'),
  wine: is('haram', 10, 'alcohol', 'wine'),
  beer: is('haram', 10, 'alcohol', 'beer'),
  spirit: is('haram', 10, 'alcohol', 'spirit'),
  liqueur: is('haram', 10, 'alcohol', 'liqueur'),
  riceWine: is('haram', 10, 'alcohol', 'rice wine'),
  cocktail: is('haram', 10, 'alcohol', 'cocktail'),
  alcohol: is('haram', 10, 'alcohol', 'alcohol'),
  drinkDish: is('haram', 22, 'alcohol', 'drink'),
  sauceWithDrink: is('doubtful', 12, 'alcohol', 'sauce'),
  extract: is('doubtful', 13, 'alcohol', 'extract'),
  imitationDrink: is('doubtful', 14, 'alcohol', 'imitation drink'),
  intoxicant: is('haram', 15, 'intoxicant', 'intoxicant'),
  gelatine: is('doubtful', 16, 'gelatine-unspecified', 'gelatine'),
  gelatineSweet: is('doubtful', 16, 'gelatine-unspecified', 'gelatine sweet'),
  additive: is('doubtful', 17, 'animal-additive', 'additive'),
  carmine: is('haram', 18, 'animal-additive', 'carmine'),
  rennet: is('doubtful', 19, 'rennet', 'rennet'),
  rennetCheese: is('doubtful', 19, 'rennet', 'rennet cheese'),
  porkClassic: is('doubtful', 22, 'pork', 'pork classic'),
  // A dish with meat of its own, beside which the pork stands: chicken cordon bleu has ham in it.
  porkBeside: is('doubtful', 22, 'pork', 'pork classic'),
  drinkClassic: is('doubtful', 22, 'alcohol', 'drink classic'),
  baconFlavour: is('doubtful', 22, 'pork', 'flavour'),
} as const;

export type Kind = keyof typeof kinds;

export type Ruling = { verdict: 'haram' | 'doubtful'; rule: number; reason: Reason; substitutes: string };

function is(verdict: Ruling['verdict'], rule: number, reason: Reason, substitutes: string = reason): Ruling {
  return { verdict, rule, reason, substitutes };
}

export function rulingOf(kind: Kind): Ruling {
  return kinds[kind];
}
