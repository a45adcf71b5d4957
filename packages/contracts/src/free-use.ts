import { z } from 'zod';

/** What counts against the free allowance; the month is in UTC. */
export const FreeUse = z.object({
  month: z.string().regex(/^(?:\d{4}-\d{2})?$/),
  inMonth: z.int().nonnegative(),
  total: z.int().nonnegative(),
});
export type FreeUse = z.infer<typeof FreeUse>;

export interface FreeQuota {
  size: number;
  renews: 'monthly' | 'never';
}

/** 'YYYY-MM' in UTC, where the month of the allowance begins and ends. */
export const monthOf = (at: Date) => at.toISOString().slice(0, 7);

/** What of the allowance is gone: who counts and who shows it must agree. */
export function usedOf(
  { month, inMonth, total }: FreeUse,
  { renews, now }: Pick<FreeQuota, 'renews'> & { now: Date },
): number {
  if (renews === 'never') return total;
  return month === monthOf(now) ? inMonth : 0;
}
