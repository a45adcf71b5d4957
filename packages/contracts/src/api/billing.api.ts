import { z } from 'zod';
import type { ApiTable } from './api-table.ts';

export const Plan = z.object({
  title: z.string(),
  description: z.string(),
  price: z.int().nonnegative().describe('in minor units: 499 is £4.99'),
  currency: z.literal('GBP'),
  interval: z.literal('month').nullable(),
  features: z.array(z.string()),
  mode: z.enum(['free', 'subscription']),
  highlighted: z.boolean(),
  priceId: z.string().nullable().describe('what a checkout asks for'),
});
export type Plan = z.infer<typeof Plan>;

export const billingApi = {
  'GET /payment/plans': {
    slice: 'svc-billing',
    summary: 'The two plans',
    access: 'public',
    status: 200,
    answer: z.object({ plans: z.array(Plan) }),
    problems: [],
  },
} as const satisfies ApiTable;
