import { z } from 'zod';
import { Id, Instant } from '../api/fields.ts';

const Subscription = z.object({ userId: Id, since: Instant });

export const subscriptionEvents = {
  'subscription.activated': { version: 1, readers: ['svc-auth'], data: Subscription },
  'subscription.cancelled': { version: 1, readers: ['svc-auth'], data: Subscription },
} as const;
