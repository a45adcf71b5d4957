import { z } from 'zod';

/** How a call of the API can go wrong. */
export const Fault = z.strictObject({
  fault: z.enum(['error', 'rate-limit', 'hang', 'drop', 'slow']),
  /** Which calls: 'POST', and the beginning of a path. */
  method: z.enum(['GET', 'POST', 'DELETE']).optional(),
  path: z.string().startsWith('/v1/').optional(),
  /** The first of the matching calls that it happens to, and to how many from there on. */
  nth: z.int().min(1).default(1),
  times: z.int().min(1).max(1_000_000).default(1),
  /** Before anything is done, or when all is done and only the answer is lost. */
  when: z.enum(['before', 'after']).default('before'),
  /** Of `hang` and `slow` how long, of `rate-limit` and `error` what Retry-After says. */
  seconds: z.number().min(0).max(600).optional(),
  status: z.int().min(400).max(599).default(500),
});
export type Fault = z.infer<typeof Fault>;
