import { z } from 'zod';
import type { ApiTable } from './api-table.ts';
import { Id } from './fields.ts';
import { Recipe } from './recipe.ts';
import {
  areAmountsMeant,
  RecipeVersion,
  RecipeVersionText,
  TextVersion,
  WrittenRecipe,
} from './written-recipe.ts';

const params = z.object({ id: Id });
const ofVersion = z.object({ id: Id, version: z.coerce.number().pipe(TextVersion) });
const OneRecipe = z.object({ recipe: Recipe });

export const ownRecipesApi = {
  'POST /recipes': {
    slice: 'svc-recipes',
    summary:
      'Save a recipe that the caller has written: nothing forbidden is saved, doubtful is. It costs no generation',
    access: 'member',
    body: WrittenRecipe.extend({ areAmountsMeant }),
    status: 201,
    answer: OneRecipe,
    problems: ['not_halal', 'amounts_unlikely', 'own_recipes_full'],
  },
  'PUT /recipes/{id}': {
    slice: 'svc-recipes',
    summary: 'Change the text of a recipe of the caller, judged anew; the text before stays as a version',
    access: 'member',
    params,
    body: WrittenRecipe.extend({
      areAmountsMeant,
      version: TextVersion.describe('what the change is based on'),
    }),
    status: 200,
    answer: OneRecipe,
    problems: ['not_found', 'not_halal', 'amounts_unlikely', 'recipe_changed'],
  },
  'GET /recipes/{id}/versions': {
    slice: 'svc-recipes',
    summary: 'The last twenty versions of a recipe’s text, the newest first, with what changed',
    access: 'member',
    params,
    status: 200,
    answer: z.object({ versions: z.array(RecipeVersion) }),
    problems: ['not_found'],
  },
  'GET /recipes/{id}/versions/{version}': {
    slice: 'svc-recipes',
    summary: 'One version of a recipe with its text',
    access: 'member',
    params: ofVersion,
    status: 200,
    answer: z.object({ version: RecipeVersionText }),
    problems: ['not_found'],
  },
  'POST /recipes/{id}/versions/{version}/restore': {
    slice: 'svc-recipes',
    summary: 'Save the text of an older version as a new one, judged anew',
    access: 'member',
    params: ofVersion,
    body: z.object({ version: TextVersion.describe('the one that is current for the caller') }),
    status: 200,
    answer: OneRecipe,
    problems: ['not_found', 'not_halal', 'recipe_changed'],
  },
} as const satisfies ApiTable;
