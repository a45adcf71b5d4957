import type Stripe from 'stripe';
import type { OpenCheckout } from '../models/subscription-model.ts';

interface CreateSession {
  stripe: Stripe;
  userId: string;
  customer: string;
  attempt: OpenCheckout;
  priceId: string;
  publicOrigin: string;
}

/** Everything is chosen here, nothing by the browser; the same attempt always asks in the same words. */
export const createSession = ({ stripe, userId, customer, attempt, priceId, publicOrigin }: CreateSession) =>
  stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      customer,
      client_reference_id: userId,
      line_items: [{ price: priceId, quantity: 1 }],
      success_url: `${publicOrigin}/payment-success`,
      cancel_url: `${publicOrigin}/billing`,
      expires_at: Math.floor(attempt.expiresAt.getTime() / 1000),
      metadata: { userId },
      subscription_data: { metadata: { userId } },
    },
    { idempotencyKey: `checkout ${userId} ${attempt.number}` },
  );
