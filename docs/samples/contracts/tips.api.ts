import { z } from 'zod';
import type { ApiTable } from './api-table.ts';
import { eventOperations } from './event-operations.ts';
import { Id, Instant } from './fields.ts';
import { orStop } from './or-stop.ts';

const Tip = z.object({
  _id: Id,
  text: z.string(),
  author: z.string().describe('the same for all tips of one member; whose it is, nothing tells'),
  tipsOfAuthor: z.int().nonnegative(),
  addedAt: Instant,
});

export const tipsApi = {
  ...eventOperations('svc-tips'),
  'GET /tips': {
    slice: 'svc-tips',
    summary: 'Tips for the kitchen, newest first',
    access: 'public',
    status: 200,
    answer: z.object({ tips: z.array(Tip) }),
    problems: [],
  },
  'POST /tips': {
    slice: 'svc-tips',
    summary: 'Add a tip',
    access: 'member',
    body: z.object({
      text: z
        .string()
        .trim()
        .min(1, orStop('Please write a tip.'))
        .max(200, orStop('Please use at most 200 characters.')),
    }),
    status: 201,
    answer: z.object({ tipId: Id }),
    problems: [],
  },
} as const satisfies ApiTable;
