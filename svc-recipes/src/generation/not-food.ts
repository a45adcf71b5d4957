import { Problem } from '@sufra/service-kit';
import { localChef } from './local-chef.ts';

interface NoRecipe {
  knows?: string[] | undefined;
  modelName: string;
}

/** What is nothing to eat; or what the kitchen without AI does not know, with dishes that it does. A model may name none. */
export function notFood({ knows = [], modelName }: NoRecipe): Problem {
  if (modelName !== localChef || knows.length === 0) return new Problem('not_food');
  return new Problem('dish_unknown', { details: knows.map(message => ({ path: 'dish', message })) });
}
