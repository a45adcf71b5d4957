import { z } from 'zod';
import * as limits from '../constants/limits.ts';
import { recipeFormats } from '../constants/options.ts';
import type { ApiTable } from './api-table.ts';
import { Content, Id, Instant } from './fields.ts';
import { Imported } from './import.api.ts';
import { orStop } from './or-stop.ts';
import { ownWords } from './own-words.ts';
import { PlacedFinding } from './recipe.ts';

/** Why a recipe of an archive, or a file in it, was not taken. */
export const leftReasons = [
  'forbidden',
  'already_here',
  'no_room',
  'no_ingredients',
  'too_long',
  'unreadable',
  'encoding',
  'not_a_recipe',
  'too_large',
  'too_many',
  'unsafe_name',
] as const;
export type LeftReason = (typeof leftReasons)[number];

/** Why a photo of an archive did not come with a recipe that did. */
export const leftPhotoReasons = ['unreadable', 'too_large', 'too_many', 'of_no_recipe'] as const;
export type LeftPhotoReason = (typeof leftPhotoReasons)[number];

const LeftPhoto = z.object({
  title: z.string().describe('of its recipe; of a photo `of_no_recipe`, the name of its file'),
  reason: z.enum(leftPhotoReasons),
});

const LeftOut = z.object({
  title: z.string().describe('of the recipe, or the name of a file in which none was read'),
  reason: z.enum(leftReasons),
  index: z.int().nonnegative().nullable().describe('by which it can be read again; null of a file'),
  forbidden: z.array(PlacedFinding).describe('of `forbidden`: the lines, and what to use instead'),
});

export const RecipeArchive = z.object({
  _id: Id,
  name: z.string(),
  createdAt: Instant,
  state: z.enum(['running', 'done']),
  total: z.int().nonnegative().describe('recipes that were read in it'),
  done: z.int().nonnegative().describe('of these, those that were looked at so far'),
  kept: z.int().nonnegative(),
  doubtful: z.int().nonnegative().describe('of the kept ones, those that want a halal-certified product'),
  photosKept: z.int().nonnegative().describe('photos that came with their recipes'),
  photos: z
    .int()
    .nonnegative()
    .describe('photos that did not come: of kept recipes, or beside recipes as none of theirs'),
  photosLeft: z.array(LeftPhoto).describe('of these, what is known of each; the first 200 beside recipes'),
  left: z.array(LeftOut),
  moreLeft: z.int().nonnegative().describe('files beyond those that `left` names'),
});
export type RecipeArchive = z.infer<typeof RecipeArchive>;

const params = z.object({ id: Id });
const OneArchive = z.object({ archive: RecipeArchive });

/** Recipes on their way to other programs and from them, free for every member. */
export const archivesApi = {
  'GET /recipe-files/{format}': {
    slice: 'svc-recipes',
    summary:
      'All saved recipes of the caller as one file of a format, or the one with the id, with their photos where the format has a place for them',
    access: 'member',
    params: z.object({ format: z.enum(recipeFormats) }),
    query: z.object({ id: Id.optional() }),
    gives: 'content',
    maxMs: 120_000,
    status: 200,
    answer: Content,
    problems: ['not_found'],
  },
  'POST /recipe-archives': {
    slice: 'svc-recipes',
    summary:
      'Begin to import the recipes of a file, with their photos: JSON-LD, Cooklang, an archive of Mealie or Paprika, plain text. Each is judged: nothing forbidden is kept, doubtful is. It costs no generation',
    access: 'member',
    takes: 'form',
    file: 'file',
    fileBytes: limits.archiveBytes,
    body: z.object({
      name: ownWords().trim().max(255, orStop('This is too long.')).default('').describe('of the file'),
    }),
    maxMs: 120_000,
    status: 202,
    answer: OneArchive,
    problems: ['no_recipe', 'archive_unreadable', 'archive_running', 'payload_too_large'],
  },
  'GET /recipe-archives': {
    slice: 'svc-recipes',
    summary:
      'The files that the caller imported in the last days, the newest first, each with its progress or report',
    access: 'member',
    status: 200,
    answer: z.object({ archives: z.array(RecipeArchive) }),
    problems: [],
  },
  'GET /recipe-archives/{id}': {
    slice: 'svc-recipes',
    summary: 'How far the import of a file is; at its end, what was left out and why',
    access: 'member',
    params,
    status: 200,
    answer: OneArchive,
    problems: ['not_found'],
  },
  'GET /recipe-archives/{id}/left/{index}': {
    slice: 'svc-recipes',
    summary: 'A recipe that was left out, judged line by line, to make it halal and save it',
    access: 'member',
    params: z.object({
      id: Id,
      index: z.coerce.number().pipe(z.int().nonnegative().max(limits.archiveRecipes)),
    }),
    status: 200,
    answer: Imported,
    problems: ['not_found'],
  },
} as const satisfies ApiTable;
