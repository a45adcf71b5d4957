import type { BodyOf } from '@sufra/contracts';
import { ApiError, call, paged, toast } from '@sufra/web-kit';
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import { asAdmin } from '../admin-panel/admin-api.ts';
import { withSecondFactor } from '../second-factor/step-up/step-up.ts';

/** Keyed as everywhere on the site. Asked past the browser's own copy, so that a transfer is seen as soon as it is recorded. */
export const donationsQuery = queryOptions({
  queryKey: ['donations'],
  queryFn: ({ signal }) => call('GET /payment/donations', { signal, cache: 'no-cache' }),
});

/** Its key begins as that of the donations, with which it becomes out of date. */
export const transfersQuery = infiniteQueryOptions({
  ...paged,
  queryKey: [...donationsQuery.queryKey, 'transfers'],
  queryFn: ({ pageParam: after, signal }) =>
    call('GET /payment/donations/transfers', { query: { after }, signal }),
  select: ({ pages }) => pages.flatMap(({ transfers }) => transfers),
});

export const recordTransferMutation = mutationOptions({
  mutationFn: (body: BodyOf<'POST /payment/donations/transfers'>) =>
    asAdmin(() => withSecondFactor(() => call('POST /payment/donations/transfers', { body }))),
  onError: error => {
    // With the role the form goes, before it could say so.
    const isRefused = error instanceof ApiError && error.status === 403;
    if (isRefused) toast({ message: error.message, tone: 'danger' });
  },
  onSettled: (_answer, _error, _body, _result, { client }) => client.invalidateQueries(donationsQuery),
});
