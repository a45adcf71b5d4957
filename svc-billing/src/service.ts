import { openService, type RunningService, securityLog } from '@sufra/service-kit';
import { reconcileWhenDue } from './background/reconcile-when-due.ts';
import { runDueMemberWork } from './background/run-due-member-work.ts';
import { checkoutRoutes } from './checkout/checkout.routes.ts';
import { sharing } from './checkout/sharing.ts';
import type { BillingConfig } from './config.ts';
import { eventHandlers } from './event-handlers.ts';
import { ledgerRoutes } from './ledger/ledger.routes.ts';
import { migrations } from './migrations/migrations.ts';
import { inboxModel } from './models/inbox-model.ts';
import { ledgerModel } from './models/ledger-model.ts';
import { ledgerSumsModel } from './models/ledger-sums-model.ts';
import { paymentModel } from './models/payment-model.ts';
import { subscriptionModel } from './models/subscription-model.ts';
import { paymentRoutes } from './payments/payments.routes.ts';
import { plansRoutes } from './plans/plans.routes.ts';
import { plans } from './plans/plans.ts';
import { openStripe } from './stripe/open-stripe.ts';
import { oursOf } from './stripe/ours.ts';
import { subscriptionRoutes } from './subscriptions/subscriptions.routes.ts';
import { inboxBacklog } from './webhook/inbox-backlog.ts';
import { webhookRoutes } from './webhook/webhook.routes.ts';
import { workInbox } from './webhook/work-inbox.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export async function start(config: BillingConfig): Promise<RunningService> {
  const service = openService({ name: 'svc-billing', config });
  const { mongo, log, throttle } = service;
  const { stripePriceId: priceId, stripePatienceMs: patienceMs } = config;
  const subscriptions = subscriptionModel(mongo);
  const payments = paymentModel(mongo);
  const ledger = ledgerModel(mongo);
  const inbox = inboxModel(mongo);
  const ours = oursOf(config.stripeSecretKey, [priceId, ...config.stripeFormerPriceIds]);
  const stripe = openStripe({
    apiUrl: config.stripeApiUrl,
    secretKey: config.stripeSecretKey,
    timeoutMs: config.stripeTimeoutMs,
    retries: config.stripeRetries,
  });
  const { backgroundLeaseMs: leaseMs, backgroundPollMs: everyMs } = config;
  const members = { stripe, ours, subscriptions, payments, ledger, graceMs: config.pastDueGraceDays * day };
  const incoming = service.inBackground('webhook events', {
    work: () => workInbox({ ...members, inbox, log, leaseMs }),
    everyMs,
  });
  const dueMembers = service.inBackground('due members', {
    work: () => runDueMemberWork({ ...members, inbox, log, leaseMs }),
    everyMs,
  });
  service.inBackground('reconciliation', {
    work: reconcileWhenDue({
      ...members,
      job: service.job({ name: 'reconcile', leaseMs }),
      hour: config.reconcileHour,
      log,
    }),
    everyMs: 10 * everyMs,
  });
  service.metrics.watch({
    name: 'sufra_webhook_inbox_waiting',
    help: 'Events of Stripe’s that are not worked on yet',
    read: async () => (await inboxBacklog(inbox)).count,
  });
  service.metrics.watch({
    name: 'sufra_webhook_inbox_oldest_seconds',
    help: 'Age of the oldest event of Stripe’s that is not worked on yet',
    read: async () => (await inboxBacklog(inbox)).oldestSeconds,
  });
  const logSecurity = securityLog(log);
  return service.start({
    routes: [
      plansRoutes({
        plans: plans({
          priceId,
          generationsPerHour: config.premiumGenerationsPerHour,
          quota: { size: config.freeQuotaSize, renews: config.freeQuotaRenews },
        }),
      }),
      checkoutRoutes({
        ...members,
        priceId,
        publicOrigin: config.publicOrigin,
        checkoutMs: config.checkoutMinutes * minute,
        throttle,
        checkoutsPerMember: {
          name: 'checkouts',
          most: config.checkoutsPerMemberAndHour,
          windowMs: hour,
        },
        sharing: sharing(),
        patienceMs,
      }),
      subscriptionRoutes({
        ...members,
        throttle,
        looksPerMember: { name: 'looks', most: config.looksPerMemberAndMinute, windowMs: minute },
        patienceMs,
        log,
      }),
      paymentRoutes({ payments }),
      ledgerRoutes({ ledger, ledgerSums: ledgerSumsModel(mongo), logSecurity }),
      webhookRoutes({
        inbox,
        subscriptions,
        ours,
        log,
        nudge: incoming.nudge,
        secrets: config.stripeWebhookSecret,
        toleranceSeconds: config.webhookToleranceSeconds,
        logSecurity,
      }),
    ],
    eventHandlers: eventHandlers({ subscriptions, nudge: dueMembers.nudge }),
    outboxes: [subscriptions],
    migrations: migrations(subscriptions),
  });
}
