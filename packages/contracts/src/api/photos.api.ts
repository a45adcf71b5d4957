import { z } from 'zod';
import * as limits from '../constants/limits.ts';
import type { ApiTable } from './api-table.ts';
import { Content, Id } from './fields.ts';
import { orStop } from './or-stop.ts';
import { ownWords } from './own-words.ts';
import { Recipe } from './recipe.ts';

const params = z.object({ id: Id });
const OneRecipe = z.object({ recipe: Recipe });
const File = z.string().max(100, orStop());

export const photosApi = {
  'GET /recipes/photos/{file}': {
    slice: 'svc-recipes',
    summary: 'A photo of a recipe that is published or shared; its address names the width and the format',
    access: 'public',
    params: z.object({ file: File }),
    gives: 'content',
    status: 200,
    answer: Content,
    problems: ['not_found'],
  },
  'GET /recipes/{id}/photo/{file}': {
    slice: 'svc-recipes',
    summary:
      'A photo of a recipe of the caller; for moderators, that of one which waits to be published or is public',
    access: 'member',
    params: z.object({ id: Id, file: File }),
    gives: 'content',
    status: 200,
    answer: Content,
    problems: ['not_found'],
  },
  'PUT /recipes/{id}/photo': {
    slice: 'svc-recipes',
    summary:
      'Set the photo of a recipe of the caller, or only what it shows; a public recipe shows it once a moderator has seen it',
    access: 'member',
    params,
    takes: 'form',
    file: 'image',
    body: z.object({
      alt: ownWords()
        .trim()
        .max(limits.photoAltLength, orStop('This is too long.'))
        .default('')
        .describe('what it shows, for those who do not see it'),
    }),
    maxMs: 30_000,
    status: 200,
    answer: OneRecipe,
    problems: ['not_found', 'not_halal', 'image_too_large', 'not_an_image'],
  },
  'DELETE /recipes/{id}/photo': {
    slice: 'svc-recipes',
    summary: 'Remove the photo of a recipe of the caller, from its public page too',
    access: 'member',
    params,
    status: 200,
    answer: OneRecipe,
    problems: ['not_found'],
  },
} as const satisfies ApiTable;
