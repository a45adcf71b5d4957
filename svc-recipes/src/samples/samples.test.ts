import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type SharedRecipe, siteLanguages } from '@sufra/contracts';
import { ask } from '@sufra/service-kit/testing';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';
import { isIn } from '../generation/language/lines-not-in.ts';
import { judgeRecipe } from '../halal/judge-recipe.ts';
import { sampleRecipesIn } from './sample-recipes.ts';
import { samplesJudgedBy } from './samples.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

test('a visitor reads every sample, with what the guard says of it and a picture', async () => {
  const { status, body } = await ask(under.service.url, 'GET /recipes/samples');

  expect(status).toBe(200);
  const recipes = body.recipes as SharedRecipe[];
  expect(recipes.map(({ title, halal }) => [title, halal.verdict])).toEqual([
    ['Carbonara with beef bacon', 'doubtful'],
    ['Yoghurt chicken with date rice', 'halal'],
  ]);
  expect(recipes[0]?.halal.notes.map(({ words }) => words)).toEqual(['parmesan']);
  for (const { picture } of recipes) {
    const drawn = await fetch(`${under.service.url}${picture.path}.light.svg`);
    expect(drawn.status).toBe(200);
  }
});

test.each(siteLanguages)('in %s they are in that language, with one line to look at', async language => {
  const { status, body } = await ask(under.service.url, `GET /recipes/samples?language=${language}`);
  expect(status).toBe(200);
  const recipes = body.recipes as SharedRecipe[];
  expect(recipes.map(recipe => [recipe.language, recipe.halal.verdict])).toEqual([
    [language, 'doubtful'],
    [language, 'halal'],
  ]);
  expect(recipes[0]?.halal.notes).toHaveLength(1);
  const lines = recipes.flatMap(({ title, description, ingredientLines, steps, tags }) => [
    ...[title, description, ...tags],
    ...ingredientLines.flatMap(({ item, note, unit }) => [item, note ?? '', unit ?? '']),
    ...steps.map(({ text }) => text),
  ]);
  expect(lines.filter(line => !isIn(line, language))).toEqual([]);
  for (const { nutrition, calories } of recipes) {
    const kcal = nutrition?.perServing.kcal ?? 0;
    expect(Math.abs(kcal - calories)).toBeLessThan(calories / 3);
  }
});

test('in a language that the site has not they are refused', async () => {
  expect(await ask(under.service.url, 'GET /recipes/samples?language=de')).toMatchObject({ status: 400 });
});

test('one that the guard refuses is not shown', () => {
  const judge: typeof judgeRecipe = recipe => ({
    ...judgeRecipe(recipe),
    verdict: recipe.title.startsWith('Carbonara') ? 'haram' : 'halal',
  });

  const titles = samplesJudgedBy(judge, 'en').map(({ title }) => title);
  expect(titles).toHaveLength(sampleRecipesIn('en').length - 1);
  expect(titles).not.toContain('Carbonara with beef bacon');
});
