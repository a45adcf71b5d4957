import type { Recipe } from '@sufra/contracts';
import { line, step } from './recipe/written-by-hand.ts';

type DemoRecipe = Pick<
  Recipe,
  | 'title'
  | 'description'
  | 'prepTime'
  | 'cookTime'
  | 'ingredientLines'
  | 'steps'
  | 'calories'
  | 'tags'
  | 'createdAt'
  | 'options'
>;

/** What the demo members have saved, newest first. */
export const demoRecipes: DemoRecipe[] = [
  {
    title: 'Lamb tagine with apricots and almonds',
    description:
      'Shoulder of lamb left alone for two hours until a spoon parts it, in a sauce that is warm with ginger and cinnamon and sweetened by nothing but fruit and a little honey.',
    prepTime: 20,
    cookTime: 130,
    ingredientLines: [
      line(1, 'kg', 'boneless lamb shoulder', 'in 4 cm pieces'),
      line(2, 'tbsp', 'olive oil'),
      line(2, null, 'onions', 'halved and thinly sliced'),
      line(4, 'cloves', 'garlic', 'crushed'),
      line(20, 'g', 'fresh ginger', 'finely grated'),
      line(2, 'tsp', 'ground cumin'),
      line(2, 'tsp', 'ground coriander'),
      line(1, 'tsp', 'turmeric'),
      line(1, null, 'cinnamon stick'),
      line(400, 'g tin', 'chopped tomatoes'),
      line(500, 'ml', 'lamb or vegetable stock'),
      line(150, 'g', 'dried apricots', 'halved'),
      line(400, 'g tin', 'chickpeas', 'drained'),
      line(1, 'tbsp', 'honey'),
      line(50, 'g', 'blanched almonds', 'toasted'),
      line(1, 'small bunch', 'fresh coriander', 'chopped'),
      line(null, null, 'fine salt and black pepper'),
    ],
    steps: [
      step(
        'Pat the lamb dry and season it well. Heat the oil in a heavy pot over a high heat and brown the pieces in two batches, about 5 minutes each, then lift them out.',
        5,
      ),
      step(
        'Turn the heat down to medium. Cook the onions in the same pot with a pinch of salt for 10 minutes, scraping up what has browned on its bottom, until they are soft and gold.',
        10,
      ),
      step(
        'Stir in the garlic, ginger, cumin, coriander and turmeric and cook for 1 minute, until the kitchen smells of them.',
        1,
      ),
      step(
        'Put the lamb back with the cinnamon, tomatoes and stock. Bring to a simmer, cover, and cook over the lowest heat for 1 hour 15 minutes.',
        75,
      ),
      step(
        'Add the apricots, chickpeas and honey. Simmer without the lid for another 30 minutes, until the lamb falls apart when pressed and the sauce coats a spoon.',
        30,
      ),
      step(
        'Take out the cinnamon stick, taste for salt, and rest the tagine for 5 minutes. Scatter with the almonds and fresh coriander and serve with couscous or bread.',
        5,
      ),
    ],
    calories: 590,
    tags: ['Slow-cooked', 'Family table', 'Freezes well'],
    createdAt: '2026-11-19T17:40:00.000Z',
    options: { servingSize: 6, spiceLevel: 'Mild', cuisine: 'Moroccan', avoid: [] },
  },
  {
    title: 'Chicken karahi with ginger and green chillies',
    description:
      'A roadside classic, cooked hard and fast in one wide pan. The tomatoes collapse into a glossy masala and the ginger goes in twice: once to cook, once to wake it up.',
    prepTime: 15,
    cookTime: 40,
    ingredientLines: [
      line(900, 'g', 'chicken on the bone', 'skinned, in 10 to 12 pieces'),
      line(4, 'tbsp', 'sunflower oil'),
      line(1, 'tsp', 'cumin seeds'),
      line(6, 'cloves', 'garlic', 'crushed'),
      line(40, 'g', 'fresh ginger', 'half grated, half cut into thin matchsticks'),
      line(700, 'g', 'ripe tomatoes', 'halved'),
      line(1, 'tsp', 'Kashmiri chilli powder'),
      line(1, 'tsp', 'turmeric'),
      line(2, 'tsp', 'coriander seeds', 'roughly crushed'),
      line(3, 'tbsp', 'plain yoghurt'),
      line(4, null, 'green chillies', 'slit lengthways'),
      line(1, 'tsp', 'garam masala'),
      line(1, 'tsp', 'dried fenugreek leaves'),
      line(1, 'handful', 'fresh coriander', 'chopped'),
      line(1.5, 'tsp', 'fine salt'),
    ],
    steps: [
      step(
        'Heat the oil in a karahi or wide heavy pan over a high heat. Let the cumin crackle for 10 seconds, then fry the chicken with the salt for 8 minutes, turning, until it takes some colour.',
        8,
      ),
      step('Stir in the garlic and the grated ginger and fry for 1 minute.', 1),
      step(
        'Lay the tomatoes over the chicken, cut side down. Cover and cook over a medium heat for 8 minutes, then pull off the tomato skins with tongs and mash the flesh into the pan.',
        8,
      ),
      step(
        'Add the chilli powder, turmeric and crushed coriander. Cook without the lid over a high heat for 12 minutes, stirring often, until the sauce is thick and the oil stands apart from it.',
        12,
      ),
      step(
        'Lower the heat. Stir in the yoghurt a spoonful at a time, then the green chillies and half of the ginger matchsticks. Simmer for 8 minutes, until no pink is left at the bone.',
        8,
      ),
      step(
        'Rub the fenugreek between your palms into the pan, stir in the garam masala, and finish with fresh coriander and the rest of the ginger. Serve with hot naan.',
      ),
    ],
    calories: 415,
    tags: ['One pan', 'Weeknight', 'High in protein'],
    createdAt: '2026-11-17T18:15:00.000Z',
    options: {
      servingSize: 4,
      spiceLevel: 'Spicy',
      cuisine: 'Desi',
      healthGoals: 'High-protein',
      avoid: ['Nuts'],
    },
  },
  {
    title: 'Turkish red lentil soup with paprika oil',
    description:
      'The soup that opens iftar from Istanbul to Urfa: smooth, lemony, on the table in forty minutes, and gentle on a stomach that has been empty since dawn.',
    prepTime: 10,
    cookTime: 30,
    ingredientLines: [
      line(4, 'tbsp', 'olive oil'),
      line(1, null, 'onion', 'chopped'),
      line(1, null, 'carrot', 'chopped'),
      line(1, null, 'potato (150 g)', 'peeled and diced'),
      line(1, 'tbsp', 'tomato purée'),
      line(1.5, 'tsp', 'ground cumin'),
      line(250, 'g', 'red lentils', 'rinsed until the water runs clear'),
      line(1.2, 'litres', 'vegetable stock'),
      line(1, 'tsp', 'sweet paprika'),
      line(0.5, 'tsp', 'Aleppo pepper or mild chilli flakes'),
      line(1, 'tsp', 'dried mint'),
      line(1, null, 'lemon', 'in wedges'),
      line(null, null, 'fine salt'),
    ],
    steps: [
      step(
        'Warm 2 tablespoons of the oil in a large pot over a medium heat. Cook the onion and carrot for 7 minutes, until soft but not brown.',
        7,
      ),
      step('Stir in the potato, tomato purée and cumin and cook for 2 minutes, until the purée darkens.', 2),
      step(
        'Add the lentils and the stock. Bring to the boil, skim off the foam, then cover and simmer for 20 minutes, until everything is tender.',
        20,
      ),
      step(
        'Blend until smooth. If it is thicker than cream, let it down with hot water, and taste for salt.',
      ),
      step(
        'Heat the rest of the oil in a small pan. Take it off the heat and stir in the paprika, Aleppo pepper and mint: they should sizzle, not burn.',
      ),
      step('Ladle the soup into bowls, draw the red oil over the top, and serve with lemon to squeeze.'),
    ],
    calories: 395,
    tags: ['Iftar', 'Soup', 'Under an hour'],
    createdAt: '2026-11-14T15:05:00.000Z',
    options: {
      servingSize: 4,
      spiceLevel: 'Mild',
      cuisine: 'Turkish',
      healthGoals: 'Vegan',
      avoid: ['Dairy'],
    },
  },
  {
    title: 'Talbina with dates and pistachios',
    description:
      'Barley and milk, stirred slowly into a soft porridge and sweetened with honey and dates. It takes a quarter of an hour before dawn and stays with you until noon.',
    prepTime: 5,
    cookTime: 15,
    ingredientLines: [
      line(50, 'g', 'wholegrain barley flour'),
      line(600, 'ml', 'whole milk'),
      line(1, 'pinch', 'fine salt'),
      line(0.5, 'tsp', 'ground cinnamon'),
      line(1, 'tbsp', 'honey'),
      line(4, null, 'Medjool dates', 'stoned and chopped'),
      line(15, 'g', 'unsalted pistachios', 'chopped'),
    ],
    steps: [
      step(
        'Whisk the barley flour with a ladleful of the cold milk to a smooth paste, so that no lumps form later.',
      ),
      step(
        'Bring the rest of the milk with the salt to just below a simmer in a heavy pan. Pour in the paste, whisking all the while.',
      ),
      step(
        'Cook over a low heat for 12 minutes, stirring often, until it is as thick as pouring custard and no longer tastes of raw flour.',
        12,
      ),
      step(
        'Stir in the cinnamon, the honey and half of the dates, and leave it off the heat for 2 minutes.',
        2,
      ),
      step('Divide between two bowls and top with the rest of the dates and the pistachios.'),
    ],
    calories: 485,
    tags: ['Suhoor', 'Breakfast', 'Sunnah foods'],
    createdAt: '2026-11-10T04:50:00.000Z',
    options: {
      servingSize: 2,
      spiceLevel: 'No Spice',
      cuisine: 'Middle Eastern',
      healthGoals: 'Gut-friendly',
      avoid: [],
    },
  },
];
