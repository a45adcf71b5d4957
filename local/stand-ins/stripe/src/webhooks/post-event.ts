import Stripe from 'stripe';
import type { Event } from '../store/records.ts';

interface Post {
  event: Event;
  url: string;
  secret: string;
  signal: AbortSignal;
}

export interface Posted {
  isTaken: boolean;
  /** The status, or why there was none. */
  answer: string;
}

const patienceMs = 10_000;

/** One try. The signature is of this moment by the real clock: the site that checks it knows no other. */
export async function postEvent({ event, url, secret, signal }: Post): Promise<Posted> {
  const payload = JSON.stringify(event, null, 2);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks; a stand-in)',
        'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret }),
      },
      body: payload,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
    });
    await response.body?.cancel();
    return { isTaken: response.ok, answer: String(response.status) };
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return { isTaken: false, answer: cause instanceof Error ? cause.message : String(cause) };
  }
}
