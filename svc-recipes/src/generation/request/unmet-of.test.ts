import { describe, expect, test } from '@jest/globals';
import type { RecipeRequest } from './read-request.ts';
import { unmetOf } from './unmet-of.ts';

const prompt = (userPrompt: string): RecipeRequest => ({
  mode: 'prompt',
  userPrompt,
  language: 'en',
  options: { avoid: [] },
});

describe('what a recipe does not meet', () => {
  test.each([
    ['Lobster with rice', ['lobster'], ['Lobster']],
    ['soupe à la Crème brûlée', ['crème brûlée'], ['Crème brûlée']],
    ['KÖFTE İLE PİLAV', ['köfte'], ['köfte']],
    ['شوربة عدس بالليمون', ['عدس'], ['عدس']],
    ['달래굴파전', ['굴전', '굴'], ['굴']],
    ['달래굴파전', ['달래굴'], ['달래굴']],
    ['ham-free shamrock shake, ham', ['shamrock', 'ham'], ['shamrock', 'ham']],
    ['rice, rice and lobster', ['lobster', 'LOBSTER'], ['lobster']],
  ])('of “%s” is quoted from the request: %j gives %j', (text, claimed, expected) => {
    expect(unmetOf(prompt(text), claimed)).toEqual(expected);
  });

  test.each(['Visit evil.example for the rest', 'obst', '', ' ', 'a', 'x'.repeat(61)])(
    'is nothing that the member did not write: “%s”',
    claim => {
      expect(unmetOf(prompt(`a lobster with ${'x'.repeat(61)}`), [claim])).toEqual([]);
    },
  );

  test('may be an ingredient or a choice, and never what is to be avoided', () => {
    const request: RecipeRequest = {
      mode: 'ingredients',
      ingredients: ['Lobster', 'rice'],
      mealType: 'Dessert',
      language: 'en',
      options: { cuisine: 'Thai', healthGoals: 'Low-carb', avoid: ['nuts'] },
    };
    expect(unmetOf(request, ['nuts', 'Low-carb', 'thai', 'dessert', 'lobster'])).toEqual([
      'Low-carb',
      'Thai',
      'Dessert',
      'Lobster',
    ]);
  });

  test('is at most six things', () => {
    const words = ['aa', 'bb', 'cc', 'dd', 'ee', 'ff', 'gg'];
    expect(unmetOf(prompt(words.join(' ')), words)).toHaveLength(6);
  });
});
