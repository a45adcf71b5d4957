import { expect, test } from '@jest/globals';
import { nutritionOf } from './nutrition-of.ts';
import { line } from './written-by-hand.ts';

const rice = [
  line(300, 'g', 'basmati rice', 'rinsed'),
  line(2, 'tbsp', 'olive oil'),
  line(null, null, 'salt'),
];

test('a serving of so many, in figures as they are shown', () => {
  const forFour = nutritionOf({ ingredientLines: rice, options: { servingSize: 4 } });
  expect(forFour).toEqual({
    perServing: expect.objectContaining({ kcal: 334, protein: 5.3, fat: 7.3 }),
    computedLines: 3,
    lines: 3,
    isEstimate: false,
    isSaltOpen: true,
  });
  const forTwo = nutritionOf({ ingredientLines: rice, options: { servingSize: 2 } });
  expect(forTwo?.perServing.kcal).toBe(669);
});

test('a recipe of before, without its servings, is for four', () => {
  expect(nutritionOf({ ingredientLines: rice, options: {} })?.perServing.kcal).toBe(334);
});

test('there is none where no line can be computed', () => {
  expect(nutritionOf({ ingredientLines: [line(1, 'bowl', 'dragonfruit')], options: {} })).toBeNull();
});
