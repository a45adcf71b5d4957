import { expect, test } from '@jest/globals';
import { adhaDishes, fitrDishes } from './dishes.ts';
import { pictureNames } from './picture-names.ts';

test('each dish that has a picture stands in one menu', () => {
  const ids = [...fitrDishes(), ...adhaDishes()].map(({ id }) => id);
  expect(ids.toSorted()).toEqual(Object.keys(pictureNames).toSorted());
});
