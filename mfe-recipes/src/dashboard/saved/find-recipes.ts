import { type Recipe, tagKey } from '@sufra/contracts';
import { matchesWords } from '@sufra/web-kit';
import { isWholeRecipe } from '../../recipe/is-whole-recipe.ts';

export interface RecipeFilter {
  words: string;
  /** Empty for any. */
  tag: string;
  favorites: boolean;
}

export const findRecipes = (recipes: Recipe[], { words, tag, favorites }: RecipeFilter) =>
  recipes.filter(
    recipe =>
      (!favorites || recipe.favorite) &&
      (tag === '' || hasTag(recipe, tag)) &&
      (words.trim() === '' || matchesWords(words, textsOf(recipe))),
  );

const hasTag = (recipe: Recipe, tag: string) =>
  isWholeRecipe(recipe) && recipe.tags.some(each => tagKey(each) === tagKey(tag));

// One that is broken has nothing to be found by, and must not cost the others.
const textsOf = (recipe: Recipe) =>
  isWholeRecipe(recipe)
    ? [recipe.title, recipe.description, ...recipe.ingredientLines.map(({ item }) => item), ...recipe.tags]
    : [];
