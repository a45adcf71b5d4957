import { z } from 'zod';
import * as limits from '../constants/limits.ts';
import { cuisines, mealTypes } from '../constants/options.ts';
import type { ApiTable } from './api-table.ts';
import { Id, Instant, MessageAnswer, PersonName, SiteLanguage } from './fields.ts';
import { orStop } from './or-stop.ts';
import { ownWords } from './own-words.ts';
import { SitePages } from './page-head.ts';
import { Next, PageQuery, SearchWords } from './paged.ts';
import { SharedRecipe } from './recipe.ts';

const params = z.object({ id: Id });

/** The part of a published recipe's address that is its own. */
export const PublicationSlug = z
  .string()
  .max(120, orStop())
  .regex(/^[a-z0-9-]+$/, orStop());

const Meal = z.enum(mealTypes);
const Cuisine = z.enum(cuisines);

/** What a member says of a recipe that is to be published. */
const PublicationBody = z.object({
  author: PersonName.describe('the name that readers see; the member’s own or another'),
  meal: Meal,
  cuisine: Cuisine.nullable(),
  language: SiteLanguage.describe('that the recipe is written in'),
});
export type PublicationBody = z.infer<typeof PublicationBody>;

const outcomes = ['approved', 'refused', 'removed'] as const;
const PublicationOutcome = z.enum(outcomes);
export type PublicationOutcome = z.infer<typeof PublicationOutcome>;

const PublicationAnswer = z.object({
  outcome: PublicationOutcome.describe('removed: it was public, and a moderator took it off'),
  reason: z.string(),
  answeredAt: Instant,
});

/** How far a recipe's publication is, for its owner. */
export const Publication = PublicationBody.extend({
  slug: z.string().nullable().describe('of its public page; null before its first approval'),
  isPublic: z.boolean(),
  isWaiting: z.boolean().describe('a text of it waits for a moderator; the public one stays meanwhile'),
  isWithheld: z.boolean().describe('it was approved, and is no longer halal by our check'),
  askedAt: Instant.nullable().describe('of the text that waits'),
  publishedAt: Instant.nullable().describe('of the first text that was approved'),
  answer: PublicationAnswer.nullable().describe('the last one'),
});
export type Publication = z.infer<typeof Publication>;

/** What every visitor reads: the text that a moderator has approved, and nothing else of its owner. */
export const PublishedRecipe = SharedRecipe.extend({
  slug: z.string(),
  author: z.string(),
  meal: Meal,
  publishedAt: Instant,
  changedAt: Instant.describe('when the text that is public was approved'),
});
export type PublishedRecipe = z.infer<typeof PublishedRecipe>;

/** As a list shows it. */
export const PublishedSummary = PublishedRecipe.pick({
  slug: true,
  title: true,
  description: true,
  language: true,
  author: true,
  meal: true,
  prepTime: true,
  cookTime: true,
  picture: true,
  photo: true,
  source: true,
  publishedAt: true,
}).extend({
  cuisine: Cuisine.nullable(),
  verdict: z.enum(['halal', 'doubtful']),
});
export type PublishedSummary = z.infer<typeof PublishedSummary>;

const ModeratedText = SharedRecipe.extend({ author: z.string(), meal: Meal });

/** A text of a recipe as moderators see it. */
export const PublicationInQueue = z.object({
  _id: Id.describe('of the recipe'),
  askedAt: Instant.nullable().describe('of the text that waits'),
  waiting: ModeratedText.nullable(),
  approved: ModeratedText.nullable().describe('the text that is public, or was until it was withheld'),
  slug: z.string().nullable(),
  isPublic: z.boolean(),
  isByMember: z.boolean().describe('who is mailed the answer'),
  answer: PublicationAnswer.nullable(),
});
export type PublicationInQueue = z.infer<typeof PublicationInQueue>;

const AskedAt = z
  .string()
  .max(40, orStop())
  .regex(/^[\d:.TZ-]+$/, orStop());

const AnswerBody = z
  .object({
    outcome: PublicationOutcome,
    askedAt: AskedAt.optional().describe('of the text that the moderator has read; not for a removal'),
    reason: ownWords()
      .trim()
      .max(limits.publicationReasonLength, orStop('This is too long.'))
      .default('')
      .describe('mailed to the member; it may be left out of an approval alone'),
  })
  .refine(({ outcome, reason }) => outcome === 'approved' || reason !== '', {
    ...orStop('Please fill this in.'),
    path: ['reason'],
  })
  .refine(({ outcome, askedAt }) => outcome === 'removed' || askedAt !== undefined, {
    ...orStop('Please fill this in.'),
    path: ['askedAt'],
  });
export type PublicationAnswerBody = z.infer<typeof AnswerBody>;

export const publicationsApi = {
  'GET /recipes/published': {
    slice: 'svc-recipes',
    summary: 'The published recipes, newest first, page by page',
    access: 'public',
    query: z.object({
      q: SearchWords.optional().describe(
        'words of title, description, ingredients and tags, or parts of them',
      ),
      meal: Meal.optional(),
      cuisine: Cuisine.optional(),
      ...PageQuery.shape,
    }),
    status: 200,
    answer: z.object({ recipes: z.array(PublishedSummary), next: Next }),
    problems: [],
  },
  'GET /recipes/published/{slug}': {
    slice: 'svc-recipes',
    summary: 'A published recipe, in the text that a moderator has approved',
    access: 'public',
    params: z.object({ slug: PublicationSlug }),
    status: 200,
    answer: z.object({ recipe: PublishedRecipe }),
    problems: ['not_found', 'recipe_withheld'],
  },
  'POST /recipes/published/{slug}/copy': {
    slice: 'svc-recipes',
    summary:
      'A copy of a published recipe among the caller’s own, which costs no generation; saved for premium members',
    access: 'member',
    params: z.object({ slug: PublicationSlug }),
    status: 200,
    answer: z.object({ recipe: z.object({ _id: Id, title: z.string(), isSaved: z.boolean() }) }),
    problems: ['not_found', 'recipe_withheld'],
  },
  'GET /recipes/pages': {
    slice: 'svc-recipes',
    summary: 'The pages of published recipes, for the sitemap',
    access: 'public',
    status: 200,
    answer: SitePages,
    problems: [],
  },
  'GET /recipes/publications': {
    slice: 'svc-recipes',
    summary: 'Recipes that wait to be published, or are, the newest first, page by page',
    access: 'moderator',
    query: z.object({
      state: z.enum(['waiting', 'public']).default('waiting'),
      ...PageQuery.shape,
    }),
    status: 200,
    answer: z.object({ publications: z.array(PublicationInQueue), next: Next }),
    problems: [],
  },
  'POST /recipes/publications/{id}/answer': {
    slice: 'svc-recipes',
    summary:
      'Approve or refuse the text that waits, or take a public recipe off; the member is mailed the answer',
    access: 'moderator',
    params,
    body: AnswerBody,
    status: 200,
    answer: z.object({ publication: PublicationInQueue }),
    problems: ['not_found', 'publication_changed', 'recipe_not_halal'],
  },
  'GET /recipes/{id}/publication': {
    slice: 'svc-recipes',
    summary: 'How far the publication of a recipe of the caller is',
    access: 'member',
    params,
    status: 200,
    answer: z.object({ publication: Publication.nullable().describe('null where it was not asked for') }),
    problems: ['not_found'],
  },
  'POST /recipes/{id}/publication': {
    slice: 'svc-recipes',
    summary:
      'Ask moderators to publish a recipe as it is now; a text that is public stays until they have answered',
    access: 'member',
    params,
    body: PublicationBody,
    status: 201,
    answer: z.object({ publication: Publication }),
    problems: ['not_found', 'recipe_private', 'recipe_not_halal', 'recipe_unfinished'],
  },
  'DELETE /recipes/{id}/publication': {
    slice: 'svc-recipes',
    summary: 'Take a recipe off its public page at once, and back from the moderators',
    access: 'member',
    params,
    status: 200,
    answer: MessageAnswer,
    problems: ['not_found'],
  },
} as const satisfies ApiTable;
