import { expect, test } from '@jest/globals';
import { altOf } from './alt-of.ts';

test.each([
  [{ title: 'Chicken karahi', ingredients: ['fresh coriander'] }, 'A karahi of chicken with coriander'],
  [{ title: 'Apple pie' }, 'An apple pie with a lattice'],
  [
    { title: 'Chickpea curry', ingredients: ['2 green chillies'] },
    'A bowl of chickpea curry with green chillies',
  ],
  [{ title: 'Kheer', ingredients: ['pistachios'] }, 'A bowl of rice pudding with pistachios'],
  [{ title: 'Karnıyarık' }, 'A dish of stuffed aubergines'],
  [{ title: '' }, 'A bowl of stew'],
])('%j shows: %s', (dish, alt) => {
  expect(altOf(dish)).toBe(alt);
});
