import type { Log } from '@sufra/service-kit';
import { trusted } from 'mongoose';
import type { PaymentDocument } from '../models/payment-model.ts';
import type { SubscriptionDocument } from '../models/subscription-model.ts';
import { movedSince } from '../payments/moved-since.ts';
import { settlePayment } from '../payments/settle-payment.ts';
import { awayProblem } from '../stripe/stripe-faults.ts';
import { type MemberDeps, refreshMember } from '../subscriptions/refresh-member.ts';
import { republishFacts } from '../subscriptions/republish-facts.ts';
import { findStrangers } from './find-strangers.ts';

export interface ReconcileDeps extends MemberDeps {
  log: Log;
  /** False when this replica is to stop here. */
  goesOn: () => Promise<boolean>;
}

interface Report {
  looked: number;
  repaired: number;
  told: number;
}

const batch = 50;
const lanes = 4;

/** A member who has ended since is told of too: a lost end would leave one premium who does not pay. */
const toldAgainForMs = 30 * 24 * 3_600_000;

const ofInterest = () => [
  { status: 'active' as const },
  { checkout: trusted({ $ne: null }) },
  { 'atStripe.status': trusted({ $exists: true, $nin: ['canceled', 'incomplete_expired'] }) },
  { 'told.at': trusted({ $gte: new Date(Date.now() - toldAgainForMs) }) },
];

/**
 * Compares everybody who is or may become premium with Stripe, and mends what differs: events that never came, a write that was
 * cut off, a fact that another service lost.
 */
export async function reconcile(deps: ReconcileDeps): Promise<Report> {
  const { subscriptions, payments, goesOn } = deps;
  const report: Report = { looked: 0, repaired: 0, told: 0 };
  for (const { _id } of await payments.find({ isUnsettled: true }).lean<PaymentDocument[]>())
    await settlePayment(deps, _id);
  let last = '';
  while (await goesOn()) {
    const members = await subscriptions
      .find({ _id: trusted({ $gt: last }) })
      .or(ofInterest())
      .sort({ _id: 1 })
      .limit(batch)
      .lean<SubscriptionDocument[]>();
    if (members.length === 0) {
      for (const userId of await findStrangers(deps)) await compareById(deps, report, userId);
      return report;
    }
    last = members.at(-1)?._id ?? last;
    const lane = async () => {
      for (let next = members.shift(); next; next = members.shift()) await compare(deps, report, next);
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  }
  return report;
}

async function compareById(deps: ReconcileDeps, report: Report, userId: string) {
  const member = await deps.subscriptions.findById(userId).lean<SubscriptionDocument>();
  if (member) await compare(deps, report, member);
}

async function compare(deps: ReconcileDeps, report: Report, member: SubscriptionDocument): Promise<void> {
  const { subscriptions, log } = deps;
  const { _id: userId } = member;
  report.looked += 1;
  try {
    if (await isMended(deps, member)) report.repaired += 1;
  } catch (error) {
    // Stripe is away for all of them; what it says of one alone does not keep the others waiting.
    if (awayProblem(error)) throw error;
    log.error({ err: error, userId }, 'a subscription cannot be compared with Stripe');
  }
  if (await republishFacts(subscriptions, userId)) report.told += 1;
}

async function isMended(deps: ReconcileDeps, member: SubscriptionDocument): Promise<boolean> {
  const { log, stripe, payments } = deps;
  const { _id: userId, customerId, leavingAt } = member;
  if (!customerId || leavingAt) return false;
  const invoices = await movedSince({ stripe, payments }, customerId);
  const refreshed = await refreshMember(deps, { userId, invoices });
  if (!refreshed || !(refreshed.isChanged || invoices.length > 0)) return false;
  const { status, atStripe } = refreshed.member;
  const before = { status: member.status, atStripe: member.atStripe?.status };
  log.warn(
    { userId, before, after: { status, atStripe: atStripe?.status }, invoices },
    'repaired: Stripe knew better',
  );
  return true;
}
