import { describe, expect, test } from '@jest/globals';
import { PlacedFinding, RecipeHalal } from '@sufra/contracts';
import { aRecipe } from '../../test/a-recipe.ts';
import { judgeRecipe } from './judge-recipe.ts';

const item = (name: string) => ({ quantity: 1, unit: 'g', item: name, note: null });
const step = (text: string) => ({ text, minutes: null });

test('a recipe with nothing to remark is halal', () => {
  expect(judgeRecipe(aRecipe())).toEqual({ verdict: 'halal', notes: [], forbidden: [] });
});

test('each line that is haram is named with its place, what is wrong with it and what to use instead', () => {
  const recipe = aRecipe({
    title: 'Pasta with bacon',
    description: 'Bacon in a pan.',
    tags: ['Quick', 'Bacon'],
    ingredientLines: [item('pasta'), item('bacon')],
    steps: [step('Boil the pasta.'), step('Fry the bacon.')],
  });
  const halal = RecipeHalal.strict().parse(judgeRecipe(recipe));
  expect(halal.verdict).toBe('haram');
  expect(halal.forbidden.map(({ part, index }) => `${part} ${index}`).sort()).toEqual([
    'description 0',
    'ingredients 1',
    'steps 1',
    'tags 1',
    'title 0',
  ]);
  for (const finding of halal.forbidden) {
    expect(PlacedFinding.strict().parse(finding)).toMatchObject({ rule: 2, reason: /pork/ });
    expect(finding.words).toMatch(/^bacon$/i);
    expect(finding.use).toContain('turkey bacon');
  }
});

test('what is doubtful is noted once, beside what is haram too', () => {
  const gelatine = [item('gelatine')];
  const soak = [step('Soak the gelatine.')];
  expect(judgeRecipe(aRecipe({ ingredientLines: gelatine, steps: soak }))).toMatchObject({
    verdict: 'doubtful',
    notes: [{ words: 'gelatine' }],
    forbidden: [],
  });
  expect(judgeRecipe(aRecipe({ ingredientLines: [...gelatine, item('lard')], steps: soak }))).toMatchObject({
    verdict: 'haram',
    notes: [{ words: 'gelatine' }],
    forbidden: [{ words: 'lard', part: 'ingredients', index: 1 }],
  });
});

test('title, description, tags and steps are judged by what the ingredients say', () => {
  const recipe = aRecipe({
    title: 'Pasta with bacon',
    description: 'Bacon in a pan.',
    tags: ['Bacon'],
    ingredientLines: [item('turkey bacon')],
    steps: [step('Fry the bacon.')],
  });
  expect(judgeRecipe(recipe)).toMatchObject({ verdict: 'halal', forbidden: [] });
});

describe('a recipe in a language', () => {
  const soup = {
    title: 'Mercimek çorbası',
    description: 'Sıcak bir çorba.',
    tags: ['çorba'],
    ingredientLines: [item('kırmızı mercimek'), item('soğan')],
    steps: [{ text: 'Mercimeği ve soğanı suda yumuşayana kadar pişirin.', minutes: 25 }],
  };

  test.each([
    ['in that language', 'domuz eti'],
    ['in English', 'pork shoulder'],
  ])('is read %s', (_how, name) => {
    const judged = (language?: 'tr') =>
      judgeRecipe({ ...soup, ingredientLines: [...soup.ingredientLines, item(name)], language });
    expect(judged('tr')).toMatchObject({ verdict: 'haram', forbidden: [{ part: 'ingredients', index: 2 }] });
    expect(judged('tr').forbidden).toHaveLength(judged().forbidden.length);
  });

  test('is halal in each reading, or not at all', () => {
    expect(judgeRecipe({ ...soup, language: 'tr' }).verdict).toBe('halal');
  });
});
