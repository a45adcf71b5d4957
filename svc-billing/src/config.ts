import {
  type Config,
  type Environment,
  readEnvironment,
  serviceEnvironment,
  variable,
} from '@sufra/service-kit';
import { z } from 'zod';

const billingEnvironment = {
  ...serviceEnvironment,
  STRIPE_PRICE_ID: z.string(),
  /** Enforced by svc-recipes under the same name; here it is only said on the plan card. */
  PREMIUM_GENERATIONS_PER_HOUR: variable.count().default(60),
};

export type BillingConfig = Config<typeof billingEnvironment>;

export const readConfig = (env: Environment): BillingConfig => readEnvironment(billingEnvironment, env);
