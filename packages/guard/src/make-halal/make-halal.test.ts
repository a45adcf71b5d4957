import { describe, expect, test } from '@jest/globals';
import type { RecipeText } from '../judge-recipe.ts';
import { judge } from '../judge-text.ts';
import { languages } from '../words/languages.ts';
import { makeHalal } from './make-halal.ts';
import { namesIn, useIds } from './uses.ts';

const carbonara: RecipeText = {
  title: 'Carbonara with bacon and white wine',
  ingredients: ['200 g spaghetti', '150 g bacon, diced', '100 ml dry white wine', '3 eggs'],
  steps: ['Fry the bacon until crisp.', 'Pour in the wine, and let it bubble.', 'Stir in the eggs.'],
};

const adapted = (recipe: RecipeText, choices?: Record<number, string>) => {
  const made = makeHalal(recipe, choices);
  if (made.outcome !== 'adapted') throw new Error(`it is ${made.outcome}`);
  return made;
};

describe('a recipe that is made halal', () => {
  test('has the best swap in each line, and names in no text what was taken out', () => {
    const { recipe, judgement } = adapted(carbonara);
    expect(recipe.ingredients).toEqual([
      '200 g spaghetti',
      '150 g turkey bacon, diced',
      '100 ml stock with lemon juice',
      '3 eggs',
    ]);
    expect(recipe.steps).toEqual([
      'Fry the turkey bacon until crisp.',
      'Pour in the stock with lemon juice, and let it bubble.',
      'Stir in the eggs.',
    ]);
    expect(recipe.title).toBe('Carbonara with turkey bacon');
    expect(judgement.verdict).not.toBe('haram');
  });

  test('takes the swap that was chosen for a line, in the steps too', () => {
    const { lines } = adapted(carbonara);
    const [bacon] = lines;
    expect(bacon).toMatchObject({ index: 1, verdict: 'haram', words: 'bacon', chosen: 'turkey bacon' });
    expect(bacon?.swaps).toHaveLength(3);
    for (const swap of bacon?.swaps ?? [])
      expect(swap).toEqual({
        use: expect.stringMatching(/\w/),
        ratio: expect.stringMatching(/^[\d/]+$/),
        effect: expect.stringMatching(/\.$/),
      });
    const { recipe } = adapted(carbonara, { 1: 'beef bacon' });
    expect(recipe.steps[0]).toBe('Fry the beef bacon until crisp.');
  });

  test('is not changed where it is halal, nor for a choice that is no swap of the line', () => {
    const halal = {
      title: 'Eggs',
      ingredients: ['2 eggs', '4 slices turkey bacon'],
      steps: ['Fry the bacon.'],
    };
    expect(makeHalal(halal)).toMatchObject({ outcome: 'unchanged', recipe: halal, lines: [] });
    expect(adapted(carbonara, { 1: 'pork belly' }).recipe.ingredients[1]).toBe('150 g turkey bacon, diced');
  });

  test.each([
    ['de', '100 g Speckwürfel', '100 g Putenspeckwürfel', 'Den Speck in der Pfanne anbraten.', 'Putenspeck'],
    [
      'tr',
      '100 ml beyaz şarap',
      '100 ml limonlu et suyu',
      'Beyaz şarabı tencereye ekleyin.',
      'limonlu et suyu',
    ],
    ['zh', '五花肉 200克', '牛腩 200克', '五花肉切成小块。', '牛腩'],
    [
      'fr',
      '2 c. à soupe de rhum',
      "2 c. à soupe de jus d'ananas",
      'Ajouter le rhum à la pâte.',
      "jus d'ananas",
    ],
  ])('is written in its own language: %s', (language, line, now, step, inStep) => {
    const { recipe } = adapted({ title: '—', ingredients: [line, '1', '2'], steps: [step, step], language });
    expect(recipe.ingredients[0]).toBe(now);
    expect(recipe.steps[0]?.toLowerCase()).toContain(inStep.toLowerCase());
  });

  test('keeps what is only doubtful, with a certificate', () => {
    const { recipe, judgement } = adapted({
      title: 'A set cream',
      ingredients: ['500 ml cream', '3 leaves gelatine', '1 tsp vanilla extract'],
      steps: ['Soak the gelatine.'],
    });
    expect(recipe.ingredients.slice(1)).toEqual([
      '3 leaves gelatine (halal-certified)',
      '1 tsp vanilla extract (alcohol-free)',
    ]);
    expect(judgement.verdict).toBe('halal');
  });

  test.each([
    ['Baked ham with honey', ['1 ham on the bone', '3 tbsp honey', '1 tbsp mustard'], 'honey'],
    ['Sticky pork ribs', ['1 kg pork ribs', '100 ml ketchup', '2 tbsp honey'], 'ribs'],
    ['Mojito', ['50 ml white rum', '1 lime', '6 leaves of mint', '2 tsp sugar'], ''],
    ['A plate of prosciutto', ['200 g prosciutto'], ''],
  ])('cannot be a dish that is the forbidden thing: %s', (title, ingredients, kin) => {
    const made = makeHalal({ title, ingredients, steps: [] });
    if (made.outcome !== 'cannot') throw new Error(`it is ${made.outcome}`);
    expect(new Set(made.dishes).size).toBe(3);
    for (const dish of made.dishes) expect(judge(dish).verdict).not.toBe('haram');
    expect(made.dishes[0]?.toLowerCase()).toContain(kin);
  });

  test('bears texts that hold nothing, and many', () => {
    expect(makeHalal({ title: '', ingredients: [], steps: [] }).outcome).toBe('unchanged');
    const long = { title: 'x', ingredients: ['salt', 'flour'], steps: ['Add wine. '.repeat(400)] };
    expect(adapted(long).recipe.steps[0]).not.toContain('wine');
  });
});

test('no use is forbidden or in doubt, in any language that has a name for it', () => {
  for (const { code } of languages) {
    const names = namesIn(code);
    const uses = useIds().filter(use => !use.startsWith('certified') && names.has(use));
    const doubted = uses.filter(use => judge(names.get(use) ?? '', { language: code }).verdict !== 'halal');
    expect([code, doubted]).toEqual([code, []]);
  }
});
