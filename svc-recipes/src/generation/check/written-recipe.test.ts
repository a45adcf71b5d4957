import { describe, expect, test } from '@jest/globals';
import { Recipe } from '@sufra/contracts';
import { aWrittenRecipe } from '../../../test/a-written-recipe.ts';
import { NotFood, WrittenRecipe, writtenRecipeSchema } from './written-recipe.ts';

const read = (overrides: object) => WrittenRecipe.safeParse(aWrittenRecipe(overrides));
const [line] = aWrittenRecipe().ingredientLines;
const [step] = aWrittenRecipe().steps;
const lines = (count: number) => Array.from({ length: count }, () => line);
const steps = (count: number) => Array.from({ length: count }, () => step);

describe('what a generator has written', () => {
  test('is a recipe when it is of the form', () => {
    const { success, data } = read({});
    expect(success).toBe(true);
    const { isFood, ...recipe } = data ?? aWrittenRecipe();
    const stored = Recipe.pick({
      title: true,
      prepTime: true,
      calories: true,
      ingredientLines: true,
      steps: true,
    });
    expect(stored.parse(recipe)).toMatchObject({ title: 'Chicken with rice' });
  });

  test.each([
    [{ isFood: false }],
    [{ isFood: 'true' }],
    [{ title: undefined }],
    [{ title: '' }],
    [{ title: ' \u200b\u0000 ' }],
    [{ title: 'x'.repeat(151) }],
    [{ title: { $gt: '' } }],
    [{ description: 'x'.repeat(1_001) }],
    [{ prepTime: -1 }],
    [{ prepTime: '10' }],
    [{ cookTime: 2_881 }],
    [{ calories: 5_001 }],
    [{ calories: null }],
    [{ tags: Array.from({ length: 11 }, () => 'x') }],
    [{ tags: ['x'.repeat(41)] }],
    [{ tags: [7] }],
    [{ ingredientLines: [] }],
    [{ ingredientLines: lines(41) }],
    [{ ingredientLines: [{ ...line, quantity: -1 }] }],
    [{ ingredientLines: [{ ...line, quantity: 10_001 }] }],
    [{ ingredientLines: [{ ...line, quantity: '600' }] }],
    [{ ingredientLines: [{ ...line, unit: 'x'.repeat(31) }] }],
    [{ ingredientLines: [{ ...line, item: 'x'.repeat(151) }] }],
    [{ ingredientLines: [{ ...line, item: null }] }],
    [{ ingredientLines: [{ ...line, note: 'x'.repeat(151) }] }],
    [{ ingredientLines: 'chicken' }],
    [{ steps: [] }],
    [{ steps: steps(31) }],
    [{ steps: [{ text: 'x'.repeat(1_501), minutes: null }] }],
    [{ steps: [{ text: 'Stir.', minutes: 2_881 }] }],
    [{ steps: [{ text: 'Stir.' }] }],
    [{ steps: ['Stir.'] }],
  ])('is none with %j', overrides => {
    expect(read(overrides).success).toBe(false);
  });

  test.each([
    [{ ingredientLines: lines(40) }],
    [{ steps: steps(30) }],
    [{ tags: [] }],
    [{ title: 'x'.repeat(150) }],
  ])('may go to its limits', overrides => {
    expect(read(overrides).success).toBe(true);
  });

  test.each([
    ['Ri\u0000ce\r\n soup', 'Ri ce soup'],
    ['\u202eevil\u202c', 'evil'],
    ['a\u200bb\ufeffc\u2028d', 'a b c d'],
    ['نان\u200cها', 'نان\u200cها'],
    ['👩\u200d🍳 rice', '👩\u200d🍳 rice'],
    ['<b>bold</b> & more', '<b>bold</b> & more'],
    ['  wide   spaces ', 'wide spaces'],
  ])('has its text %j cleaned to %j', (text, clean) => {
    expect(read({ title: text }).data?.title).toBe(clean);
    expect(read({ ingredientLines: [{ ...line, item: text }] }).data?.ingredientLines[0]?.item).toBe(clean);
    expect(read({ steps: [{ text, minutes: null }] }).data?.steps[0]?.text).toBe(clean);
  });

  test('has its numbers made whole, and what measures nothing taken out', () => {
    expect(read({ prepTime: 9.6, cookTime: 0, calories: 519.5 }).data).toMatchObject({
      prepTime: 10,
      cookTime: 0,
      calories: 520,
    });
    const odd = { quantity: 0, unit: ' ', item: 'salt', note: '\u200b' };
    expect(read({ ingredientLines: [odd] }).data?.ingredientLines).toEqual([
      { quantity: null, unit: null, item: 'salt', note: null },
    ]);
    expect(
      read({ steps: [0, 0.2, 1.5].map(minutes => ({ text: 'Stir.', minutes })) }).data?.steps.map(
        ({ minutes }) => minutes,
      ),
    ).toEqual([null, 1, 2]);
  });

  test('loses whatever is not of the form', () => {
    const { data } = read({
      _id: 'x',
      ownerId: 'x',
      isSaved: true,
      ['__proto__']: { isAdmin: true },
      ingredientLines: [{ ...line, html: '<b>' }],
    });
    expect(Object.keys(data ?? {}).sort()).toEqual([...Object.keys(aWrittenRecipe()), 'unmet'].sort());
    expect(data?.ingredientLines[0]).toEqual(line);
    expect(data).not.toHaveProperty('isAdmin');
  });

  test('may be that it is nothing to eat, with or without the rest', () => {
    for (const answer of [{ isFood: false }, aWrittenRecipe({ isFood: false, title: '' })])
      expect(NotFood.safeParse(answer).success).toBe(true);
    expect(NotFood.safeParse(aWrittenRecipe()).success).toBe(false);
  });
});

describe('the form that the generator is told', () => {
  // Each schema of the tree, but not the names of its properties.
  function* schemasIn(schema: unknown): Generator<Record<string, unknown>> {
    if (Array.isArray(schema)) for (const one of schema) yield* schemasIn(one);
    else if (typeof schema === 'object' && schema !== null) {
      const entries = Object.entries(schema);
      yield Object.fromEntries(entries);
      for (const [key, value] of entries)
        yield* schemasIn(key === 'properties' ? Object.values(value) : value);
    }
  }
  const schemas = [...schemasIn(writtenRecipeSchema)];

  test('is written in the plainest words', () => {
    const words = new Set(schemas.flatMap(schema => Object.keys(schema)));
    expect([...words].sort()).toEqual([
      ...['additionalProperties', 'anyOf', 'description', 'items', 'properties', 'required', 'type'],
    ]);
  });

  test('asks for every property of every object, and for nothing beside them', () => {
    const objects = schemas.filter(({ type }) => type === 'object');
    expect(objects).toHaveLength(3);
    for (const { properties, required, additionalProperties } of objects) {
      expect([...(required as string[])].sort()).toEqual(Object.keys(properties as object).sort());
      expect(additionalProperties).toBe(false);
    }
  });

  test('lets it say that this is nothing to eat', () => {
    expect(writtenRecipeSchema).toMatchObject({ properties: { isFood: { type: 'boolean' } } });
  });
});
