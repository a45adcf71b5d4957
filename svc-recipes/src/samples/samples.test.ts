import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { SharedRecipe } from '@sufra/contracts';
import { ask } from '@sufra/service-kit/testing';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';
import { judgeRecipe } from '../halal/judge-recipe.ts';
import { sampleRecipes } from './sample-recipes.ts';
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

test('one that the guard refuses is not shown', () => {
  const judge: typeof judgeRecipe = recipe => ({
    ...judgeRecipe(recipe),
    verdict: recipe.title.startsWith('Carbonara') ? 'haram' : 'halal',
  });

  const titles = samplesJudgedBy(judge).map(({ title }) => title);
  expect(titles).toHaveLength(sampleRecipes.length - 1);
  expect(titles).not.toContain('Carbonara with beef bacon');
});
