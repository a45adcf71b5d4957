import { z } from 'zod';
import * as limits from '../constants/limits.ts';
import type { ApiTable } from './api-table.ts';
import { Id, MessageAnswer } from './fields.ts';
import { orStop } from './or-stop.ts';
import { ownWords } from './own-words.ts';
import { Day, Recipe } from './recipe.ts';

const params = z.object({ id: Id });
const ofDay = z.object({ id: Id, day: Day });
const inCollection = z.object({ id: Id, collection: Id });
const ofCollection = z.object({ collection: Id });
const OneRecipe = z.object({ recipe: Recipe });

const CollectionName = ownWords()
  .trim()
  .min(1, orStop('Please give it a name.'))
  .max(limits.collectionNameLength, orStop('This is too long.'));

export const RecipeCollection = z.object({
  _id: Id,
  name: z.string(),
  count: z.int().nonnegative().describe('saved recipes in it'),
});
export type RecipeCollection = z.infer<typeof RecipeCollection>;

const OneCollection = z.object({ collection: RecipeCollection });

/** What a member keeps for oneself about recipes. */
export const personalApi = {
  'POST /recipes/{id}/copy': {
    slice: 'svc-recipes',
    summary: 'A second recipe with the same text, to change; it costs no generation',
    access: 'member',
    params,
    status: 201,
    answer: OneRecipe,
    problems: ['not_found', 'not_halal', 'own_recipes_full'],
  },
  'PUT /recipes/{id}/cooked/{day}': {
    slice: 'svc-recipes',
    summary: 'Note that a recipe was cooked on a day',
    access: 'member',
    params: ofDay,
    status: 200,
    answer: OneRecipe,
    problems: ['not_found'],
  },
  'DELETE /recipes/{id}/cooked/{day}': {
    slice: 'svc-recipes',
    summary: 'Note that a recipe was not cooked on a day',
    access: 'member',
    params: ofDay,
    status: 200,
    answer: OneRecipe,
    problems: ['not_found'],
  },
  'PUT /recipes/{id}/collections/{collection}': {
    slice: 'svc-recipes',
    summary: 'Put a saved recipe into a collection of the caller',
    access: 'member',
    params: inCollection,
    status: 200,
    answer: OneRecipe,
    problems: ['not_found', 'premium_only'],
  },
  'DELETE /recipes/{id}/collections/{collection}': {
    slice: 'svc-recipes',
    summary: 'Take a recipe out of a collection',
    access: 'member',
    params: inCollection,
    status: 200,
    answer: OneRecipe,
    problems: ['not_found'],
  },
  'GET /recipes/collections': {
    slice: 'svc-recipes',
    summary: 'The caller’s collections of recipes, by name, with how many are in each',
    access: 'member',
    status: 200,
    answer: z.object({ collections: z.array(RecipeCollection) }),
    problems: [],
  },
  'POST /recipes/collections': {
    slice: 'svc-recipes',
    summary: 'Begin a collection; one of that name that is there already is answered',
    access: 'member',
    body: z.object({ name: CollectionName }),
    status: 201,
    answer: OneCollection,
    problems: ['too_many_collections'],
  },
  'PATCH /recipes/collections/{collection}': {
    slice: 'svc-recipes',
    summary: 'Give a collection another name',
    access: 'member',
    params: ofCollection,
    body: z.object({ name: CollectionName }),
    status: 200,
    answer: OneCollection,
    problems: ['not_found', 'collection_known'],
  },
  'DELETE /recipes/collections/{collection}': {
    slice: 'svc-recipes',
    summary: 'Delete a collection; its recipes stay',
    access: 'member',
    params: ofCollection,
    status: 200,
    answer: MessageAnswer,
    problems: ['not_found'],
  },
} as const satisfies ApiTable;
