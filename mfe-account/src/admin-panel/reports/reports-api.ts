import type { BodyOf, QueryOf } from '@sufra/contracts';
import { call, paged } from '@sufra/web-kit';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { asAdmin } from '../admin-api.ts';

export const reportsKey = ['admin', 'reports'];

export type ReportState = NonNullable<QueryOf<'GET /halal/reports'>['state']>;

/** What readers said of verdicts, page by page. */
export const reportsBy = (state: ReportState | undefined) =>
  infiniteQueryOptions({
    ...paged,
    queryKey: [...reportsKey, state ?? 'all'],
    queryFn: ({ pageParam: after, signal }) =>
      asAdmin(() => call('GET /halal/reports', { query: { ...(state && { state }), after }, signal })),
    select: ({ pages }) => pages.flatMap(page => page.reports),
  });

export type Answer = BodyOf<'POST /halal/reports/{id}/answer'>;

export const answerReport = ({ id, body }: { id: string; body: Answer }) =>
  asAdmin(() => call('POST /halal/reports/{id}/answer', { params: { id }, body }));
