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
  [{ title: 'Fish and chips', ingredients: ['cod', 'potatoes'] }, 'A platter of fish and chips'],
  [{ title: 'Paella' }, 'A pan of paella'],
  [{ title: 'ต้มยำกุ้ง' }, 'A bowl of prawn tom yum'],
  [{ title: 'Roast leg of lamb' }, 'A roast lamb joint on a platter'],
  [{ title: 'Tortilla de patatas' }, 'A round potato tortilla cut in wedges'],
  [{ title: 'Crème brûlée à la vanille' }, 'A bowl of cream under burnt sugar'],
  [{ title: 'Garlic bread' }, 'Slices of toast with garlic'],
  [{ title: '' }, 'A bowl of stew'],
])('%j shows: %s', (dish, alt) => {
  expect(altOf(dish)).toBe(alt);
});
