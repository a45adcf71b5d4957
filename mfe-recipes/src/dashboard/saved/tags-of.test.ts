import { expect, test } from '@jest/globals';
import { aRecipe } from '../../../test/a-recipe.ts';
import { findRecipes } from './find-recipes.ts';
import { tagsOf } from './tags-of.ts';

const recipes = [['iftar', 'One pan'], ['Iftar', 'one-pan'], ['Iftar'], ['Soup', 'soup']].map((tags, at) =>
  aRecipe({ _id: `65f0c00c000000000000000${at}`, tags }),
);

test('tags that differ in case or hyphen are one, written as most recipes write it', () => {
  expect(tagsOf(recipes)).toEqual([
    { key: 'iftar', tag: 'Iftar', count: 3 },
    { key: 'one pan', tag: 'One pan', count: 2 },
    { key: 'soup', tag: 'soup', count: 1 },
  ]);
});

test('a tag finds the recipes of all its spellings', () => {
  const found = (tag: string) => findRecipes(recipes, { words: '', tag, favorites: false }).length;
  expect([found('iftar'), found('ONE-PAN'), found('soup'), found('')]).toEqual([3, 2, 1, 4]);
});
