import type { Kind } from '../words/kinds.ts';
import type { Role } from '../words/roles.ts';
import type { Outcome } from './line.ts';

const drinks: readonly Kind[] = ['drink', 'wine', 'beer', 'spirit', 'liqueur', 'riceWine'];
const namesOfCuredPork: readonly Kind[] = ['curedPork', 'porkDish', 'sausage', 'porkClassic', 'porkBeside'];
const ofUnnamedAnimal: readonly Kind[] = [
  ...namesOfCuredPork,
  'porkCut',
  'unnamedFat',
  'lardByHabit',
  'meatByHabit',
];
const additives: readonly Kind[] = ['gelatine', 'gelatineSweet', 'additive', 'rennet', 'rennetCheese'];
const dishes: readonly Kind[] = ['porkDish', 'porkClassic', 'porkBeside', 'drinkDish', 'drinkClassic'];

const looks: readonly Kind[] = [
  ...([
    'predator',
    'reptile',
    'insect',
    'horse',
    'donkey',
    'kangaroo',
    'blood',
    'bareBlood',
    'pork',
    'sausage',
  ] as const),
  ...drinks,
];

/** What a word beside the named thing, or anywhere in the line, makes of it: 'turkey' clears 'ham', 'alcohol-free' makes a likeness of 'beer'. */
export const effects: { role: Role; kinds: readonly Kind[]; outcome: Outcome; isAnywhere?: true }[] = [
  { role: 'dough', kinds: ['porkClassic', 'porkBeside'], outcome: 'cleared' },
  { role: 'washing', kinds: ['bareBlood'], outcome: 'cleared', isAnywhere: true },
  {
    role: 'plantHead',
    kinds: ['predator', 'reptile', 'horse', 'donkey', 'kangaroo', 'blood', 'bareBlood'],
    outcome: 'cleared',
  },
  {
    role: 'sense',
    kinds: ['pork', 'predator', 'reptile', 'insect', 'horse', 'donkey', 'kangaroo'],
    outcome: 'cleared',
  },
  { role: 'look', kinds: looks, outcome: 'cleared' },
  { role: 'lookBefore', kinds: looks, outcome: 'cleared' },
  { role: 'hue', kinds: looks, outcome: 'cleared' },
  { role: 'vinegar', kinds: [...drinks, 'alcohol', 'imitationDrink'], outcome: 'cleared' },
  { role: 'grapes', kinds: ['wine'], outcome: 'cleared' },
  { role: 'animal', kinds: ofUnnamedAnimal, outcome: 'cleared' },
  { role: 'animalAdjective', kinds: ofUnnamedAnimal, outcome: 'cleared' },
  { role: 'seafood', kinds: [...ofUnnamedAnimal, 'gelatine', 'gelatineSweet'], outcome: 'cleared' },
  { role: 'food', kinds: ['porkClassic', 'porkBeside'], outcome: 'cleared' },
  { role: 'imitationPlant', kinds: [...namesOfCuredPork, 'gelatine', 'gelatineSweet'], outcome: 'cleared' },
  { role: 'perhapsImitation', kinds: [...namesOfCuredPork, 'gelatine', 'gelatineSweet'], outcome: 'cleared' },
  {
    role: 'plantSource',
    kinds: ['sausage', 'porkClassic', 'porkBeside', 'unnamedFat', 'lardByHabit', ...additives],
    outcome: 'cleared',
  },
  {
    role: 'plant',
    kinds: [...ofUnnamedAnimal, ...additives, 'pork', 'porkFat', 'blood', 'bareBlood', 'mixedMeat'],
    outcome: 'cleared',
  },
  {
    role: 'halal',
    kinds: [...ofUnnamedAnimal, ...additives, ...dishes, 'extract', 'sauceWithDrink', 'cocktail', 'kangaroo'],
    outcome: 'cleared',
  },
  { role: 'halal', kinds: drinks, outcome: 'likeness' },
  { role: 'microbial', kinds: ['rennet', 'rennetCheese', 'additive'], outcome: 'cleared' },
  { role: 'alcoholFree', kinds: drinks, outcome: 'likeness' },
  {
    role: 'alcoholFree',
    kinds: ['cocktail', 'extract', 'sauceWithDrink', 'drinkDish', 'drinkClassic'],
    outcome: 'cleared',
  },
  { role: 'virgin', kinds: ['cocktail'], outcome: 'cleared' },
  { role: 'flavour', kinds: [...drinks, ...namesOfCuredPork, 'pork'], outcome: 'flavour' },
  { role: 'flavourBefore', kinds: [...drinks, ...namesOfCuredPork, 'pork'], outcome: 'flavour' },
  { role: 'unstated', kinds: ['lardByHabit'], outcome: 'unstated' },
];
