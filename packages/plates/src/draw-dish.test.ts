import { describe, expect, test } from '@jest/globals';
import { drawDish } from './draw-dish.ts';

const tagine = {
  title: 'Lamb tagine with apricots and almonds',
  cuisine: 'Moroccan',
  mealType: 'Main Meals',
  ingredients: ['lamb shoulder', 'dried apricots', 'blanched almonds', 'fresh coriander'],
};

describe('a picture of a dish', () => {
  test('is the same for the same dish, and another for another', () => {
    expect(drawDish(tagine, 'light')).toBe(drawDish({ ...tagine }, 'light'));
    expect(drawDish({ ...tagine, cuisine: 'Persian' }, 'light')).not.toBe(drawDish(tagine, 'light'));
    expect(drawDish(tagine, 'dark')).not.toBe(drawDish(tagine, 'light'));
  });

  test('is an SVG below six kilobytes', () => {
    const svg = drawDish(tagine, 'light');
    expect(svg).toMatch(/^<svg [^<>]*><.*<\/svg>$/);
    expect(svg.length).toBeLessThan(6000);
  });
});
