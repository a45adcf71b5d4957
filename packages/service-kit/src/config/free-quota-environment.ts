import { limits } from '@sufra/contracts';
import { z } from 'zod';
import { count } from './variables.ts';

/** What a member without premium may generate: the services that count it, show it and offer it read the same. */
export const freeQuotaEnvironment = {
  FREE_QUOTA_SIZE: count().default(limits.freeGenerations),
  FREE_QUOTA_RENEWS: z.enum(['monthly', 'never'], 'must be monthly or never').default('monthly'),
};
