import { call } from '@sufra/web-kit';
import { queryOptions } from '@tanstack/react-query';
import { asAdmin } from './as-admin.ts';

// Everybody at once: more than other answers hold.
const timeout = 60_000;

export const membersQuery = queryOptions({
  queryKey: ['admin', 'members'],
  queryFn: ({ signal }) => asAdmin(() => call('GET /auth/users', { signal, timeout })),
});
