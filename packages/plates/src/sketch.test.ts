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
  'b.stew',
  'b.stew.day..zz.lamb.lamb.lamb',
  'b.no-such-kind.day..zz....',
  'b.toString.day..zz....',
  'b.stew.day.Atlantis.zz....',
  'b.stew.day..zz.unicorn...',
  'b.stew.day..zz.constructor...',
  'b.stew.day..-1....',
  'b.stew.day..zz.....',
  `b.stew.day..zz.${'lamb~'.repeat(1_000)}...`,
])('%j is no name of a picture', name => {
  expect(readSketch(name)).toBeUndefined();
});
