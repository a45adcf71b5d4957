import type { Allowance, FreeUse } from './allowance-model.ts';

export interface FreeQuota {
  size: number;
  renews: 'monthly' | 'never';
}

/** 'YYYY-MM' in UTC, where the month of the allowance begins and ends. */
export const monthOf = (at: Date) => at.toISOString().slice(0, 7);

function usedOf({ month, inMonth, total }: FreeUse, { renews }: FreeQuota, now: Date): number {
  if (renews === 'never') return total;
  return month === monthOf(now) ? inMonth : 0;
}

/** With what an earlier account of the same address has used. */
export const allUsed = (
  { free, usedBefore }: Pick<Allowance, 'free' | 'usedBefore'>,
  quota: FreeQuota,
  now: Date,
) => usedOf(free, quota, now) + (usedBefore ? usedOf(usedBefore, quota, now) : 0);

/** Both as one, as svc-auth shows it. */
export function together(free: FreeUse, usedBefore: FreeUse | null | undefined): FreeUse {
  if (!usedBefore) return free;
  const [newer, older] = free.month >= usedBefore.month ? [free, usedBefore] : [usedBefore, free];
  const inMonth = newer.inMonth + (older.month === newer.month ? older.inMonth : 0);
  return { month: newer.month, inMonth, total: free.total + usedBefore.total };
}

export function withOneMore({ month, inMonth, total }: FreeUse, now: Date): FreeUse {
  const current = monthOf(now);
  return { month: current, inMonth: (month === current ? inMonth : 0) + 1, total: total + 1 };
}
