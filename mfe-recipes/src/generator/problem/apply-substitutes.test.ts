import { describe, expect, test } from '@jest/globals';
import { applySubstitutes, asksForSomething } from './apply-substitutes.ts';
import { wholeWords } from './whole-words.ts';

describe('what is halal takes the place of what is not', () => {
  const finding = (words: string, ...use: string[]) => ({
    words,
    reason: 'Pork.',
    rule: 1,
    substitute: null,
    use,
  });
  const at = (path: string, found: ReturnType<typeof finding>) => ({ path, message: '', finding: found });

  test('in a prompt, whatever the case', () => {
    const body = { userPrompt: 'Pasta with Guanciale and white wine' };
    const details = [
      at('userPrompt', finding('guanciale', 'beef bacon', 'lamb')),
      at('userPrompt', finding('white wine', 'stock')),
    ];
    expect(applySubstitutes(body, details)).toEqual({ userPrompt: 'Pasta with beef bacon and stock' });
  });

  test('in the ingredient that it stands in', () => {
    const body = { ingredients: ['eggs', 'bacon rashers', 'bacon'], mealType: 'Snack' as const };
    const details = [
      at('ingredients.1', finding('bacon', 'beef bacon')),
      at('ingredients.2', finding('bacon', 'beef bacon')),
    ];
    expect(applySubstitutes(body, details)).toEqual({
      ingredients: ['eggs', 'beef bacon rashers', 'beef bacon'],
      mealType: 'Snack',
    });
  });

  test('wherever the words stand by themselves, and nowhere else', () => {
    const body = { userPrompt: 'champignons with ham (ham!) and $1' };
    const details = [at('userPrompt', finding('ham', 'turkey ham'))];
    expect(applySubstitutes(body, details).userPrompt).toBe(
      'champignons with turkey ham (turkey ham!) and $1',
    );
  });

  test('as one ingredient, though there be a comma in it', () => {
    const body = { ingredients: ['eggs', 'guanciale'] };
    const details = [at('ingredients.1', finding('guanciale', 'lamb breast, cured'))];
    expect(applySubstitutes(body, details).ingredients).toEqual(['eggs', 'lamb breast cured']);
  });

  test('or it goes, where nothing can take its place', () => {
    const body = { ingredients: ['eggs', 'blood'] };
    expect(applySubstitutes(body, [at('ingredients.1', finding('blood'))])).toEqual({
      ingredients: ['eggs'],
    });
  });

  test('is named beside words that stand there in another form', () => {
    const body = { userPrompt: 'Ｂａｃｏｎ pie' };
    expect(applySubstitutes(body, [at('userPrompt', finding('bacon', 'beef bacon'))]).userPrompt).toBe(
      'Ｂａｃｏｎ pie (with beef bacon, no bacon)',
    );
  });

  test('what came up in the recipe itself is to be avoided', () => {
    const body = { ingredients: ['eggs'], avoid: ['nuts'] };
    expect(applySubstitutes(body, [at('recipe', finding('lard', 'butter'))])).toEqual({
      ingredients: ['eggs'],
      avoid: ['nuts', 'lard'],
    });
  });
});

test.each([
  [{ userPrompt: ' soup' }, true],
  [{ ingredients: ['rice'] }, true],
  [{ userPrompt: ' ' }, false],
  [{ ingredients: [], mealType: 'Snack' as const }, false],
])('%j asks for something: %s', (body, asks) => {
  expect(asksForSomething(body)).toBe(asks);
});

test('of words that begin alike the longest are found', () => {
  expect('a ham hock and ham'.match(wholeWords(['ham', 'ham hock']))).toEqual(['ham hock', 'ham']);
});
