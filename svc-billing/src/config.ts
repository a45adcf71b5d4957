import {
  type Config,
  type Environment,
  freeQuotaEnvironment,
  readEnvironment,
  secret,
  serviceEnvironment,
  variable,
} from '@sufra/service-kit';

export const environment = {
  ...serviceEnvironment,
  /** The site as browsers know it: Stripe leads them back there. */
  PUBLIC_ORIGIN: variable.origin(),
  STRIPE_API_URL: variable.origin().default('https://api.stripe.com'),
  STRIPE_SECRET_KEY: secret('provider', variable.oneWord()),
  /** Several while one takes the place of another; any of them may have signed. */
  STRIPE_WEBHOOK_SECRET: secret(
    'provider',
    variable
      .list()
      .refine(
        words => words.length > 0 && words.every(word => /^[\x21-\x7e]+$/.test(word)),
        'must hold one or more secrets, separated by commas',
      ),
  ),
  STRIPE_PRICE_ID: variable.oneWord(),
  /** Prices that are not offered any more and still make those premium who pay them. */
  STRIPE_FORMER_PRICE_IDS: variable.list().default([]),
  ...freeQuotaEnvironment,
  /** For one try of one call. */
  STRIPE_TIMEOUT_MS: variable.atLeast(1).default(5_000),
  STRIPE_RETRIES: variable.count().default(1),
  /** For all that one request of a member asks of Stripe; within the gateway's patience with these calls. */
  STRIPE_PATIENCE_MS: variable.atLeast(1).default(18_000),
  WEBHOOK_TOLERANCE_SECONDS: variable.atLeast(1).default(300),
  /** How long a checkout stays open; Stripe allows half an hour to a day. */
  CHECKOUT_MINUTES: variable
    .atLeast(31)
    .refine(minutes => minutes <= 1_439, 'must be at most 1439')
    .default(60),
  CHECKOUTS_PER_MEMBER_AND_HOUR: variable.atLeast(1).default(60),
  /** How often Stripe is asked about a member’s open checkout because the member looks. */
  LOOKS_PER_MEMBER_AND_MINUTE: variable.atLeast(1).default(30),
  PAST_DUE_GRACE_DAYS: variable.count().default(7),
  /** In UTC; each night every subscription is compared with Stripe. */
  RECONCILE_HOUR: variable
    .count()
    .refine(hour => hour <= 23, 'must be at most 23')
    .default(3),
  /** How often this replica looks for work that is due. */
  BACKGROUND_POLL_MS: variable.atLeast(10).default(1_000),
  /** After how long another replica takes over the work of one that was killed. */
  BACKGROUND_LEASE_MS: variable.atLeast(100).default(30_000),
  /** Enforced by svc-recipes under the same name; here it is only said on the plan card. */
  PREMIUM_GENERATIONS_PER_HOUR: variable.count().default(60),
};

export type BillingConfig = Config<typeof environment>;

export const readConfig = (env: Environment): BillingConfig => readEnvironment(environment, env);
