import type { SharedRecipe } from '@sufra/contracts';
import { line, step } from '../recipe/written-by-hand.ts';

export type SampleRecipe = Omit<
  SharedRecipe,
  | 'ingredients'
  | 'instructions'
  | 'halal'
  | 'contents'
  | 'nutrition'
  | 'picture'
  | 'notes'
  | 'isAdapted'
  | 'isEdited'
>;

const common = {
  language: 'en' as const,
  createdAt: '2026-01-01T00:00:00.000Z',
  source: { kind: 'local-chef' as const, name: 'Written by hand' },
};

/** What the pages show before a visitor has a recipe of their own. Short, so that the whole of one is seen at a glance. */
export const sampleRecipes: SampleRecipe[] = [
  {
    ...common,
    title: 'Carbonara with beef bacon',
    description: 'The Roman supper with crisp beef bacon, silky with yolks and loud with pepper.',
    prepTime: 10,
    cookTime: 20,
    ingredientLines: [
      line(400, 'g', 'spaghetti'),
      line(150, 'g', 'halal beef bacon', 'diced'),
      line(2, 'tbsp', 'olive oil'),
      line(4, null, 'egg yolks'),
      line(60, 'g', 'parmesan', 'finely grated'),
      line(1, 'tsp', 'black pepper', 'coarsely ground'),
    ],
    steps: [
      step('Boil the spaghetti in salted water for 9 minutes, and keep a cup of the water.', 9),
      step('Meanwhile fry the beef bacon in the oil for 6 minutes, until its edges are crisp.', 6),
      step('Off the heat, toss the pasta with the bacon, yolks, cheese, pepper and a splash of the water.'),
    ],
    calories: 640,
    tags: ['pasta', 'quick'],
    options: { servingSize: 4, cuisine: 'Italian', avoid: [] },
  },
  {
    ...common,
    title: 'Yoghurt chicken with date rice',
    description: 'Chicken that roasts itself tender in spiced yoghurt, over rice with soft dates.',
    prepTime: 15,
    cookTime: 40,
    ingredientLines: [
      line(700, 'g', 'boneless chicken thighs'),
      line(200, 'g', 'plain yoghurt'),
      line(300, 'g', 'basmati rice'),
      line(8, null, 'soft dates', 'sliced'),
      line(2, 'tbsp', 'olive oil'),
      line(1, 'tsp', 'ground cumin'),
    ],
    steps: [
      step(
        'Stir the cumin and a teaspoon of salt into the yoghurt and coat the chicken while the oven heats to 200 °C.',
      ),
      step('Roast for 35 minutes, until the edges are dark and the juices run clear.', 35),
      step(
        'Rinse the rice and simmer it for 12 minutes. Fold in the dates and the oil, cover, and leave it for 5.',
        12,
      ),
    ],
    calories: 560,
    tags: ['chicken', 'rice'],
    options: { servingSize: 4, spiceLevel: 'Mild', cuisine: 'Middle Eastern', avoid: [] },
  },
];
