import { z } from 'zod';
import { HttpAddress, Id, Instant } from '../api/fields.ts';
import { ownedBy } from './owned-by.ts';

const Subscription = z.object({ userId: Id, since: Instant });

const Money = z.object({
  amount: z.int().nonnegative().describe('in minor units'),
  currency: z.string().length(3),
});

/** The subject is the member, the sequence that of the member's subscription. */
export const subscriptionEvents = ownedBy('svc-billing', {
  'subscription.activated': {
    version: 1,
    isUrgent: true,
    readers: ['svc-auth', 'svc-recipes', 'svc-mail'],
    data: Subscription,
  },
  'subscription.cancelled': {
    version: 1,
    isUrgent: true,
    readers: ['svc-auth', 'svc-recipes', 'svc-mail'],
    data: Subscription,
  },
  'subscription.payment-failed': {
    version: 1,
    readers: ['svc-mail'],
    data: z.object({
      userId: Id,
      ...Money.shape,
      premiumUntil: Instant.describe('when premium ends unless a payment arrives'),
    }),
  },
  'payment.received': {
    version: 1,
    readers: ['svc-mail'],
    data: z.object({
      userId: Id,
      ...Money.shape,
      donation: z.int().nonnegative().describe('what of the amount goes to charity, in minor units'),
      paidAt: Instant,
      receiptUrl: HttpAddress.nullable(),
    }),
  },
});
