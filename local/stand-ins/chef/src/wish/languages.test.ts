import { expect, test } from '@jest/globals';
import { answerRequest } from '../answer-request.ts';
import { ChefRequest } from './request.ts';

const ask = (userPrompt: string) =>
  answerRequest({ request: ChefRequest.parse({ mode: 'prompt', userPrompt }), corrections: [] });

const lentilSoup = /mercimek|shorbat adas|dal tadka/i;

test.each([
  ['soupe de lentilles', lentilSoup],
  ['velouté aux lentilles corail', lentilSoup],
  ['شوربة عدس', lentilSoup],
  ['شُورْبَة العَدَس', lentilSoup],
  ['دال کا سوپ', lentilSoup],
  ['mercimek çorbası tarifi', lentilSoup],
  ['mercimek corbasi', lentilSoup],
  ['sopa de lentejas', lentilSoup],
  ['Linsensuppe', lentilSoup],
  ['sopa de lentilhas', lentilSoup],
  ['दाल का सूप', lentilSoup],
  ['برياني دجاج', /chicken biryani/i],
  ['چکن بریانی', /chicken biryani/i],
  ['murgh biriyani', /chicken biryani/i],
  ['बिरयानी चिकन', /chicken biryani/i],
  ['arroz con leche', /kheer|sütlaç|sholeh zard|sticky rice/i],
  ['riz au lait', /kheer|sütlaç|sholeh zard|sticky rice/i],
  ['sate kambing', /lamb satay/i],
  ['kuzu güveç', /lamb güveç/i],
  ['poulet rôti aux olives', /chicken/i],
  ['gamba a la parrilla', /prawn/i],
  ['Hähnchen-Spinat-Curry', /palak chicken|chicken/i],
  ['فتوش', /fattoush/i],
  ['鶏肉のカレー', /chicken/i],
  ['minestrone alle verdure', /minestrone/i],
])('%s gives the dish that it names', (text, title) => {
  const recipe = ask(text);
  expect(recipe.title).toMatch(title);
});

test('what one language calls a food is not read into an English sentence', () => {
  const items = ask('pan fried chicken once more').ingredientLines.map(({ item }) => item);
  expect(items.join()).toMatch(/chicken/);
  expect(items.join()).not.toMatch(/bread|chapati|pita/);
});
