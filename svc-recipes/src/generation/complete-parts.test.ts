import { describe, expect, test } from '@jest/globals';
import { aWrittenRecipe } from '../../test/a-written-recipe.ts';
import { completeParts } from './complete-parts.ts';

const recipe = aWrittenRecipe();
const { title, description, ingredientLines, steps } = recipe;
const awkward = {
  ...recipe,
  title: 'A "quoted" \\ title: {"title":"x"}, [1], \u0000\n\t é 🍲',
  description: '}]},{["\\"\\\\',
  ingredientLines: [
    { quantity: -1.5e3, item: '"}],"steps":[{"text":"no"}' },
    { note: null, of: [{ a: [{}] }] },
  ],
  steps: [{ text: '\\', sub: { title: 'inner', steps: [{ text: 'inner' }] } }, {}, { text: '' }],
};
const escaped = (value: object) =>
  JSON.stringify(value).replaceAll(
    /[^\x20-\x7e]/g,
    letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const texts: [string, string][] = [
  ['as the cook writes it', JSON.stringify(recipe)],
  ['with room between', JSON.stringify(recipe, null, 4).replaceAll('\n', '\r\n')],
  ['with every awkward character', JSON.stringify(awkward)],
  ['with all of it escaped', escaped(awkward)],
  [
    'in another order',
    JSON.stringify({ steps, tags: ['x'], ingredientLines, description, calories: 1, title }),
  ],
  [
    'with more than was asked for',
    JSON.stringify({ of: { title: 'no', steps: [{ no: 1 }] }, more: [{ no: 1 }], ...recipe }),
  ],
  ['with empty lists', JSON.stringify({ ...recipe, ingredientLines: [], steps: [] })],
];

describe('a recipe that is written', () => {
  test.each(texts)(
    '%s shows at every letter what is whole so far, and never less than before',
    (_how, text) => {
      const whole = JSON.parse(text);
      const before = { title: 0, description: 0, ingredientLines: 0, steps: 0 };
      for (let length = 0; length <= text.length; length += 1) {
        const grown = completeParts(text.slice(0, length));
        for (const key of ['title', 'description'] as const) {
          if (grown[key] !== undefined) expect(grown[key]).toBe(whole[key]);
          expect(Number(grown[key] !== undefined)).toBeGreaterThanOrEqual(before[key]);
          before[key] = Number(grown[key] !== undefined);
        }
        for (const key of ['ingredientLines', 'steps'] as const) {
          expect(grown[key]).toEqual(whole[key].slice(0, grown[key].length));
          expect(grown[key].length).toBeGreaterThanOrEqual(before[key]);
          before[key] = grown[key].length;
        }
      }
      expect(completeParts(text)).toEqual({
        title: whole.title,
        description: whole.description,
        ingredientLines: whole.ingredientLines,
        steps: whole.steps,
      });
    },
  );

  test('shows a part at the first letter that makes it whole', () => {
    expect(completeParts('{"title":"Rice"')).toEqual({ ingredientLines: [], steps: [] });
    expect(completeParts('{"title":"Rice" \n,')).toEqual({ title: 'Rice', ingredientLines: [], steps: [] });
    expect(completeParts('{"steps":[{"text":"Stir."}')).toEqual({
      ingredientLines: [],
      steps: [{ text: 'Stir.' }],
    });
    expect(completeParts('{"steps":[{"text":"Stir."')).toEqual({ ingredientLines: [], steps: [] });
  });

  test.each([
    ['', 'null', '"title"', '42', '[]', '[{"title":"x"}]', '{"title":{"title":"x"},"more":1}'],
    ['```json', 'I would rather sing: "la", {la}', ']]]}}}', '"', '{"', '{"a\\', '{"title":"\\'],
    ['{"title":7}', '{"title":["x"]}', '{"steps":"x","y":1}', '{"steps":{"a":[{"b":1}]}}'],
  ])('shows nothing of %j, %j, %j and the like', (...nothing) => {
    for (const text of nothing) expect(completeParts(text)).toEqual({ ingredientLines: [], steps: [] });
  });

  test('is read whatever it is made of', () => {
    const letters = [
      '{',
      '}',
      '[',
      ']',
      '"',
      ':',
      ',',
      '\\',
      ' ',
      '"title"',
      '"steps"',
      '"x":',
      '1',
      'é',
      '\ud83c',
    ];
    let seed = 20_261;
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    for (let time = 0; time < 5_000; time += 1) {
      const text = Array.from({ length: random(40) }, () => letters[random(letters.length)]).join('');
      const { title: shown = '' } = completeParts(text);
      expect(text).toContain(JSON.stringify(shown).slice(1, -1).replaceAll('\\ud83c', '\ud83c'));
    }
  });
});
