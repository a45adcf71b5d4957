import { describe, expect, test } from '@jest/globals';
import { applySubstitutes } from './apply-substitutes.ts';
import { generationBody } from './generation-body.ts';
import { changeRequest, emptyRequest, type RequestChange, readRequest } from './recipe-request.ts';

const filledIn = (...changes: RequestChange[]) => changes.reduce(changeRequest, emptyRequest);
const fields = { ingredients: 'rice', mealType: 'Snack', cuisine: 'Thai', healthGoals: 'Vegan' } as const;
const noFields = { ingredients: '', mealType: '', cuisine: '', healthGoals: '' };

describe('a prompt and the fields', () => {
  test('a prompt clears the fields and nothing else', () => {
    const request = filledIn({ ...fields, avoid: 'nuts', servingSize: 8 }, { prompt: 's' }, { prompt: 'so' });
    expect(request).toMatchObject({ ...noFields, prompt: 'so', avoid: 'nuts', servingSize: 8 });
  });

  test('the fields have back what they held when the prompt is taken away', () => {
    expect(filledIn(fields, { prompt: 'soup' }, { prompt: '' })).toMatchObject({ ...fields, prompt: '' });
    expect(filledIn({ prompt: 'soup' }, { prompt: '' }).mealType).toBe('Main Meals');
  });

  test.each([{ ingredients: 'barley' }, { mealType: 'Light Meals' } as const])(
    '%j clears the prompt',
    change => {
      expect(filledIn(fields, { prompt: 'soup' }, change)).toMatchObject({
        ...fields,
        ...change,
        prompt: '',
      });
    },
  );

  test.each([{ cuisine: 'Desi' }, { avoid: 'nuts' }, { servingSize: 2 }, { spiceLevel: 'Mild' }] as const)(
    '%j leaves the prompt alone',
    change => {
      expect(filledIn({ prompt: 'soup' }, change)).toMatchObject({ prompt: 'soup', ...change });
    },
  );
});

describe('what is sent', () => {
  test('is the lists without their empty parts, and what was chosen', () => {
    const request = filledIn({
      ...fields,
      ingredients: ' rice,, dates ,',
      avoid: ' , nuts,dairy',
      spiceLevel: 'Mild',
    });
    expect(generationBody(request)).toEqual({
      body: {
        ...fields,
        ingredients: ['rice', 'dates'],
        avoid: ['nuts', 'dairy'],
        servingSize: 4,
        spiceLevel: 'Mild',
      },
    });
  });

  test('with a prompt is the prompt with what goes with either way of asking', () => {
    expect(generationBody(filledIn(fields, { prompt: ' soup ', avoid: 'nuts' }))).toEqual({
      body: { userPrompt: 'soup', servingSize: 4, avoid: ['nuts'] },
    });
  });

  test.each([
    [{ prompt: '  ' }, 'prompt', 'Please enter a recipe request.'],
    [{}, 'ingredients', 'Please provide both ingredients and a meal type.'],
    [{ ingredients: ' , ' }, 'ingredients', 'Please provide both ingredients and a meal type.'],
    [{ ingredients: 'rice', mealType: '' }, 'mealType', 'Please provide both ingredients and a meal type.'],
  ] as const)('is nothing for %j, where %s is missing', (change, field, message) => {
    expect(generationBody(filledIn(change))).toEqual({ missing: { [field]: message } });
  });
});

describe('what a browser remembers', () => {
  test('is read as it was written', () => {
    const request = filledIn(fields, { prompt: 'soup', servingSize: 10, avoid: 'nuts' });
    expect(readRequest(JSON.parse(JSON.stringify(request)))).toEqual(request);
  });

  test.each([
    undefined,
    null,
    'x',
    7,
    [],
    { ingredients: 7, mealType: 'Brunch', servingSize: 3, setAside: 'x' },
  ])('is not believed when it is %j', stored => {
    const request = readRequest(stored);
    expect(generationBody(request)).toHaveProperty('missing');
    expect(request).toMatchObject({ prompt: '', ingredients: '', servingSize: 4, setAside: null });
  });
});

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
    const request = filledIn({ prompt: 'Pasta with Guanciale and white wine' });
    const details = [
      at('userPrompt', finding('guanciale', 'beef bacon', 'lamb')),
      at('userPrompt', finding('white wine', 'stock')),
    ];
    expect(applySubstitutes(request, details)).toEqual({
      prompt: 'Pasta with beef bacon and stock',
      avoid: '',
    });
  });

  test('in the ingredient that it stands in', () => {
    const request = filledIn({ ingredients: 'eggs, bacon rashers, bacon' });
    const details = [
      at('ingredients.1', finding('bacon', 'beef bacon')),
      at('ingredients.2', finding('bacon', 'beef bacon')),
    ];
    expect(applySubstitutes(request, details)).toEqual({
      ingredients: 'eggs, beef bacon rashers, beef bacon',
      avoid: '',
    });
  });

  test('wherever the words stand by themselves, and nowhere else', () => {
    const request = filledIn({ prompt: 'champignons with ham (ham!) and $1' });
    const details = [at('userPrompt', finding('ham', 'turkey ham'))];
    expect(applySubstitutes(request, details).prompt).toBe(
      'champignons with turkey ham (turkey ham!) and $1',
    );
  });

  test('as one ingredient, though there be a comma in it', () => {
    const request = filledIn({ ingredients: 'eggs, guanciale' });
    const details = [at('ingredients.1', finding('guanciale', 'lamb breast, cured'))];
    expect(applySubstitutes(request, details).ingredients).toBe('eggs, lamb breast cured');
  });

  test('or it goes, where nothing can take its place', () => {
    const request = filledIn({ ingredients: 'eggs, blood' });
    expect(applySubstitutes(request, [at('ingredients.1', finding('blood'))])).toEqual({
      ingredients: 'eggs',
      avoid: '',
    });
  });

  test('is named beside words that stand there in another form', () => {
    const request = filledIn({ prompt: 'Ｂａｃｏｎ pie' });
    expect(applySubstitutes(request, [at('userPrompt', finding('bacon', 'beef bacon'))]).prompt).toBe(
      'Ｂａｃｏｎ pie (with beef bacon, no bacon)',
    );
  });

  test('what came up in the recipe itself is to be avoided', () => {
    const request = filledIn({ ingredients: 'eggs', avoid: 'nuts' });
    expect(applySubstitutes(request, [at('recipe', finding('lard', 'butter'))])).toEqual({
      ingredients: 'eggs',
      avoid: 'nuts, lard',
    });
  });
});
