import { describe, expect, test } from '@jest/globals';
import { judge } from './judge-text.ts';

describe('a step is judged by what the ingredients say', () => {
  test.each([
    ['4 slices turkey bacon', 'Fry the bacon.', 'halal'],
    ['4 slices turkey bacon', 'Crumble the bacon strips over it.', 'halal'],
    ['4 slices bacon', 'Fry the bacon.', 'haram'],
    ['4 slices turkey bacon', 'Fry the pork bacon.', 'haram'],
    ['4 slices turkey bacon', 'Add the ham.', 'haram'],
    ['turkey ham', 'Add the Parma ham.', 'haram'],
    ['vegan chorizo', 'Slice the chorizo.', 'halal'],
    ['300 g chicken sausages', 'Grill the sausages.', 'halal'],
    ['halal gelatine', 'Soak the gelatine.', 'halal'],
    ['200 ml alcohol-free wine', 'Pour in the wine.', 'doubtful'],
    ['2 tbsp red wine vinegar', 'Pour in the wine.', 'haram'],
    ['2 cucharadas de vinagre de vino', 'Añadir el vino.', 'haram'],
    ['no bacon', 'Fry the bacon.', 'haram'],
  ])('%s: %s', (ingredient, step, verdict) => {
    expect(judge(step, { ingredients: [ingredient] }).verdict).toBe(verdict);
  });

  test('one that is named with and without its animal is haram', () => {
    expect(judge('Fry the bacon.', { ingredients: ['4 slices turkey bacon', '100 g bacon'] }).verdict).toBe(
      'haram',
    );
  });
});

describe('an animal that is eaten is an ingredient', () => {
  const celery = ['4 sticks of celery', '4 tbsp peanut butter', '2 tbsp raisins'];
  test.each([
    ['Put the raisins on top: these are the ants.', celery, 'halal'],
    ['Roll the pasta off, forming snail-like curls.', ['200 g flour', '2 eggs'], 'halal'],
    ['Hormigas en un tronco', ['apio', 'crema de cacahuate', 'pasas'], 'halal'],
    ['Add the snails.', ['12 snails in their shells', '50 g butter'], 'haram'],
    ['Snail soup', [], 'haram'],
    ['Snail soup', ['1 kg meat'], 'haram'],
    ['Fry the bacon.', celery, 'haram'],
  ])('%s of %j', (text, ingredients, verdict) => {
    expect(judge(text, { ingredients }).verdict).toBe(verdict);
  });
});

describe('a dish that is doubtful by its classic recipe', () => {
  test.each([
    ['Spaghetti carbonara', ['spaghetti', '4 slices turkey bacon'], 'halal'],
    ['Spaghetti carbonara', ['spaghetti', 'pancetta'], 'doubtful'],
    ['Spaghetti carbonara', ['spaghetti', 'sausage'], 'doubtful'],
    ['Tiramisu', ['coffee', 'mascarpone'], 'halal'],
    ['Coq au vin', ['chicken', 'grape juice'], 'haram'],
  ])('%s of %j', (title, ingredients, verdict) => {
    expect(judge(title, { ingredients }).verdict).toBe(verdict);
  });
});
