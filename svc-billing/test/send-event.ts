import { randomUUID } from 'node:crypto';
import { apiPrefix } from '@sufra/contracts';
import Stripe from 'stripe';

export const webhookSecret = 'whsec_of_the_test';

interface EventOptions {
  id?: string;
  livemode?: boolean;
  account?: string;
}

/** As Stripe writes it; what it says of the object is a copy of that moment. */
export function stripeEvent(
  type: string,
  object: object,
  { id = `evt_${randomUUID()}`, ...more }: EventOptions = {},
) {
  return { id, object: 'event', type, livemode: false, data: { object: structuredClone(object) }, ...more };
}

export type SentEvent = ReturnType<typeof stripeEvent>;

export const signed = (payload: string, { secret = webhookSecret, secondsAgo = 0 } = {}) =>
  Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(Date.now() / 1000) - secondsAgo,
  });

interface Sent {
  event?: object;
  body?: string | Uint8Array<ArrayBuffer>;
  signature?: string;
}

export async function sendEvent(origin: string, { event, body, signature }: Sent) {
  const payload = body ?? JSON.stringify(event);
  const answer = await fetch(`${origin}${apiPrefix}/payment/webhook`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signature ?? signed(String(payload)),
    },
    body: payload,
  });
  return { status: answer.status, body: await answer.json() };
}
