import { describe, expect, test } from '@jest/globals';
import { readDishes } from '../sheet/read-dishes.ts';
import { drawDish } from './draw-dish.ts';
import { kindNames } from './kinds/kinds.ts';
import { sketchOf } from './sketch.ts';
import { drawSunnahFood } from './sunnah/draw-sunnah-food.ts';
import { drawings } from './sunnah/drawings.ts';

const themes = ['light', 'dark'] as const;

/** Whether every tag is closed in its turn and nothing else holds a bracket; the drawings have no comments and no entities but ours. */
function isWellFormed(svg: string): boolean {
  const open: string[] = [];
  const rest = svg.replace(
    /<(\/?)(\w+)((?: [\w:-]+="[^"<>]*")*)(\/?)>/g,
    (_tag, end, name, _attributes, alone) => {
      if (end) return open.pop() === name ? '' : '<';
      if (!alone) open.push(name);
      return '';
    },
  );
  return open.length === 0 && !/[<>]/.test(rest);
}

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

const sheet = readDishes();

test('the check for well-formed pictures knows one that is not', () => {
  const svg = drawDish(tagine, 'light');
  expect(isWellFormed(svg)).toBe(true);
  expect(isWellFormed(svg.replace('</svg>', ''))).toBe(false);
  expect(isWellFormed(svg.replace('</svg>', '<p></svg>'))).toBe(false);
});

describe.each(themes)('in the %s theme', theme => {
  test('every dish of the sheet is drawn below six kilobytes, and no two are alike', () => {
    const pictures = sheet.map(dish => drawDish(dish, theme));
    expect(pictures.filter(svg => svg.length > 6000 || !isWellFormed(svg))).toEqual([]);
    expect(new Set(pictures).size).toBe(sheet.length);
  });

  test('every Sunnah food is drawn below six kilobytes', () => {
    const pictures = Object.keys(drawings).map(slug => drawSunnahFood(slug, theme));
    expect(pictures).toHaveLength(17);
    expect(pictures.filter(svg => svg.length > 6000 || !isWellFormed(svg))).toEqual([]);
  });

  test.each([
    ['marks of a page', '"><script>alert(1)</script>&amp;\u0000'],
    ['ten thousand letters', 'lamb and '.repeat(1_200)],
    ['emoji', '🍲🥘🍛'],
    ['nothing', ''],
  ])('%s as a title and in two hundred ingredients are drawn as safely', (_what, text) => {
    const svg = drawDish(
      { title: text, tags: [text], cuisine: text, ingredients: Array(200).fill(text) },
      theme,
    );
    expect(isWellFormed(svg)).toBe(true);
    expect(svg).not.toMatch(/script|alert/);
    expect(svg.length).toBeLessThan(6000);
  });
});

test('the sheet shows every kind there is', () => {
  const shown = new Set(sheet.map(dish => sketchOf(dish).kind));
  expect(kindNames.filter(kind => !shown.has(kind))).toEqual([]);
});
