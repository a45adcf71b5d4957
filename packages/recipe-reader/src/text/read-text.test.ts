import { expect, test } from '@jest/globals';
import { readText } from '../index.ts';

test('a text with headings', () => {
  const text =
    'Mercimek (4 kişilik)\n\nMalzemeler\n- 200 g mercimek\n- 1 soğan\n\nYapılışı\n1) Soğanı yağda kavurun ve mercimeği ekleyin.\n2) Yumuşayana kadar 30 dakika pişirin.\n\nAfiyet olsun';
  expect(readText(text).recipes).toEqual([
    {
      title: 'Mercimek',
      servings: 4,
      totalMinutes: null,
      ingredients: ['200 g mercimek', '1 soğan'],
      instructions: ['Soğanı yağda kavurun ve mercimeği ekleyin.', 'Yumuşayana kadar 30 dakika pişirin.'],
    },
  ]);
});

test('a list behind the heading, and steps behind theirs', () => {
  const [recipe] = readText(
    'Rice\n\nIngredients: 1 cup rice, 2 cups water (cold, clear), salt\n\nMethod: Bring everything to the boil and simmer under a lid.',
  ).recipes;
  expect(recipe).toMatchObject({
    ingredients: ['1 cup rice', '2 cups water (cold, clear)', 'salt'],
    instructions: ['Bring everything to the boil and simmer under a lid.'],
  });
});

test('a name, a list with amounts and what to do', () => {
  const [recipe] = readText(
    '*Eggs of Friday* 🍳\n\n3 eggs\n1 tbsp butter\nsalt\n\nMelt the butter, break the eggs into it and stir slowly.\n#breakfast',
  ).recipes;
  expect(recipe).toMatchObject({
    title: 'Eggs of Friday',
    ingredients: ['3 eggs', '1 tbsp butter', 'salt'],
    instructions: ['Melt the butter, break the eggs into it and stir slowly.'],
  });
});

test('a list without a method has no step, and none is invented', () => {
  expect(readText('Salad\n2 tomatoes\n1 cucumber\n1 tbsp sumac').recipes[0]).toMatchObject({
    title: 'Salad',
    instructions: [],
  });
});

test('two recipes in one text are two', () => {
  const text =
    'KOFTE\n500 g lamb\n1 onion\n1 tsp cumin\nShape it on skewers and grill for ten minutes.\n\nSAUCE\n1 cup yoghurt\n2 cloves garlic\n1 tsp mint\nStir it all together and let it chill.';
  expect(readText(text).recipes.map(({ title, ingredients }) => [title, ingredients.length])).toEqual([
    ['KOFTE', 3],
    ['SAUCE', 3],
  ]);
});

test.each([
  [
    'a letter',
    'Dear Ms Rahman,\n\nYour appointment is on 14 May at 10:30. Please come 10 minutes early.\n\nKind regards',
  ],
  ['a list to shop by', 'Shopping\nmilk\nbread\nbatteries\n2 bags'],
  ['code', 'const recipe = {};\n// TODO 1\nreturn 2;'],
  ['nothing', '\n \n'],
])('%s is not read as a recipe', (_, text) => {
  expect(readText(text).recipes).toEqual([]);
});

test('amounts behind their food, to taste, and sentences without numbers', () => {
  const [recipe] = readText(
    'Aloo matar ki recipe\n\nAloo 4 adad\nMatar 1 pyali (taza)\nLal mirch 1 chaye ka chamach\nNamak hasb e zaiqa\n\nTarkeeb:\nTel garam kar ke aloo bhoon lain. Matar aur masala daal dain. 20 minute dum par pakain.',
  ).recipes;
  expect(recipe).toMatchObject({
    title: 'Aloo matar',
    ingredients: [
      'Aloo 4 adad',
      'Matar 1 pyali (taza)',
      'Lal mirch 1 chaye ka chamach',
      'Namak hasb e zaiqa',
    ],
    instructions: [
      'Tel garam kar ke aloo bhoon lain.',
      'Matar aur masala daal dain. 20 minute dum par pakain.',
    ],
  });
});

test('a method in one paragraph is no list, though its lines end in numbers', () => {
  const text = 'Bread\n\nBake at 180 degrees\nLeave it 30 minutes\nServes 4 people';
  expect(readText(text).recipes).toEqual([]);
});

test('what a scanner took for other letters is mended where a text is full of it, and nowhere else', () => {
  const method = 'l. Fo1d the flour in at l80°C.\n2. Bake it for I hour and cool it.';
  const scanned = `Seed cake\n25Og p1ain flour\nl00 g butter\n17S g caster sugar\n5 tbsp butterrni1k\n\n${method}`;
  expect(readText(scanned).recipes[0]).toMatchObject({
    ingredients: ['250g plain flour', '100 g butter', '175 g caster sugar', '5 tbsp buttermilk'],
    instructions: ['Fold the flour in at 180°C.', 'Bake it for 1 hour and cool it.'],
  });
  const typed = 'Dye\n2 g E1a\n1 l water\n5 ml so1ution\n\nStir the water into it for I minute, then wait.';
  expect(readText(typed).recipes[0]?.ingredients).toEqual(['2 g E1a', '1 l water', '5 ml so1ution']);
});
