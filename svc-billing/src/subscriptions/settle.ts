import { changeDocument, recordChange } from '@sufra/service-kit';
import type {
  AtStripe,
  Fact,
  SubscriptionDocument,
  SubscriptionModel,
} from '../models/subscription-model.ts';
import { isPremium } from './is-premium.ts';
import { nextCheck } from './next-check.ts';
import { standingOf } from './standing.ts';

/** A renewal that could not be charged. */
export interface FailedInvoice {
  id: string;
  amount: number;
  currency: string;
}

export interface Answer {
  /** Which of all questions about this member it answers. */
  ticket: number;
  subscription: AtStripe | null;
  failed: FailedInvoice | null;
}

export interface SettleDeps {
  subscriptions: SubscriptionModel;
  graceMs: number;
}

interface Settled {
  before: SubscriptionDocument;
  after: SubscriptionDocument;
}

type Events = NonNullable<Parameters<typeof recordChange>[0]['events']>[number];

/**
 * Writes down what Stripe answered and what follows from it, in one write with the facts that the others are told. An answer
 * to an older question than the one that is in here already changes nothing. Without an answer only time has passed.
 */
export async function settle(
  { subscriptions, graceMs }: SettleDeps,
  userId: string,
  answer?: Answer,
): Promise<Settled | null> {
  let before: SubscriptionDocument | undefined;
  const after = await changeDocument<SubscriptionDocument>({
    read: () => subscriptions.findById(userId).lean<SubscriptionDocument>().exec(),
    change: current => {
      before = current;
      if (answer && (current.heard ?? 0) >= answer.ticket) return undefined;
      return settled(current, answer, { graceMs, now: new Date() });
    },
    write: ({ filter, update }) =>
      subscriptions
        .findOneAndUpdate(filter, update, { returnDocument: 'after' })
        .lean<SubscriptionDocument>()
        .exec(),
  });
  return after && before ? { before, after } : null;
}

interface At {
  graceMs: number;
  now: Date;
}

function settled(current: SubscriptionDocument, answer: Answer | undefined, { graceMs, now }: At) {
  const heard = answer ? answer.subscription : (current.atStripe ?? null);
  // Premium that was given without Stripe is none of Stripe's business.
  if (!heard && !current.customerId) return undefined;
  const standing = standingOf({ known: current, heard, graceMs, now });
  const isChanged = standing.isPremium !== (current.status === 'active');
  // A member who was never premium has nothing that ends.
  const status = standing.isPremium ? 'active' : current.status === 'none' ? 'none' : 'cancelled';
  // No member is charged for what they do not have: Stripe is to end it, and at once.
  const hasLapsed = heard?.status === 'past_due' && !standing.isPremium && !current.endAskedAt;
  const next = {
    status,
    since: isChanged ? standing.since : (current.since ?? null),
    atStripe: heard,
    graceEndsAt: standing.graceEndsAt,
    ...(hasLapsed ? { endAskedAt: now } : {}),
  } satisfies Partial<SubscriptionDocument>;
  const nextCheckAt = hasLapsed ? now : nextCheck({ ...current, ...next }, now);
  const events: Events[] = [];
  if (isChanged && status !== 'none') {
    const type = standing.isPremium ? 'subscription.activated' : 'subscription.cancelled';
    events.push({ type, data: { userId: current._id, since: standing.since.toISOString() } });
  }
  const failed = failure(current, answer?.failed, standing);
  if (failed) events.push(failed.event);
  const recorded = recordChange({
    of: current,
    update: {
      $set: {
        ...next,
        ...(nextCheckAt ? { nextCheckAt } : {}),
        ...(answer ? { heard: answer.ticket } : {}),
      },
      // Absent, not null: a later `$min` would keep a null.
      ...(nextCheckAt ? {} : { $unset: { nextCheckAt: '' } }),
      ...(failed ? { $addToSet: { failed: failed.invoiceId } } : {}),
    },
    events,
  });
  const fact = events.length > 0 ? factIn(recorded.update.$push?.outbox) : undefined;
  if (fact) recorded.update.$set = { ...recorded.update.$set, told: fact };
  return recorded;
}

function failure(
  current: SubscriptionDocument,
  failed: FailedInvoice | null | undefined,
  { isPremium: staysPremium, graceEndsAt }: { isPremium: boolean; graceEndsAt: Date | null },
): { invoiceId: string; event: Events } | undefined {
  if (!failed || !staysPremium || !graceEndsAt || current.failed?.includes(failed.id)) return undefined;
  return {
    invoiceId: failed.id,
    event: {
      type: 'subscription.payment-failed',
      data: {
        userId: current._id,
        amount: failed.amount,
        currency: failed.currency,
        premiumUntil: graceEndsAt.toISOString(),
      },
    },
  };
}

const facts = new Set(['subscription.activated', 'subscription.cancelled']);

function factIn(pushed: unknown): Fact | undefined {
  const { $each = [] } = (pushed ?? {}) as { $each?: Fact[] };
  return $each.find(({ type }) => facts.has(type));
}

/** Whether the two differ in what a member gets. */
export const differs = ({ before, after }: Settled) =>
  before.atStripe?.status !== after.atStripe?.status ||
  before.atStripe?.id !== after.atStripe?.id ||
  isPremium(before) !== isPremium(after);
