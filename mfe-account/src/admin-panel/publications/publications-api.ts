import type { BodyOf, QueryOf } from '@sufra/contracts';
import { call, paged } from '@sufra/web-kit';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { asAdmin } from '../admin-api.ts';

export const publicationsKey = ['admin', 'publications'];

export type PublicationState = NonNullable<QueryOf<'GET /recipes/publications'>['state']>;

/** Recipes that wait to be published, or are, page by page. */
export const publicationsIn = (state: PublicationState) =>
  infiniteQueryOptions({
    ...paged,
    queryKey: [...publicationsKey, state],
    queryFn: ({ pageParam: after, signal }) =>
      asAdmin(() => call('GET /recipes/publications', { query: { state, limit: '20', after }, signal })),
    select: ({ pages }) => pages.flatMap(page => page.publications),
  });

export type Answer = BodyOf<'POST /recipes/publications/{id}/answer'>;

export const answerPublication = ({ id, body }: { id: string; body: Answer }) =>
  asAdmin(() => call('POST /recipes/publications/{id}/answer', { params: { id }, body }));
