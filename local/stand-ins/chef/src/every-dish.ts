import { fitDish } from './cook/fit-dish.ts';
import type { ChefRecipe } from './cook/recipe.ts';
import { refusal } from './cook/refusal.ts';
import { writeRecipe } from './cook/write-recipe.ts';
import { cookIn } from './kitchens/cook-in.ts';
import { kitchens } from './kitchens/kitchens.ts';
import { dishes } from './pantry/dishes.ts';
import { ChefRequest } from './wish/request.ts';
import type { Wish } from './wish/wish.ts';

type Written = ChefRecipe & { language: string };

const nothingSpecial: Wish = {
  ...{ names: [], wanted: [], sides: [], unread: [], said: new Map(), servings: 4 },
  ...{ spice: 'Medium', goals: [], avoid: [], seed: '' },
};

/** Every dish of the kitchen without AI in each of its languages, some three hundred and fifty. */
export const everyDish = (): Written[] => [
  ...dishes.flatMap(dish => {
    const plan = fitDish(dish, [], refusal(nothingSpecial));
    return plan ? [{ ...writeRecipe(plan, nothingSpecial), language: 'en' }] : [];
  }),
  ...kitchens.flatMap(kitchen =>
    kitchen.dishes.map(({ title }) => {
      const request = ChefRequest.parse({ mode: 'prompt', userPrompt: title, language: kitchen.language });
      return { ...cookIn(kitchen, { request, corrections: [] }), language: kitchen.language };
    }),
  ),
];
