import { composeRecipe } from './cook/compose-recipe.ts';
import { type ChefRecipe, notFood } from './cook/recipe.ts';
import { makeWish } from './wish/make-wish.ts';
import type { Asked } from './wish/read-messages.ts';

export function answerRequest(asked: Asked): ChefRecipe {
  const wish = makeWish(asked);
  return wish ? composeRecipe(wish) : notFood();
}
