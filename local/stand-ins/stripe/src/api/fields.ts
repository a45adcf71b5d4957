import { z } from 'zod';

/** Everything comes as text; an empty one takes a value away. */
export const text = z.string().max(5_000).optional();
export const flag = z
  .enum(['true', 'false'], { error: 'Invalid boolean' })
  .transform(value => value === 'true')
  .optional();
export const whole = z
  .string()
  .regex(/^-?\d{1,12}$/, 'Invalid integer')
  .transform(Number);
export const metadata = z
  .union([z.record(z.string().max(40), z.string().max(500)), z.literal('').transform(() => ({}))])
  .optional();
const range = z.strictObject({
  gt: whole.optional(),
  gte: whole.optional(),
  lt: whole.optional(),
  lte: whole.optional(),
});

export const created = z.union([whole.transform(time => ({ gte: time, lte: time })), range]).optional();

export const paging = {
  limit: whole.pipe(z.number().min(1).max(100)).optional(),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
};
