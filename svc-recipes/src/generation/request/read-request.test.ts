import { describe, expect, test } from '@jest/globals';
import { GenerationBody, mealTypes } from '@sufra/contracts';
import { isPremiumOnly, readRequest } from './read-request.ts';

const read = (body: object) => readRequest(GenerationBody.parse(body));
const chicken = { ingredients: ['chicken', 'rice'], mealType: 'Main Meals' };

describe('a request', () => {
  test('in free text keeps its servings, its heat and what to avoid, and nothing else', () => {
    const body = {
      ...chicken,
      userPrompt: '  a lentil soup ',
      servingSize: 4,
      spiceLevel: 'Mild',
      cuisine: 'Desi',
      healthGoals: 'Vegan',
      avoid: ['nuts'],
    };
    expect(read(body)).toEqual({
      mode: 'prompt',
      userPrompt: 'a lentil soup',
      language: 'en',
      options: { servingSize: 4, spiceLevel: 'Mild', avoid: ['nuts'] },
    });
  });

  test('by ingredients keeps all that was chosen', () => {
    const chosen = { servingSize: 2, spiceLevel: 'Spicy', cuisine: 'Thai', healthGoals: 'Low-carb' };
    expect(read({ ...chicken, ...chosen })).toEqual({
      mode: 'ingredients',
      ...chicken,
      language: 'en',
      options: { ...chosen, avoid: [] },
    });
  });

  test('keeps the language that it is to be written in', () => {
    expect(read({ userPrompt: 'كبسة', language: 'ar' })).toMatchObject({ language: 'ar' });
    expect(GenerationBody.safeParse({ userPrompt: 'soup', language: 'de' }).success).toBe(false);
  });

  test('loses the empty and the unknown', () => {
    const request = read({
      ...chicken,
      ingredients: [' rice ', '', '  '],
      avoid: ['', ' nuts '],
      isAdmin: true,
    });
    expect(request).toEqual({
      mode: 'ingredients',
      ingredients: ['rice'],
      mealType: 'Main Meals',
      language: 'en',
      options: { avoid: ['nuts'] },
    });
  });

  test.each([
    [{ userPrompt: ' ' }, 'userPrompt', 'Please enter a recipe request.'],
    [{ userPrompt: '\n\t\u00a0', ...chicken }, 'userPrompt', 'Please enter a recipe request.'],
    [{}, 'ingredients', 'Please provide both ingredients and a meal type.'],
    [{ userPrompt: '' }, 'ingredients', 'Please provide both ingredients and a meal type.'],
    [{ ...chicken, ingredients: ['  '] }, 'ingredients', 'Please provide both ingredients and a meal type.'],
    [{ ingredients: ['rice'] }, 'mealType', 'Please provide both ingredients and a meal type.'],
  ])('of %j lacks %s', (body, path, message) => {
    expect(() => read(body)).toThrow(
      expect.objectContaining({ code: 'invalid_request', message, details: [{ path, message }] }),
    );
  });

  test('with an empty free text is one by ingredients', () => {
    expect(read({ ...chicken, userPrompt: '' }).mode).toBe('ingredients');
  });
});

test('only members with premium may ask for the meal types beside three', () => {
  const premiumOnly = mealTypes.filter(mealType => isPremiumOnly(read({ ...chicken, mealType })));
  expect(premiumOnly).toEqual(['Suhoor (Pre-Dawn)', 'Iftar (Post-Sunset)', 'Dessert', 'Healthy Snacks']);
  expect(isPremiumOnly(read({ userPrompt: 'a dessert', mealType: 'Dessert' }))).toBe(false);
});
