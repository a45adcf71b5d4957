import { call } from '@sufra/web-kit';

/** Asked anew for each calendar that this browser keeps: an older answer says nothing of it. */
export const subscriptionQuery = (member: string, calendar: string | undefined) => ({
  queryKey: ['prayer-calendar', member, calendar ?? null],
  queryFn: ({ signal }: { signal: AbortSignal }) => call('GET /prayer-calendar', { signal }),
});
