import type { BodyOf } from '@sufra/contracts';
import { ApiError, call, toast } from '@sufra/web-kit';
import { mutationOptions } from '@tanstack/react-query';
import { asAdmin } from '../../admin-panel/api/as-admin.ts';
import { donationsQuery } from './donations.ts';

export const recordTransferMutation = mutationOptions({
  // Without a connection it fails at once; carried out an hour later it would surprise.
  networkMode: 'always',
  mutationFn: (body: BodyOf<'POST /payment/donations/transfers'>) =>
    asAdmin(() => call('POST /payment/donations/transfers', { body })),
  onError: error => {
    // With the role the form goes, before it could say so.
    const isRefused = error instanceof ApiError && error.status === 403;
    if (isRefused) toast({ message: error.message, tone: 'danger' });
  },
  onSettled: (_answer, _error, _body, _result, { client }) => client.invalidateQueries(donationsQuery),
});
