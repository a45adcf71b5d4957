import '@sufra/amounts/learn-other-kitchens.ts';
import { expect, test } from '@jest/globals';
import type { IngredientLine, SharedRecipe } from '@sufra/contracts';
import { linesOf } from './recipe-lines.ts';

function written(language: SharedRecipe['language'], servings: number, ...lines: Partial<IngredientLine>[]) {
  const ingredientLines = lines.map(line => ({ quantity: null, unit: null, item: '', note: null, ...line }));
  const recipe = {
    options: { servingSize: 4, mealType: null, cuisine: null, spiceLevel: null, healthGoals: [] },
    ingredientLines,
    language,
  };
  return linesOf(recipe as unknown as SharedRecipe, { servings, units: 'metric' }).map(
    ({ amount, joint = '', item }) => `${amount} ${joint}${item}`.replaceAll('\u00a0', ' '),
  );
}

test('a French amount is joined to its thing', () => {
  expect(
    written(
      'fr',
      4,
      { quantity: 400, unit: 'g', item: 'semoule' },
      { quantity: 3, unit: 'gousse', item: 'ail' },
      { quantity: 0.75, unit: 'tasse', item: 'eau' },
      { quantity: 2, item: 'oignons' },
    ),
  ).toEqual(['400 g de semoule', '3 gousses d’ail', '¾ de tasse d’eau', '2 oignons']);
});

test.each<[SharedRecipe['language'], string, string]>([
  [null, 'large cloves garlic', '1 large clove garlic'],
  [null, 'grosses gousses d’ail', '1 grosse gousse d’ail'],
  ['ur', 'کھانے کے چمچ تیل', '1 کھانے کا چمچ تیل'],
])('a line in %s that keeps its unit in its words says it of half as many', (language, item, half) => {
  expect(written(language, 4, { quantity: 2, item })).toEqual([`2 ${item}`]);
  expect(written(language, 2, { quantity: 2, item })).toEqual([half]);
});
