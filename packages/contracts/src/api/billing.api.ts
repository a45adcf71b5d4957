import { z } from 'zod';
import * as limits from '../constants/limits.ts';
import type { ApiTable } from './api-table.ts';
import { eventOperations } from './event-operations.ts';
import { EmailAddress, HttpAddress, Instant, MessageAnswer } from './fields.ts';
import { orStop } from './or-stop.ts';
import { ownWords } from './own-words.ts';
import { Next, PageQuery } from './paged.ts';

const Pence = z.int().nonnegative().describe('in minor units: 499 is £4.99');
const Currency = z.literal('GBP');

export const Plan = z.object({
  title: z.string(),
  description: z.string(),
  price: Pence,
  currency: Currency,
  interval: z.literal('month').nullable(),
  features: z.array(z.string()),
  quota: z
    .object({ size: z.int().nonnegative(), renews: z.enum(['monthly', 'never']) })
    .nullable()
    .describe('how many recipes may be generated; null without a limit'),
  mode: z.enum(['free', 'subscription']),
  highlighted: z.boolean(),
  priceId: z.string().nullable().describe('what a checkout asks for'),
});
export type Plan = z.infer<typeof Plan>;

/** What the billing page says of a member's subscription. */
export const Subscription = z.object({
  state: z
    .enum(['none', 'confirming', 'active', 'past_due', 'ended'])
    .describe(
      'confirming: a checkout was completed or may still be, and the payment provider was asked; past_due: a renewal failed',
    ),
  isPremium: z.boolean(),
  since: Instant.nullable(),
  nextPayment: z.object({ at: Instant, amount: Pence, currency: Currency }).nullable(),
  premiumUntil: Instant.nullable().describe('when premium ends unless a failed renewal is paid'),
  endedAt: Instant.nullable(),
  canManagePayment: z.boolean().describe('whether the provider’s portal knows this member'),
});
export type Subscription = z.infer<typeof Subscription>;

export const Payment = z.object({
  _id: z.string(),
  at: Instant,
  amount: Pence,
  currency: Currency,
  status: z.enum(['paid', 'failed', 'refunded', 'partly_refunded', 'disputed']),
  refunded: Pence,
  donation: Pence.describe('what of it is pledged to charity, after refunds'),
  receiptUrl: HttpAddress.nullable(),
});
export type Payment = z.infer<typeof Payment>;

const Month = z.string().regex(/^\d{4}-\d{2}$/);

export const Transfer = z.object({
  at: Instant,
  amount: z.int().describe('in minor units; of a correction the difference, which may be below zero'),
  charity: z.string(),
  reference: z.string(),
});
export type Transfer = z.infer<typeof Transfer>;

/** The charity ledger as every visitor may read it. Members do not appear in it. */
export const Donations = z.object({
  currency: Currency,
  pledged: z.int().describe('in minor units, less what refunds took back'),
  given: z.int().describe('in minor units'),
  months: z
    .array(z.object({ month: Month, pledged: z.int(), given: z.int() }))
    .describe('oldest first, in UTC'),
  transfers: z
    .array(Transfer)
    .describe(`the newest ${limits.pageLength}; GET /payment/donations/transfers has all of them`),
  chain: z
    .object({ entries: z.int().nonnegative(), head: z.string().nullable() })
    .describe('how long the chain of entries is and the hash of its last: a changed history changes it'),
});
export type Donations = z.infer<typeof Donations>;

const line = (longest: number) =>
  ownWords()
    .trim()
    .min(1, orStop('Please fill this in.'))
    .max(longest, orStop(`Please use at most ${longest} characters.`))
    .regex(/^\P{Cc}*$/u, orStop('Please use one line of text.'));

export const CheckoutBody = z.object({
  priceId: z.string().max(200, orStop()),
  mode: z.literal('subscription'),
  email: EmailAddress.optional().describe(
    'what the checkout is filled in with; the payer may change it there',
  ),
});

export const TransferBody = z.object({
  amount: z.int().positive('Please enter an amount above zero.').max(100_000_000, 'This is too much.'),
  charity: line(200),
  reference: line(200).describe('of the bank transfer; one charity has each reference once'),
});

const Address = z.object({ url: HttpAddress });

export const billingApi = {
  ...eventOperations('svc-billing'),
  'GET /payment/plans': {
    slice: 'svc-billing',
    summary: 'The two plans',
    access: 'public',
    status: 200,
    answer: z.object({ plans: z.array(Plan) }),
    problems: [],
  },
  'POST /payment/create-checkout-session': {
    slice: 'svc-billing',
    summary: 'Where to pay for premium; asked again while it is open, the same address',
    access: 'member',
    body: CheckoutBody,
    maxMs: 25_000,
    status: 200,
    answer: Address,
    problems: ['unknown_price', 'already_premium'],
  },
  'GET /payment/subscription': {
    slice: 'svc-billing',
    summary: 'The state of the caller’s subscription; after a checkout the payment provider itself is asked',
    access: 'member',
    maxMs: 25_000,
    status: 200,
    answer: Subscription,
    problems: [],
  },
  'GET /payment/payments': {
    slice: 'svc-billing',
    summary: 'The payments of the caller, newest first, page by page',
    access: 'member',
    query: PageQuery,
    status: 200,
    answer: z.object({ payments: z.array(Payment), next: Next }),
    problems: [],
  },
  'POST /payment/portal': {
    slice: 'svc-billing',
    summary: 'Where to change the payment method',
    access: 'member',
    maxMs: 25_000,
    status: 200,
    answer: Address,
    problems: ['not_premium'],
  },
  'POST /payment/cancel-subscription': {
    slice: 'svc-billing',
    summary: 'End premium at once',
    access: 'member',
    maxMs: 25_000,
    status: 200,
    answer: MessageAnswer,
    problems: ['not_premium'],
  },
  'POST /payment/webhook': {
    slice: 'svc-billing',
    summary: 'What the payment provider tells, signed over the bytes as they came',
    access: 'public',
    takes: 'bytes',
    body: z.instanceof(Uint8Array),
    maxMs: 25_000,
    status: 200,
    answer: z.object({ received: z.literal(true) }),
    problems: ['signature_invalid'],
  },
  'GET /payment/donations': {
    slice: 'svc-billing',
    summary: 'What was pledged to charity and what was given, by month',
    access: 'public',
    status: 200,
    answer: Donations,
    problems: [],
  },
  'GET /payment/donations/transfers': {
    slice: 'svc-billing',
    summary: 'What was given to charities, newest first, page by page',
    access: 'public',
    query: PageQuery,
    status: 200,
    answer: z.object({ transfers: z.array(Transfer), next: Next }),
    problems: [],
  },
  'POST /payment/donations/transfers': {
    slice: 'svc-billing',
    summary: 'Record what was given to a charity',
    access: 'admin',
    asksSecondFactor: true,
    body: TransferBody,
    status: 201,
    answer: z.object({ transfer: Transfer }),
    problems: ['transfer_known'],
  },
} as const satisfies ApiTable;
