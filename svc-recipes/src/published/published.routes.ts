import { routes } from '@sufra/service-kit';
import { type CopyDeps, copyPublic } from '../library/copy-shared-recipe.ts';
import { headOfShared } from '../library/head-of-shared.ts';
import { answerPublication } from './answer-publication.ts';
import { asJudged } from './as-judged.ts';
import { askForPublication, type PublicationDeps } from './ask-for-publication.ts';
import { endPublication, publicationOf } from './end-publication.ts';
import { findPublic, listPages, listPublished, readPublished } from './find-published.ts';
import { headOfPublished } from './head-of-published.ts';
import { listPublications } from './list-publications.ts';

type Deps = PublicationDeps & CopyDeps;

export const publishedRoutes = (deps: Deps) =>
  routes({
    'GET /recipes/published': ({ query }) => listPublished(deps, query),
    'GET /recipes/published/{slug}': ({ params }) => readPublished(deps, params.slug),
    'POST /recipes/published/{slug}/copy': async ({ params, caller }) => {
      const shared = asJudged(await findPublic(deps, params.slug));
      const { _id, title, isSaved } = await copyPublic(deps, { ownerId: caller.userId, shared });
      return { recipe: { _id, title, isSaved } };
    },
    'GET /recipes/head': async ({ query: { path } }) =>
      (await headOfPublished(deps, path)) ?? headOfShared(deps, path),
    'GET /recipes/pages': () => listPages(deps),
    'GET /recipes/publications': ({ query }) => listPublications(deps, query),
    'POST /recipes/publications/{id}/answer': ({ params, body, caller }) =>
      answerPublication(deps, { id: params.id, moderatorId: caller.userId, body }),
    'GET /recipes/{id}/publication': async ({ params: { id }, caller }) => ({
      publication: await publicationOf({ recipes: deps.recipes, ownerId: caller.userId, id }),
    }),
    'POST /recipes/{id}/publication': async ({ params: { id }, body, caller }) => ({
      publication: await askForPublication(deps, { ownerId: caller.userId, id, body }),
    }),
    'DELETE /recipes/{id}/publication': ({ params: { id }, caller }) =>
      endPublication({ recipes: deps.recipes, ownerId: caller.userId, id }),
  });
