import { composeRecipe } from './cook/compose-recipe.ts';
import { type ChefRecipe, notFood } from './cook/recipe.ts';
import { cookIn } from './kitchens/cook-in.ts';
import { kitchenOf } from './kitchens/kitchens.ts';
import { makeWish } from './wish/make-wish.ts';
import type { Asked } from './wish/read-messages.ts';

export function answerRequest(asked: Asked): ChefRecipe {
  const kitchen = kitchenOf(asked.request.language);
  if (kitchen) return cookIn(kitchen, asked);
  const wish = makeWish(asked);
  return wish ? composeRecipe(wish) : notFood();
}
