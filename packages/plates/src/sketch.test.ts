import { expect, test } from '@jest/globals';
import { drawDish, drawSketch } from './draw-dish.ts';
import { readSketch, sketchOf, writeSketch } from './sketch.ts';

const dishes = [
  {
    title: 'Lamb tagine with apricots and almonds',
    cuisine: 'Middle Eastern',
    mealType: 'Suhoor (Pre-Dawn)',
    ingredients: ['500 g lamb shoulder', '12 dried apricots', '1 tbsp olive oil', 'fresh coriander'],
  },
  { title: '' },
  { title: 'a.b~c <script>', ingredients: ['"quoted"', '~.~'], cuisine: 'Nowhere' },
];

test.each(dishes)(
  'the name of the picture of %j holds all of it, in signs that an address may hold',
  dish => {
    const name = writeSketch(sketchOf(dish));
    expect(name).toMatch(/^[\w.~-]+$/);
    const sketch = readSketch(name);
    expect(sketch).toEqual(sketchOf(dish));
    for (const theme of ['light', 'dark'] as const)
      expect(sketch && drawSketch(sketch, theme)).toBe(drawDish(dish, theme));
  },
);

test.each([
  '',
  'a',
  'a.stew',
  'a.stew.day..zz.lamb.lamb.lamb',
  'a.no-such-kind.day..zz....',
  'a.toString.day..zz....',
  'a.stew.day.Atlantis.zz....',
  'a.stew.day..zz.unicorn...',
  'a.stew.day..zz.constructor...',
  'a.stew.day..-1....',
  'a.stew.day..zz.....',
  `a.stew.day..zz.${'lamb~'.repeat(1_000)}...`,
])('%j is no name of a picture', name => {
  expect(readSketch(name)).toBeUndefined();
});
