import { describe, expect, test } from '@jest/globals';
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
        language: 'en',
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
      body: { language: 'en', userPrompt: 'soup', avoid: ['nuts'] },
    });
  });

  test('with a prompt is a number of people only where one was chosen: the words may say another', () => {
    const body = (servingSize: 2 | 4) =>
      generationBody(filledIn({ prompt: 'soup for two' }, { servingSize }));
    expect(body(4)).toEqual({ body: { language: 'en', userPrompt: 'soup for two' } });
    expect(body(2)).toEqual({ body: { language: 'en', userPrompt: 'soup for two', servingSize: 2 } });
  });

  test('says the language of the page', () => {
    document.documentElement.lang = 'ar';
    expect(generationBody(filledIn({ prompt: 'كبسة' }))).toMatchObject({ body: { language: 'ar' } });
    document.documentElement.lang = 'en-XA';
    expect(generationBody(filledIn({ prompt: 'soup' }))).toMatchObject({ body: { language: 'en' } });
    document.documentElement.lang = 'en';
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
