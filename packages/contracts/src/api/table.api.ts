import { z } from 'zod';
import type { ApiTable } from './api-table.ts';
import { Id } from './fields.ts';
import { Next, PageQuery } from './paged.ts';
import { Recipe } from './recipe.ts';

const params = z.object({ id: Id });
const OneRecipe = z.object({ recipe: Recipe });

/** Saved recipes that members of a household show each other, planned or not. */
export const tableApi = {
  'GET /recipes/table': {
    slice: 'svc-recipes',
    summary:
      'The recipes that other members of the caller’s household show, the newest first; none without one',
    access: 'member',
    query: PageQuery,
    maxMs: 30_000,
    status: 200,
    answer: z.object({
      recipes: z.array(Recipe),
      next: Next,
      isShared: z.boolean().describe('whether the caller belongs to a household'),
    }),
    problems: [],
  },
  'PUT /recipes/{id}/table': {
    slice: 'svc-recipes',
    summary: 'Show a saved recipe to the household: its members read it and may save a copy',
    access: 'member',
    params,
    status: 200,
    answer: OneRecipe,
    problems: ['not_found', 'forbidden', 'recipe_taken_off'],
  },
  'DELETE /recipes/{id}/table': {
    slice: 'svc-recipes',
    summary: 'Show a recipe to the household no longer; copies stay with those who saved one',
    access: 'member',
    params,
    status: 200,
    answer: OneRecipe,
    problems: ['not_found'],
  },
  'POST /recipes/{id}/table/copy': {
    slice: 'svc-recipes',
    summary:
      'A copy of a recipe that another member shows, among the caller’s own, which costs no generation; saved for premium members',
    access: 'member',
    params,
    status: 200,
    answer: OneRecipe,
    problems: ['not_found', 'recipe_private', 'recipe_withheld'],
  },
} as const satisfies ApiTable;
