import { isDuplicateKey, type Log } from '@sufra/service-kit';
import type { InboxModel } from '../models/inbox-model.ts';
import type { SubscriptionModel } from '../models/subscription-model.ts';
import type { Ours } from '../stripe/ours.ts';
import { concernsOf, type StripeEvent } from './concerns-of.ts';

export interface ReceiveDeps {
  inbox: InboxModel;
  subscriptions: SubscriptionModel;
  ours: Ours;
  log: Log;
  /** There is something to do now. */
  nudge: () => void;
}

/**
 * Takes an event in: once it is written down Stripe may forget it. The work is done from there, also after a restart. What is
 * of another mode, another account or a customer we sold nothing to is accepted and left alone.
 */
export async function receiveWebhook(deps: ReceiveDeps, event: StripeEvent): Promise<void> {
  const { inbox, subscriptions, ours, log, nudge } = deps;
  const ignore = (reason: string) =>
    log.info({ stripeEvent: event.id, type: event.type, reason }, 'an event of Stripe’s is left alone');
  if (event.livemode !== ours.isLive) return ignore('of the other mode');
  if (event.account) return ignore('of another account');
  const concerns = concernsOf(event);
  if (!concerns) return ignore('of no interest');
  const { customerId } = concerns;
  if (customerId && !(await subscriptions.exists({ customerId }))) return ignore('of no member here');
  const now = new Date();
  try {
    await inbox.create({
      _id: event.id,
      type: event.type,
      ...concerns,
      receivedAt: now,
      dueAt: now,
      tries: 0,
      leaseUntil: new Date(0),
    });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
  nudge();
}
